import { fadeAt } from "./fade.ts";
import type { View } from "./fit-canvas.ts";
import { findLinks } from "./links.ts";
import type { Particle } from "./particles.ts";

export type NetworkColors = { plain: string; lit: string };

/** Fainter than this nobody sees it, so it is not drawn. */
const visible = 0.02;

/** Draws one frame: links below, squares above. The context's units are those of the area. */
export function drawNetwork(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  view: View,
  colors: NetworkColors,
): void {
  const { area, left } = view;
  context.clearRect(left, 0, area.width - left, area.height);
  context.lineWidth = 1;
  for (const { from, to, opacity, lit } of findLinks(particles)) {
    // A link is as faint as its fainter end: none is cut off where the picture ends.
    const alpha = opacity * Math.min(fadeAt(view, from.x, from.y), fadeAt(view, to.x, to.y));
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
    context.globalAlpha = (lit ? 1 : 0.75) * fadeAt(view, x, y);
    context.fillStyle = lit ? colors.lit : colors.plain;
    context.fillRect(x - side / 2, y - side / 2, side, side);
  }
}
