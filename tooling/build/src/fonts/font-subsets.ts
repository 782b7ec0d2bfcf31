// oxlint-disable-next-line typescript/triple-slash-reference -- Whoever imports this file needs the types, too.
/// <reference path="./subset-font.d.ts" />
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { charactersOf, type Range, unicodeRange, without } from "./unicode-range.ts";

/** A font file: its address, its content, and its `@font-face` rule. */
export type FontSubset = Readonly<{ fileName: string; source: Uint8Array; face: string }>;

/** ASCII and English punctuation: everything in the site's own texts. */
export const shownCharacters: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
];

// The coverage of both families' latin files, as their own style sheets declare it.
const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

// Kerning, tabular figures, accents and ligatures; alternates that nothing on the site enables are left out.
const features = ["kern", "tnum", "lnum", "liga", "calt", "ccmp", "locl", "mark", "mkmk"];

const sans = {
  family: "Schibsted Grotesk Variable",
  name: "schibsted-grotesk",
  weights: { min: 400, max: 700 },
  file: createRequire(import.meta.url).resolve(
    "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
  ),
} as const;

const families = {
  sans,
  /**
   * A family of its own, next in the font stack: Chromium sets up a fallback font, at every size in use, for each face
   * of a family that is not loaded, whether or not its characters occur (decision 0163).
   */
  otherLatin: { ...sans, family: "Schibsted Grotesk Latin" },
  mono: {
    family: "Sometype Mono Variable",
    name: "sometype-mono",
    weights: { min: 400, max: 600 },
    file: createRequire(import.meta.url).resolve(
      "@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2",
    ),
  },
} as const;

type Fonts = readonly [FontSubset, FontSubset, FontSubset];
let made: Promise<Fonts> | undefined;

/**
 * The font for an application's own texts. Its address is below `base`, and it replaces the fallback when it arrives.
 * The family's own files, for other characters, stand beside it: browsers combine only faces of the same declared range.
 */
export function applicationFont(base: string): Promise<FontSubset> {
  return subset(families.sans, shownCharacters, { base, display: "swap", declared: "400 900" });
}

/** Every page preloads the first; the second is for other latin characters, the third for machine output. */
export function subsetFonts(): Promise<Fonts> {
  made ??= Promise.all([
    subset(families.sans, shownCharacters),
    subset(families.otherLatin, without(latin, shownCharacters)),
    subset(families.mono, shownCharacters),
  ]);
  return made;
}

/** The fonts for pages outside the router, which have no machine output and so need no third font. */
export function pageFonts([first, rest]: Fonts): { faces: string; preload: string } {
  return { faces: first.face + rest.face, preload: `/${first.fileName}` };
}

type Family = (typeof families)[keyof typeof families];
/** `declared`: the weights that the face claims, if not those in its file. */
type Place = Readonly<{ base: string; display: "optional" | "swap"; declared?: string }>;

async function subset(
  { family, name, weights, file }: Family,
  ranges: readonly Range[],
  { base, display, declared = `${weights.min} ${weights.max}` }: Place = { base: "/", display: "optional" },
): Promise<FontSubset> {
  const source = await subsetFont(await readFile(file), charactersOf(ranges), {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
  const fileName = `assets/${name}-${hash}.woff2`;
  const face = [
    `font-family:"${family}"`,
    `src:url(${base}${fileName})format("woff2")`,
    `font-weight:${declared}`,
    `font-display:${display}`,
    `unicode-range:${unicodeRange(ranges)}`,
  ];
  return { fileName, source, face: `@font-face{${face.join(";")}}` };
}
