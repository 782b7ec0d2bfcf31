/** DESIGN: exactly 60 particles, 30 % of them lit, linked up to a distance of 170 units. */
const particleCount = 60;
const litCount = 18;
const linkDistance = 170;
/** Units per 1/60 s frame, in each direction. */
export const maxSpeed = 0.11;

export type Area = { width: number; height: number };

/** A task moving through the network, lit if an agent runs it. Positions in units of the area. */
export type Particle = { x: number; y: number; vx: number; vy: number; lit: boolean };

/** A line between two nearby particles; lit when both of its ends are. */
export type Link = { from: Particle; to: Particle; opacity: number; lit: boolean };

/** Particles spread over the area, with the lit ones evenly among them. `random` returns 0 to 1. */
export function createParticles({ width, height }: Area, random: () => number): Particle[] {
  const every = particleCount / litCount;
  return Array.from({ length: particleCount }, (_, index) => ({
    x: random() * width,
    y: random() * height,
    vx: (random() * 2 - 1) * maxSpeed,
    vy: (random() * 2 - 1) * maxSpeed,
    lit: index % every < 1,
  }));
}

/** Moves the particles by a number of frames; they turn back at the edges. */
export function moveParticles(particles: readonly Particle[], { width, height }: Area, frames: number): Particle[] {
  return particles.map(({ x, y, vx, vy, lit }) => {
    const nextVx = turnBack(x, vx, width);
    const nextVy = turnBack(y, vy, height);
    return { x: x + nextVx * frames, y: y + nextVy * frames, vx: nextVx, vy: nextVy, lit };
  });
}

function turnBack(position: number, speed: number, edge: number): number {
  if (position <= 0) return Math.abs(speed);
  return position >= edge ? -Math.abs(speed) : speed;
}

/** Scales the picture to another area. An empty area has no picture to keep. */
export function stretchParticles(particles: readonly Particle[], from: Area, to: Area): Particle[] {
  const x = from.width === 0 ? 1 : to.width / from.width;
  const y = from.height === 0 ? 1 : to.height / from.height;
  return particles.map((particle) => ({ ...particle, x: particle.x * x, y: particle.y * y }));
}

/** Every pair within the link distance, fainter with growing distance. */
export function findLinks(particles: readonly Particle[]): Link[] {
  const links: Link[] = [];
  for (const [index, from] of particles.entries()) {
    for (let next = index + 1; next < particles.length; next += 1) {
      const to = particles[next];
      if (to === undefined) continue;
      const distance = Math.sqrt((from.x - to.x) ** 2 + (from.y - to.y) ** 2);
      if (distance >= linkDistance) continue;
      const lit = from.lit && to.lit;
      links.push({ from, to, opacity: (1 - distance / linkDistance) * (lit ? 0.8 : 0.42), lit });
    }
  }
  return links;
}
