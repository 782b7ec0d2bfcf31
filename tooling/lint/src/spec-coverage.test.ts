import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const table = readFileSync(join(root, "docs/spec-coverage.md"), "utf8");

/** The number of rows that may say that no test covers them. Covering one lowers it; nothing raises it. */
const mostUntested = 0;
const laterIssues = ["issue 5", "issue 6"];

type Row = Readonly<{ says: string; livesIn: string; heldBy: string }>;
type Holder = Readonly<{ file: string; title: string }>;

/** Every row of the tables, without their headers. */
function readRows(): Row[] {
  const lines = table.split("\n").filter((line) => line.startsWith("|") && !/^\| (SPEC says|---) \|/.test(line));
  return lines.map((line) => {
    const [, says = "", livesIn = "", heldBy = "", ...rest] = line.split("|").map((cell) => cell.trim());
    // A bar within a cell shifts the others: the remainder then invalidates the last one.
    return { says, livesIn, heldBy: heldBy + rest.join("|") };
  });
}

const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);

function holdersIn(cell: string): Holder[] {
  return [...cell.matchAll(/`([^`]+)` > "([^"]+)"/g)].map(([, file = "", title = ""]) => ({ file, title }));
}

const titles = new Map<string, readonly string[]>();

/** The titles of a file's tests: `test("...")`, `it.each(...)("...")`; for a stories file, the stories' names. */
function titlesOf(file: string): readonly string[] {
  const known = titles.get(file);
  if (known) return known;
  const text = readFileSync(join(root, file), "utf8");
  const patterns = file.endsWith(".stories.tsx")
    ? [/^export const (\w+): Story/gm]
    : [/\b(?:it|test)\(\s*"((?:[^"\\]|\\.)+)"/g, /(?<!describe\.each\(.*)\)\(\s*"((?:[^"\\]|\\.)+)",/g];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, title = ""]) => title));
  titles.set(file, found);
  return found;
}

const rows = readRows();
const built = rows.filter(({ livesIn }) => !laterIssues.includes(livesIn));

describe("the specification table", () => {
  test("has a section with rows for each of the nine parts of the spec", () => {
    const sections = [...table.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
    expect(sections.join("")).toBe("123456789");
    expect(rows.length).toBeGreaterThan(400);
  });

  test("says where each statement lives and which tests cover it, and nothing more for a later one", () => {
    const broken = rows.filter(({ says, livesIn, heldBy }) =>
      laterIssues.includes(livesIn) ? heldBy !== "" : says === "" || pathsIn(livesIn).length === 0 || !isHeld(heldBy),
    );
    expect(broken).toEqual([]);
  });

  test("names files that exist", () => {
    const named = new Set(built.flatMap(({ livesIn }) => pathsIn(livesIn)));
    expect([...named].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test("names tests that exist", () => {
    const holders = built.flatMap(({ heldBy }) => holdersIn(heldBy));
    const missing = holders.filter(
      ({ file, title }) => !existsSync(join(root, file)) || !titlesOf(file).some((each) => each.includes(title)),
    );
    expect(missing).toEqual([]);
  });

  test("has no more untested statements than before", () => {
    const untested = built.filter(({ heldBy }) => heldBy === "no test").map(({ says }) => says);
    expect(untested.slice(mostUntested)).toEqual([]);
  });
});

/** Whether a cell consists only of files with their tests, or of the words "no test". */
function isHeld(cell: string): boolean {
  if (cell === "no test") return true;
  const holders = holdersIn(cell);
  return holders.length > 0 && holders.map(({ file, title }) => `\`${file}\` > "${title}"`).join("; ") === cell;
}
