import type { Area } from "./particles.ts";

/** Below this width, in CSS pixels, the picture is scaled down as a whole: its numbers stay as designed. */
const designWidth = 760;

/** What the canvas shows of the area: everything right of `left`, over the whole height. In units of the area. */
export type View = { area: Area; left: number };

/**
 * The particles live in the box around the canvas; the canvas itself is only as wide as what may be seen of it. Gives
 * the canvas as many dots as it has on screen (at most 2 per CSS pixel) and its context the place and scale that go with
 * them.
 */
export function fitCanvas(canvas: HTMLCanvasElement, box: Element, context: CanvasRenderingContext2D): View {
  const { clientWidth, clientHeight } = canvas;
  const density = Math.min(2, devicePixelRatio || 1);
  const scale = Math.min(1, box.clientWidth / designWidth) || 1;
  const area = { width: box.clientWidth / scale, height: box.clientHeight / scale };
  const left = area.width - clientWidth / scale;
  canvas.width = Math.round(clientWidth * density);
  canvas.height = Math.round(clientHeight * density);
  context.setTransform(density * scale, 0, 0, density * scale, -left * density * scale, 0);
  return { area, left };
}
