import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeTokenFiles } from "../build-tokens.ts";
import { readTokens } from "../testing/read-tokens.ts";
import tokenFile from "../tokens/base.tokens.json" with { type: "json" };

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const theme = read("theme-variables.css");

it("matches tokens/, which passes Terrazzo's check", async () => {
  const made = await makeTokenFiles();
  const files = ["tokens.css", "theme-props.css", "theme-variables.css", "guest-theme.css"];
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(files.map((file) => [file, read(file)])));
});

describe("a text style", () => {
  const styles = Object.entries(tokenFile.text).flatMap(([name, style]) =>
    typeof style === "string" ? [] : [[name, style] as const],
  );

  it.each(styles)("has the same values in the tokens as in CSS on a wide screen: %s", (_, { $value, ...style }) => {
    const { fontSize, letterSpacing } = $value;
    const said = "$extensions" in style ? style.$extensions["com.thirtyfold.css"] : {};
    const css = { "font-size": `${fontSize.value}rem`, "letter-spacing": "0em", ...said };
    expect(css["font-size"]).toMatch(new RegExp(`(?:^|, )${fontSize.value}rem\\)?(?:, [\\d.]+vw\\))?$`));
    expect(letterSpacing.value).toBeCloseTo(Number.parseFloat(css["letter-spacing"]) * fontSize.value, 9);
  });
});

describe("the theme for Tailwind", () => {
  it("refers only to existing tokens", () => {
    const used = new Set([...theme.matchAll(/var\(--tf-([\w-]+)/g)].map(([, name]) => name));
    // The last three are set where the animation is used.
    const known = new Set([...readTokens("dark").keys(), "rise", "rise-delay", "place"]);
    expect([...used].filter((name) => name !== undefined && !known.has(name))).toEqual([]);
  });
});

describe("theme props", () => {
  it("set only existing tokens, except for the two they share", () => {
    const set = [...read("theme-props.css").matchAll(/--tf-([\w-]+):/g)].map(([, name = ""]) => name);
    const known = new Set(readTokens("dark").keys());
    expect([...new Set(set.filter((name) => !known.has(name)))].toSorted()).toEqual(["accent", "on-accent"]);
  });
});

describe("the motion", () => {
  it("animates the crease of a hero over 6 s", () => {
    expect(theme).toMatch(/--animate-crease: tf-crease 6s ease-in-out infinite;/);
  });
});

describe("any name that could clash with a host's", () => {
  it("carries our prefix: every custom property, and every key of the guest theme", () => {
    const css = ["tokens.css", "theme-props.css", "guest-theme.css", "motion.css"].map(read).join("");
    const names = [...css.matchAll(/(?<![\w-])--([\w-]+)/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !/^(?:[a-z]+-|font-weight-)?tf-/.test(name))).toEqual([]);
  });
});
