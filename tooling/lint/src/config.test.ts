import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "../../..");
const oxlint = join(dirname(createRequire(import.meta.url).resolve("oxlint/package.json")), "bin/oxlint");
const reportSchema = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

let repository = "";

/** Applies the committed config to a small repository of its own, so that a rule that is off is noticed. */
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "house "));
  const config = readFileSync(join(root, ".oxlintrc.json"), "utf8");
  write(".oxlintrc.json", config.replace(`"./tooling/lint/`, `"${join(root, "tooling/lint")}/`));
  write("pnpm-workspace.yaml", "packages: [apps/*, packages/*]\n");
  write("packages/ui/package.json", "{}");
  write(
    "tsconfig.json",
    `{ "compilerOptions": { "strict": true, "lib": ["es2024", "dom"], "allowImportingTsExtensions": true, "noEmit": true } }`,
  );
});

afterEach(() => rmSync(repository, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), text);
}

/** Lints the small repository as the root script does, and lists the problems as `rule file`. */
function lint(): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, "--type-aware", "--format=json"], {
    cwd: repository,
    // oxlint finds the type checker of the type-aware rules on the PATH.
    env: { ...process.env, PATH: [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter) },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
  return diagnostics.map(({ code, filename }) => `${code} ${filename}`).toSorted();
}

const broken: [rule: string, file: string, code: string][] = [
  [
    "house(imports)",
    "apps/api/src/imports.ts",
    `import { Button } from "@thirtyfold/ui";\nexport const app = Button;\n`,
  ],
  ["house(environment)", "apps/api/src/port.ts", "export const port = process.env.PORT;\n"],
  ["house(no-enum)", "apps/api/src/code.ts", "export enum Code {\n  Gone = 410,\n}\n"],
  ["house(no-export-star)", "packages/ui/src/index.ts", `export * from "./button.ts";\n`],
  ["house(plain-names)", "apps/web/app/lib/utils.ts", "export const one = 1;\n"],
  ["eslint(no-console)", "apps/api/src/console.ts", `console.log("hello");\n`],
  ["eslint(no-warning-comments)", "apps/api/src/comment.ts", "// TODO: more\nexport const one = 1;\n"],
  ["eslint(max-lines)", "apps/api/src/lines.ts", "// One line of many.\n".repeat(301)],
  ["eslint(max-lines-per-function)", "apps/api/src/long.ts", `export function f() {\n${"  f();\n".repeat(50)}}\n`],
  ["import(no-default-export)", "apps/web/app/lib/seo.ts", "export default 1;\n"],
  ["typescript(no-explicit-any)", "apps/api/src/any.ts", "export function f(x: any) {\n  return String(x);\n}\n"],
  ["typescript(no-floating-promises)", "apps/api/src/floating.ts", "fetch('/');\n"],
  ["unicorn(filename-case)", "apps/web/app/lib/pageMeta.ts", "export const one = 1;\n"],
  ["vitest(no-focused-tests)", "apps/api/src/app.test.ts", focusedTest()],
];

function focusedTest(): string {
  return `import { expect, test } from "vitest";\ntest.only("one", () => {\n  expect(1).toBe(1);\n});\n`;
}

describe("the committed config", () => {
  // One run for all of them: most of the work is starting the linter.
  test("reports each rule in the file that violates it", () => {
    for (const [, file, code] of broken) write(file, code);
    const found = new Set(lint());
    const unreported = broken.map(([rule, file]) => `${rule} ${file}`).filter((report) => !found.has(report));
    expect(unreported).toEqual([]);
  });

  test("reports an import cycle, even when one of the imports is type-only", () => {
    write("apps/api/src/one.ts", `import { two } from "./two.ts";\nexport const one = () => two();\n`);
    write(
      "apps/api/src/two.ts",
      `import type { one } from "./one.ts";\nexport type One = typeof one;\nexport const two = () => 2;\n`,
    );
    expect(lint()).toEqual(["import(no-cycle) apps/api/src/one.ts", "import(no-cycle) apps/api/src/two.ts"]);
  });

  test("passes a well-built repository, including the default exports that frameworks require", () => {
    write("globals.d.ts", "declare const process: { env: Record<string, string | undefined> };\n");
    write("apps/web/app/routes/home.tsx", "export default function Home() {\n  return null;\n}\n");
    write("apps/web/vite.config.ts", "export default { port: process.env['PORT'] };\n");
    write("apps/api/src/settings.ts", "export const port = process.env['PORT'];\n");
    write("tooling/run/start.mjs", "console.log(1);\n");
    expect(lint()).toEqual([]);
  });
});
