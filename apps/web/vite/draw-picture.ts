import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { shownCharacters } from "@thirtyfold/build/font-subsets";
import { charactersOf } from "@thirtyfold/build/unicode-range";
import subsetFont from "subset-font";

/** Renders SVG in the site's own font, independent of the machine's. */
export type Painter = Readonly<{
  /** Returns PNG. */
  draw: (svg: string) => Uint8Array;
  /** The width of an SVG element in its own units. */
  widthOf: (element: string) => number;
  close: () => Promise<void>;
}>;

/** The only font family of pictures. Its weight 640 is selected by `font-weight="700"`. */
export const pictureFont = "Schibsted Grotesk";

/** Resvg needs plain OpenType files and does not support variable axes, so each weight becomes a file. */
export async function openPainter(): Promise<Painter> {
  const folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  const variable = createRequire(import.meta.url).resolve(
    "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
  );
  const source = await readFile(variable);
  const fontFiles = await Promise.all(
    [400, 640].map(async (wght) => {
      const file = path.join(folder, `${wght}.ttf`);
      const options = { targetFormat: "sfnt", variationAxes: { wght } } as const;
      await writeFile(file, await subsetFont(source, charactersOf(shownCharacters), options));
      return file;
    }),
  );
  const paint = (svg: string) =>
    new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: pictureFont } });
  return {
    draw: (svg) => paint(svg).render().asPng(),
    widthOf: (element) =>
      paint(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400">${element}</svg>`).getBBox()?.width ?? 0,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
