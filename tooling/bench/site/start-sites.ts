import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export type Sites = {
  /** Our home page. */
  home: string;
  /** Pairs of addresses with the same text: our built page, and the hand-written one. */
  pages: { name: string; ours: string; handWritten: string }[];
  stop: () => void;
};

/** Starts the product and the server of the hand-written pages, each as a process of its own. */
export async function startSites(): Promise<Sites> {
  const data = mkdtempSync(join(tmpdir(), "bench-site-"));
  const [ours, theirs] = [await freePort(), await freePort()];
  const environment = { ...process.env, PORT: String(ours), DATA_DIR: data, RATE_READ: "0", LOG_LEVEL: "error" };
  const children = [
    spawn(process.execPath, [join(root, "apps/api/dist/server.js")], { env: environment, stdio: "ignore" }),
    spawn(process.execPath, [join(root, "tooling/bench/site/hand-written-server.ts"), String(theirs), firstFont()], {
      stdio: "inherit",
    }),
  ];
  await Promise.all([answers(`http://127.0.0.1:${ours}/`), answers(`http://127.0.0.1:${theirs}/`)]);
  const pair = (name: string, our: string, their: string) => ({
    name,
    ours: `http://127.0.0.1:${ours}${our}`,
    handWritten: `http://127.0.0.1:${theirs}${their}`,
  });
  return {
    home: `http://127.0.0.1:${ours}/`,
    pages: [pair("home", "/", "/"), pair("about", "/about", "/inner")],
    stop: () => stopAll(children, data),
  };
}

/** The font that our home page preloads: the hand-written pages use the same. */
function firstFont(): string {
  const html = readFileSync(join(root, "apps/web/build/client/index.html"), "utf8");
  const path = /href="(\/assets\/[^"]+\.woff2)"/.exec(html)?.[1];
  if (path === undefined) throw new Error("The home page preloads no font");
  return join(root, "apps/web/build/client", path);
}

async function answers(url: string) {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`${url} did not start`);
}

function stopAll(children: ChildProcess[], data: string) {
  for (const child of children) child.kill("SIGTERM");
  rmSync(data, { recursive: true, force: true });
}
