import { linkDistance, type Particle } from "./particles.ts";

/** A line between two near particles; lit when both of its ends are. */
export type Link = { from: Particle; to: Particle; opacity: number; lit: boolean };

/** Every pair nearer than the link distance, fainter the farther apart they are. */
export function findLinks(particles: readonly Particle[]): Link[] {
  const links: Link[] = [];
  for (const [index, from] of particles.entries()) {
    for (const to of particles.slice(index + 1)) {
      const distance = Math.hypot(from.x - to.x, from.y - to.y);
      if (distance >= linkDistance) continue;
      const lit = from.lit && to.lit;
      links.push({ from, to, opacity: (1 - distance / linkDistance) * (lit ? 0.8 : 0.42), lit });
    }
  }
  return links;
}
