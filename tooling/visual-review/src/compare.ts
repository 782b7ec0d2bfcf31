import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

export type Difference = Readonly<{
  /** Differing pixels in the area that either picture covers. */
  pixels: number;
  /** Share of that area, 0 to 1. */
  share: number;
  /** Differing pixels on a pale copy, PNG. */
  picture: Buffer;
}>;

/** Compares two PNGs, which may differ in size. @returns `undefined` when they are the same */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const differing = new PNG({ width, height });
  const pixels = pixelmatch(onCanvas(old, width, height), onCanvas(now, width, height), differing.data, width, height, {
    threshold: 0.05,
  });
  if (pixels === 0) return undefined;
  return { pixels, share: pixels / (width * height), picture: PNG.sync.write(differing) };
}

/** The rest stays transparent, and so differs from anything painted. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}
