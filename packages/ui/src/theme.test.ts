import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readTokens } from "../testing/read-tokens.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const theme = read("theme-variables.css");
const tokens = read("tokens.css");
const used = new Set([...theme.matchAll(/var\(--tf-([\w-]+)/g)].map(([, name]) => name));
const dark = readTokens("dark");

describe("the theme for Tailwind", () => {
  it("offers every color token as a utility", () => {
    const colors = [...dark].filter(([, value]) => /^(oklch|var)\(/.test(value));
    expect(colors.length).toBeGreaterThan(40);
    expect(colors.filter(([name]) => !used.has(name))).toEqual([]);
  });

  it("refers to no token that does not exist", () => {
    // The last three are set where the animation is used.
    const known = new Set([...dark.keys(), "rise", "rise-delay", "place"]);
    expect([...used].filter((name) => name !== undefined && !known.has(name))).toEqual([]);
  });
});

describe("the motion", () => {
  it("lets the crease of a hero breathe over 6 s", () => {
    expect(theme).toMatch(/--animate-crease: tf-crease 6s ease-in-out infinite;/);
  });
});

describe("what a host could have, too", () => {
  it("has our prefix: every custom property, and every key of the theme for guests", () => {
    const css = [tokens, read("guest-theme.css"), read("motion.css")].join("");
    const names = [...css.matchAll(/(?<![\w-])--([\w-]+)/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !/^(?:[a-z]+-|font-weight-)?tf-/.test(name))).toEqual([]);
  });

  it("is the same theme with the prefix and without", () => {
    expect(declarations("guest-theme.css")).toEqual(
      declarations("theme-variables.css").map(([key, value]) => [
        key?.replace(/^--(font-weight|[a-z]+)-/, "--$1-tf-"),
        value,
      ]),
    );
  });
});

function declarations(file: string): (string | undefined)[][] {
  return [...read(file).matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, key, value]) => [key, value]);
}

describe("the tokens", () => {
  it("stand once, with the values of both themes side by side", () => {
    const names = [...tokens.matchAll(/^ +--tf-(?!dark|light)([\w-]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(60);
    expect(names.length).toBe(new Set(names).size);
  });
});
