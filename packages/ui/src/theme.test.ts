import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readTokens } from "../testing/read-tokens.ts";

const theme = readFileSync(join(import.meta.dirname, "theme-variables.css"), "utf8");
const used = new Set([...theme.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));
const dark = readTokens('[data-theme="dark"]');
const light = readTokens('[data-theme="light"]');
const shared = readTokens("  :root");

describe("the theme for Tailwind", () => {
  it("offers every color token as a utility", () => {
    expect([...dark.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  it("refers to no token that does not exist", () => {
    // The last three are set where the animation is used.
    const known = new Set([...dark.keys(), ...shared.keys(), "rise", "rise-delay", "place"]);
    expect([...used].filter((name) => name !== undefined && !known.has(name))).toEqual([]);
  });
});

describe("the motion", () => {
  it("lets the crease of a hero breathe over 6 s", () => {
    expect(theme).toMatch(/--animate-crease: tf-crease 6s ease-in-out infinite;/);
  });
});

describe("the tokens", () => {
  it("are the same names in both themes", () => {
    expect([...light.keys()].toSorted()).toEqual([...dark.keys()].toSorted());
  });

  it("are the light theme's for a system that is light", () => {
    expect([...readTokens('    [data-theme="system"]')]).toEqual([...light]);
  });
});
