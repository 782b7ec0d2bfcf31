import { findLinks } from "./links.ts";
import type { Area, Particle } from "./particles.ts";

export type NetworkColors = { plain: string; lit: string };

/** Draws one frame: links below, squares above. The context's units are those of the area. */
export function drawNetwork(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  area: Area,
  colors: NetworkColors,
): void {
  context.clearRect(0, 0, area.width, area.height);
  context.lineWidth = 1;
  for (const { from, to, opacity, lit } of findLinks(particles)) {
    context.globalAlpha = opacity;
    context.strokeStyle = lit ? colors.lit : colors.plain;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  for (const { x, y, lit } of particles) {
    const side = lit ? 4 : 3;
    context.globalAlpha = lit ? 1 : 0.75;
    context.fillStyle = lit ? colors.lit : colors.plain;
    context.fillRect(x - side / 2, y - side / 2, side, side);
  }
}
