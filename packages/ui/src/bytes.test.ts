import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bounds, subpaths, weigh } from "../weigh.ts";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const table = /<!-- bytes -->([^<]*)<!-- \/bytes -->/.exec(readme)?.[1] ?? "";
const told = new Map(
  [...table.matchAll(/^\| `([\w-]+)` \| ([\d,]+) \|$/gm)].map(([, name = "", bytes = ""]) => [
    name,
    Number(bytes.replaceAll(",", "")),
  ]),
);

it("states in the README the size of every component", () => {
  expect([...told.keys()]).toEqual(subpaths());
});

it.for([...bounds])(
  "%s weighs at most %i bytes without React, close to the size in the README",
  async ([name, most]) => {
    const bytes = await weigh(name);
    expect(bytes).toBeLessThanOrEqual(most);
    // The README's sizes are updated from time to time, not with every change.
    expect(Math.abs(bytes - (told.get(name) ?? 0))).toBeLessThan(bytes / 10);
  },
);
