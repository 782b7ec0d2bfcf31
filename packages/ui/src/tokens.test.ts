import Color from "colorjs.io";
import { describe, expect, it } from "vitest";
import { readTokens, resolveToken } from "../testing/read-tokens.ts";

/** WCAG 2.2 contrast ratios: for text, and for marks and boundaries. */
const text = 4.5;
const mark = 3;

type Expected = readonly [front: string, minimum: number, grounds: Readonly<Record<string, number>>];

/** The design's table of measured ratios: the text or mark, the minimum, and the ratio on each ground. */
const dark: readonly Expected[] = [
  [
    "fg",
    text,
    { bg: 14.9, "bg-sunken": 16.2, surface: 13.8, "surface-2": 12.3, "surface-3": 10.3, "bubble-them": 12.3 },
  ],
  ["fg-2", text, { bg: 9.7, "bg-sunken": 10.5, surface: 8.9, "surface-2": 8, "surface-3": 6.7 }],
  ["fg-3", text, { bg: 7, "bg-sunken": 7.6, surface: 6.5, "surface-2": 5.8, "surface-3": 4.8 }],
  ["tang", text, { bg: 8.9, "bg-sunken": 9.6, surface: 8.2, "surface-2": 7.3, "surface-3": 6.1, "tang-wash": 7.4 }],
  ["line-strong", mark, { bg: 4.4, "bg-sunken": 4.8, surface: 4.1, "surface-2": 3.6, "surface-3": 3 }],
  ["focus", mark, { bg: 11.7, "bg-sunken": 12.7, surface: 10.8, "surface-2": 9.7, "surface-3": 8.1 }],
  ["ok", text, { bg: 11, surface: 10.1, "surface-2": 9, "ok-wash": 8.9 }],
  ["warn", text, { bg: 11.9, surface: 11, "surface-2": 9.8, "warn-wash": 9.5 }],
  ["bad", text, { bg: 7.1, surface: 6.5, "surface-2": 5.8, "surface-3": 4.9, "bad-wash": 6.4 }],
  ["info", text, { bg: 9.6, surface: 8.9, "surface-2": 8, "info-wash": 8.1 }],
  ["on-tang", text, { tang: 9.4, "tang-hover": 11.1, "tang-shade": 7.7 }],
  ["on-primary", text, { primary: 9.4, "primary-hover": 11.1 }],
  ["on-bad", text, { "bad-solid": 4.9 }],
  ["on-paper", text, { paper: 14.4 }],
  ["on-paper-2", text, { paper: 7.9 }],
  ["on-paper-accent", text, { paper: 5.3 }],
  ["on-paper-mark", mark, { paper: 3.1 }],
];

const light: readonly Expected[] = [
  [
    "fg",
    text,
    { bg: 15.3, "bg-sunken": 14.1, surface: 16.3, "surface-2": 14.8, "surface-3": 13.5, "bubble-them": 13.9 },
  ],
  ["fg-2", text, { bg: 8.4, "bg-sunken": 7.7, surface: 8.9, "surface-2": 8.1, "surface-3": 7.4 }],
  ["fg-3", text, { bg: 5.8, "bg-sunken": 5.3, surface: 6.1, "surface-2": 5.6, "surface-3": 5.1 }],
  ["link", text, { bg: 5.6, "bg-sunken": 5.2, surface: 6, "surface-2": 5.4, "surface-3": 4.9, "tang-wash": 5.1 }],
  ["mark", mark, { bg: 3.3, surface: 3.5, "surface-2": 3.2 }],
  ["line-strong", mark, { bg: 3.8, "bg-sunken": 3.5, surface: 4, "surface-2": 3.7, "surface-3": 3.3 }],
  ["focus", mark, { bg: 6.5, "bg-sunken": 6, surface: 7, "surface-2": 6.3, "surface-3": 5.8 }],
  ["ok", text, { bg: 6.6, surface: 7, "surface-2": 6.4, "ok-wash": 6 }],
  ["warn", text, { bg: 6.1, surface: 6.5, "surface-2": 6, "warn-wash": 5.7 }],
  ["bad", text, { bg: 6.1, surface: 6.5, "surface-2": 6, "surface-3": 5.4, "bad-wash": 5.7 }],
  ["info", text, { bg: 6.8, surface: 7.2, "surface-2": 6.6, "info-wash": 6.3 }],
  ["on-tang", text, { tang: 9.1, "tang-hover": 7.9, "tang-shade": 7.5 }],
  ["on-primary", text, { primary: 11.1, "primary-hover": 8.3 }],
  ["on-bad", text, { "bad-solid": 6.1 }],
  ["on-paper", text, { paper: 15.8 }],
  ["on-paper-2", text, { paper: 8.7 }],
  ["on-paper-accent", text, { paper: 5.8 }],
  ["on-paper-mark", mark, { paper: 3.4 }],
];

const themes = [
  { theme: "dark", tokens: readTokens("dark"), expected: dark },
  { theme: "light", tokens: readTokens("light"), expected: light },
];

describe.each(themes)("the $theme theme", ({ tokens, expected }) => {
  const pairs = expected.flatMap(([front, minimum, grounds]) =>
    Object.entries(grounds).map(([ground, ratio]) => ({ front, ground, minimum, ratio })),
  );

  it.each(pairs)("shows $front on $ground with a contrast of $ratio", ({ front, ground, minimum, ratio }) => {
    const measured = contrast(resolveToken(tokens, front), resolveToken(tokens, ground));
    expect(measured).toBeGreaterThanOrEqual(minimum);
    expect(Math.abs(measured - ratio)).toBeLessThan(0.1);
  });
});

/** The ratio as a screen shows it: colors outside of sRGB are first mapped into it. */
function contrast(front: string, ground: string): number {
  return onScreen(front).contrast(onScreen(ground), "WCAG21");
}

function onScreen(color: string): Color {
  return new Color(color).to("srgb").toGamut({ method: "clip" });
}
