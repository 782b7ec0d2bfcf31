import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { colorGroups } from "./color-tokens.ts";

const tokens = readFileSync(fileURLToPath(import.meta.resolve("@thirtyfold/ui/tokens.css")), "utf8");

it("names every color of the design system, and no other", () => {
  const declared = [...tokens.matchAll(/--tf-([\w-]+):\s*(oklch|var)\(/g)].map(([, name = ""]) => name);
  const shown = colorGroups.flatMap((group): string[] => [...group.tokens]);
  expect(shown.toSorted()).toEqual([...new Set(declared)].filter((name) => name !== "shadow-pop").toSorted());
});
