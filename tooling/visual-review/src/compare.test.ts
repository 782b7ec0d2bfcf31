import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { comparePictures } from "./compare.ts";

describe("two images", () => {
  it("that show the same do not differ, however they are encoded", () => {
    const same = paint(8, 8);
    expect(comparePictures(same, Buffer.from(same))).toBeUndefined();
    expect(comparePictures(same, PNG.sync.write(PNG.sync.read(same), { deflateLevel: 0 }))).toBeUndefined();
  });

  it("differ by the changed pixels", () => {
    const difference = comparePictures(
      paint(8, 8),
      paint(8, 8, [
        [0, 0],
        [4, 4],
      ]),
    );
    expect(difference).toMatchObject({ pixels: 2, share: 2 / 64 });
    const { width, height } = PNG.sync.read(difference?.picture ?? Buffer.alloc(0));
    expect([width, height]).toEqual([8, 8]);
  });

  it("of different sizes differ wherever only one of them has pixels", () => {
    expect(comparePictures(paint(8, 8), paint(8, 10))).toMatchObject({ pixels: 16, share: 16 / 80 });
    expect(comparePictures(paint(8, 10), paint(8, 8))).toMatchObject({ pixels: 16, share: 16 / 80 });
  });
});

/** A dark green picture with some tangerine pixels. */
function paint(width: number, height: number, lit: readonly (readonly [number, number])[] = []): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([11, 31, 24, 255], at);
  for (const [x, y] of lit) png.data.set([255, 169, 77, 255], (y * width + x) * 4);
  return PNG.sync.write(png);
}
