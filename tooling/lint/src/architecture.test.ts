import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
/** Lines move with every change; a reader still sees what stands this near. */
const nearby = 20;

test("docs/architecture.md: what an answer names stands where it says", () => {
  const text = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const answers = [...text.matchAll(/`([\w./-]+):(\d+)` \(`(\w+)`\)/g)];
  expect(answers.length).toBeGreaterThan(10);
  const wrong = answers.filter(([, file = "", line, name = ""]) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const shown = lines.slice(Math.max(0, Number(line) - nearby), Number(line) + nearby);
    return !shown.some((each) => each.includes(name));
  });
  expect(wrong.map(([answer]) => answer)).toEqual([]);
});
