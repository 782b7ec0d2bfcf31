import type { Area } from "./particles.ts";

/** Below this width, in CSS pixels, the picture is scaled down as a whole: its numbers stay as designed. */
const designWidth = 760;

/**
 * Gives the canvas as many dots as it has on screen (at most 2 per CSS pixel) and its context the scale that goes with
 * them. Returns the area to draw in.
 */
export function fitCanvas(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Area {
  const { clientWidth, clientHeight } = canvas;
  const density = Math.min(2, devicePixelRatio || 1);
  const scale = Math.min(1, clientWidth / designWidth);
  canvas.width = Math.round(clientWidth * density);
  canvas.height = Math.round(clientHeight * density);
  context.setTransform(density * scale, 0, 0, density * scale, 0, 0);
  return scale === 0 ? { width: 0, height: 0 } : { width: clientWidth / scale, height: clientHeight / scale };
}
