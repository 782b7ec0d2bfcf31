import { readFile } from "node:fs/promises";
import { visibleCharacter } from "@thirtyfold/api-contract/limits";
import { visibleCharacter as visibleInChat } from "@thirtyfold/realtime-protocol";
import { expect, test } from "vitest";
import { intakeForm } from "./intake-form.ts";

/** The colors of a stylesheet by name, of the dark theme if it has two, with numbers in a uniform notation. */
function colors(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(
    /--(?:tf-)?([\w-]+):\s*(?:var\(--tf-dark, )?(oklch\([^)]*\))/g,
  )) {
    if (!found.has(name)) found.set(name, value.replace(/(?<![\d.])0(?=\.)/g, ""));
  }
  return found;
}

test("the intake form uses the design system's colors", async () => {
  const theirs = colors(await readFile(new URL("../../../packages/ui/src/tokens.css", import.meta.url), "utf8"));
  const own = [...colors(intakeForm({ faces: "" }))];
  expect(own.length).toBeGreaterThan(15);
  expect(own).toEqual(own.map(([name]) => [name, theirs.get(name)]));
});

test("the intake form treats the same characters as visible as the other forms and the chat", () => {
  expect(intakeForm({ faces: "" })).toContain(`${visibleCharacter}.test`);
  expect(visibleInChat).toEqual(visibleCharacter);
});
