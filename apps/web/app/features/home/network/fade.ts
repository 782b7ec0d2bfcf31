import type { View } from "./fit-canvas.ts";

/** The picture comes up over this share of the visible width, and goes down over this share of the height. */
const fadeIn = 0.5;
const fadeOut = 0.4;

/**
 * How visible a place is, 0 to 1: nothing at the left end of the view, where the headline stands, and nothing at its
 * bottom. Drawn this way and not as a CSS mask, which the browser would have to apply to every frame again.
 */
export function fadeAt({ area, left }: View, x: number, y: number): number {
  const fromLeft = (x - left) / ((area.width - left) * fadeIn);
  const fromBottom = (area.height - y) / (area.height * fadeOut);
  return Math.max(0, Math.min(1, fromLeft)) * Math.max(0, Math.min(1, fromBottom));
}
