import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
/** A small change above shifts a line by a few; readers still see anything this close. */
const nearby = 3;

test("docs/architecture.md: every name is found at the line it cites", () => {
  const text = readFileSync(join(root, "docs/architecture.md"), "utf8");
  const answers = [...text.matchAll(/`([\w./-]+):(\d+)` \(`(\w+)`\)/g)];
  expect(answers.length).toBeGreaterThan(10);
  const wrong = answers.flatMap(([, file = "", line, name = ""]) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const at = lines.flatMap((each, index) => (each.includes(name) ? [index + 1] : []));
    const isNear = at.some((number) => Math.abs(number - Number(line)) <= nearby);
    return isNear ? [] : [`${file}:${line} has no ${name}; it stands in ${at.join(", ") || "no line"}`];
  });
  expect(wrong).toEqual([]);
});
