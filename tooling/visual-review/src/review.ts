import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findChromium } from "@thirtyfold/run/find-chromium";
import { compareRuns, readRun, writeRun } from "./compare-runs.ts";
import { contactSheet, summary } from "./contact-sheet.ts";
import { drawShots } from "./draw.ts";
import { serveFolder } from "./serve-folder.ts";
import { planShots, readStories } from "./stories.ts";

const usage = `Draws every story in both themes at 390 and 1280 px on a contact sheet.

  pnpm review [--only part-of-a-name] [--out folder] [--against folder-of-an-earlier-run]

  --out folder       emptied first; one that is empty, or of an earlier run
  --static folder    a Storybook that is built already
  --fail-on-change   end with code 1 when a picture differs, or a story was added, removed or failed
`;

const root = fileURLToPath(new URL("../../..", import.meta.url));
const ui = join(root, "packages/ui");
/** Folders are relative to the directory in which the command was called. */
const from = process.env["INIT_CWD"] ?? process.cwd();

const { values: asked } = parseArgs({
  options: {
    out: { type: "string" },
    against: { type: "string" },
    only: { type: "string", default: "" },
    static: { type: "string" },
    "fail-on-change": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (asked.help) process.stdout.write(usage);
else process.exitCode = await review().catch(tellFailure);

async function review(): Promise<number> {
  const started = Date.now();
  const out = asked.out === undefined ? join(root, "test-results/visual-review") : resolve(from, asked.out);
  const against = asked.against === undefined ? undefined : resolve(from, asked.against);
  if (against !== undefined && !relative(out, against).startsWith("..")) {
    throw new Error("The earlier run stands in the folder for this one; name another with --out.");
  }
  if (asked.out !== undefined) await refuseOthersFolder(out);
  // Fails before the work instead of after it.
  if (against !== undefined) await readRun(against);
  const storybook = asked.static === undefined ? buildStorybook() : resolve(from, asked.static);
  const index: unknown = JSON.parse(await readFile(join(storybook, "index.json"), "utf8"));
  const planned = planShots(readStories(index, asked.only));
  if (planned.length === 0) throw new Error(`No story has "${asked.only}" in its name.`);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const server = await serveFolder(storybook);
  const launch = await findChromium();
  const drawn = await drawShots(planned, { port: server.port, folder: out, launch }).finally(server.stop);
  await writeRun(out, drawn.shots);
  const only = asked.only !== "";
  const comparison = against === undefined ? undefined : await compareRuns(drawn.shots, { folder: out, against, only });
  await writeFile(join(out, "index.html"), contactSheet({ ...drawn, comparison, css: await readCss() }));
  process.stdout.write([...drawn.failures, ""].join("\n"));
  process.stdout.write(
    `${summary({ ...drawn, comparison })}, in ${Math.round((Date.now() - started) / 1000)} s: ${join(out, "index.html")}\n`,
  );
  const changed = drawn.failures.length + (comparison ? Object.values(comparison).flat().length : 0) > 0;
  return asked["fail-on-change"] && changed ? 1 : 0;
}

/** The folder of an earlier run will be emptied. @throws if it holds anything else */
async function refuseOthersFolder(out: string): Promise<void> {
  const names = await readdir(out).catch((): string[] => []);
  if (names.length > 0 && !names.includes("run.json")) {
    throw new Error(`${out} is not empty and holds no earlier run; name another folder with --out.`);
  }
}

function tellFailure(error: unknown): number {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
}

function buildStorybook(): string {
  const { status } = spawnSync("pnpm", ["--dir", ui, "run", "storybook:build"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0)
    throw new Error("Storybook could not be built; `pnpm --filter @thirtyfold/ui storybook:build` says why.");
  return join(ui, "storybook-static");
}

async function readCss(): Promise<string> {
  const tokens = await readFile(join(ui, "src/tokens.css"), "utf8");
  return `${tokens}\n${await readFile(join(import.meta.dirname, "contact-sheet.css"), "utf8")}`;
}
