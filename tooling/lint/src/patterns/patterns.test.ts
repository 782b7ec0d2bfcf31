import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { judgePattern } from "./judge-pattern.ts";

test.for([
  ["exponential", /^(?:a+)+$/],
  ["exponential", /^(?:a|a)*$/],
  ["exponential", /^(?:aa?){0,30}$/],
  ["exponential", /^(?:a |ab? ?){4,} x/],
  ["polynomial", /^(?:\S+\s*){1,6}$/],
  ["polynomial", /[.,]+$/],
  ["polynomial", /[\w.]+@[\w.]+/],
  ["polynomial", /^\s*:?\s*x/],
  ["looks on without limit", / and (?=[^,]*$)/],
  ["looks on without limit", /(?<!talk\w* )with/],
  ["begins again", /\bcan\b.*\bautomated\b/],
  ["begins again", /\((\w)(?:,[^)]*)?\)/],
  ["begins again", /\b\d{1,3}(?:,\d{3})+ people/],
  ["begins again", /\b\p{Lu}[\p{L}'’-]* Ltd/u],
] as const)("%s: %s", ([verdict, { source, flags }]) => {
  expect(judgePattern(source, flags)).toContain(verdict);
});

test.for([
  /\s+/g,
  /^\s+x/,
  /^(?:a |real |actual )*person$/,
  /^[a-z]+(?:-[a-z]+)*$/,
  /(?<![.,])[.,]+$/,
  /\b\w+ly\b/,
  /\bcan .*/,
  /(?<!\w)\d{1,3}(?:,\d{3}){1,3} people/,
  /\b(?:at|from) \p{Lu}[\p{L}'’-]{0,39} Ltd/u,
])("linear: %s", ({ source, flags }) => {
  expect(judgePattern(source, flags)).toBeUndefined();
});

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "patterns "));
  write("packages/words/package.json", `{ "type": "module" }`);
  write("apps/api/package.json", `{ "type": "module", "dependencies": { "@thirtyfold/words": "workspace:*" } }`);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Runs the check as `pnpm lint` does, on the small repository. */
function check(): { status: number | null; problems: string[] } {
  const program = join(import.meta.dirname, "check-patterns.ts");
  const { status, stderr } = spawnSync(process.execPath, [program, root], { encoding: "utf8" });
  return { status, problems: stderr.split("\n").filter((line) => line !== "") };
}

test("a slow pattern fails the check, literal or constructed, in the API and in packages it depends on", {
  timeout: 60_000,
}, () => {
  write("apps/api/src/a.ts", `export const slow: RegExp = /^(?:\\S+\\s*){1,6}$/;\n`);
  write(
    "apps/api/src/b.ts",
    'const word = String.raw`[a-z]+`;\nexport const slow = new RegExp(`^(?:${word})+$`, "u");\n',
  );
  write("packages/words/src/c.ts", `export const slow = ["x"].map((end) => RegExp("\\\\s+" + end));\n`);
  write("packages/other/src/d.ts", `export const slow = /\\s+$/;\n`);
  write("apps/api/src/a.test.ts", `export const slow = /\\s+$/;\n`);
  const { status, problems } = check();
  expect(status).toBe(1);
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "apps/api/src/a.ts:1:29",
    "apps/api/src/b.ts:2:21",
    "packages/words/src/c.ts:1:40",
  ]);
});

test("a pattern constructed from unknown parts fails the check", { timeout: 60_000 }, () => {
  write("apps/api/src/a.ts", `export const find = (word: string) => new RegExp(word);\n`);
  write(
    "apps/api/src/b.ts",
    `export function find(text: string, word: string) {\n  return text.match(\`\${word}+$\`);\n}\n`,
  );
  const { status, problems } = check();
  expect(status).toBe(1);
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "apps/api/src/a.ts:1:39",
    "apps/api/src/b.ts:2:10",
  ]);
});

test("a stated bound excuses only patterns that are polynomial on short input", { timeout: 60_000 }, () => {
  const bound = (size: number, pattern: string) =>
    `// bounded: ${size} characters, a name\nexport const of${size} = ${pattern};\n`;
  write("apps/api/src/a.ts", bound(200, "/\\s+$/") + bound(300, "/^(?:a+)+$/") + bound(9000, "/\\s+$/"));
  const { status, problems } = check();
  expect(status).toBe(1);
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "apps/api/src/a.ts:4:22",
    "apps/api/src/a.ts:6:23",
  ]);
  write("apps/api/src/a.ts", bound(200, "/\\s+$/"));
  expect(check()).toEqual({ status: 0, problems: [] });
});
