import { beforeAll, describe, expect, it } from "vitest";
import { subsetFonts } from "./font-subsets.ts";

describe("the site's fonts", () => {
  let fonts: Awaited<ReturnType<typeof subsetFonts>>;

  beforeAll(async () => {
    fonts = await subsetFonts();
  });

  it("take at most 30 kB for the first screen and 65 kB in all", () => {
    expect(fonts[0].source.length).toBeLessThanOrEqual(30_000);
    expect(fonts.reduce((sum, { source }) => sum + source.length, 0)).toBeLessThanOrEqual(65_000);
  });

  it("have content-hashed names and font-display: optional", () => {
    for (const { fileName, face } of fonts) {
      expect(fileName).toMatch(/^assets\/[a-z-]+-[0-9a-f]{8}\.woff2$/);
      expect(face).toContain(`url(/${fileName})`);
      expect(face).toContain("font-display:optional");
    }
    expect(new Set(fonts.map(({ fileName }) => fileName)).size).toBe(3);
  });

  it("have one face per family, so that none is left unloaded next to one in use", () => {
    const names = fonts.map(({ face }) => /font-family:"([^"]+)"/.exec(face)?.[1]);
    expect(names).toEqual(["Schibsted Grotesk Variable", "Schibsted Grotesk Latin", "Sometype Mono Variable"]);
  });

  it("share no character between the first file and the one for other Latin characters", () => {
    const rangeOf = (face: string) => /unicode-range:([^;}]+)/.exec(face)?.[1]?.split(",") ?? [];
    const points = (face: string) =>
      rangeOf(face).flatMap((range) => {
        const [from = "", to = from] = range.replace("U+", "").split("-");
        return Array.from({ length: parseInt(to, 16) - parseInt(from, 16) + 1 }, (_, at) => parseInt(from, 16) + at);
      });
    const first = new Set(points(fonts[0].face));
    expect(first.has("I".charCodeAt(0))).toBe(true);
    expect(points(fonts[1].face).filter((point) => first.has(point))).toEqual([]);
    expect(points(fonts[1].face)).toContain("é".charCodeAt(0));
  });
});
