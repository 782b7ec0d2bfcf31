import { type Area, findLinks, type Particle } from "./particles.ts";

export type NetworkColors = { plain: string; lit: string };

/** The visible part of the area, in its units: everything right of `left`, over the full height. */
export type View = { area: Area; left: number };

/** The common type of page and worker canvas contexts. */
export type DrawingContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Fade-in over this share of the visible width and fade-out over this share of the height. */
const fadeIn = 0.5;
const fadeOut = 0.4;
/** Anything fainter is invisible and is not drawn. */
const visible = 0.02;

/** Opacity at a point, 0 to 1. Not a CSS mask, which the browser would reapply to every frame. */
export function fadeAt({ area, left }: View, x: number, y: number): number {
  const fromLeft = (x - left) / ((area.width - left) * fadeIn);
  const fromBottom = (area.height - y) / (area.height * fadeOut);
  return Math.max(0, Math.min(1, fromLeft)) * Math.max(0, Math.min(1, fromBottom));
}

/** Draws one frame, links below squares, in units of the area; `strength` is 0 to 1. */
export function drawNetwork(
  context: DrawingContext,
  particles: readonly Particle[],
  view: View,
  { colors, strength }: { colors: NetworkColors; strength: number },
): void {
  const { area, left } = view;
  context.clearRect(left, 0, area.width - left, area.height);
  context.lineWidth = 1;
  for (const { from, to, opacity, lit } of findLinks(particles)) {
    // As faint as its fainter end, so that no link is cut off at the edge of the picture.
    const alpha = strength * opacity * Math.min(fadeAt(view, from.x, from.y), fadeAt(view, to.x, to.y));
    if (alpha < visible) continue;
    context.globalAlpha = alpha;
    context.strokeStyle = lit ? colors.lit : colors.plain;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  for (const { x, y, lit } of particles) {
    const side = lit ? 4 : 3;
    context.globalAlpha = strength * (lit ? 1 : 0.75) * fadeAt(view, x, y);
    context.fillStyle = lit ? colors.lit : colors.plain;
    context.fillRect(x - side / 2, y - side / 2, side, side);
  }
}
