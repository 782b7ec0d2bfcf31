import { describe, expect, it } from "vitest";
import { createParticles, findLinks, maxSpeed, moveParticles, type Particle, stretchParticles } from "./particles.ts";

const area = { width: 800, height: 640 };

/** Well-spread numbers from 0 up to 1, the same in every run. */
function countedRandom() {
  let step = 0;
  return () => {
    step += 1;
    return (step * 0.618_034) % 1;
  };
}

function particle(x: number, lit = false): Particle {
  return { x, y: 0, vx: 0, vy: 0, lit };
}

describe("particles", () => {
  it("are sixty, eighteen of them lit, all inside the area and none too fast", () => {
    const particles = createParticles(area, countedRandom());
    expect(particles).toHaveLength(60);
    expect(particles.filter(({ lit }) => lit)).toHaveLength(18);
    for (const { x, y, vx, vy } of particles) {
      expect(x >= 0 && x < area.width && y >= 0 && y < area.height).toBe(true);
      expect(Math.max(Math.abs(vx), Math.abs(vy))).toBeLessThanOrEqual(maxSpeed);
    }
    expect(maxSpeed).toBe(0.11);
  });

  it("stay within a frame's distance of the area however long they move", () => {
    let particles = createParticles(area, countedRandom());
    for (let frame = 0; frame < 20_000; frame += 1) particles = moveParticles(particles, area, 4);
    const slack = 4 * maxSpeed;
    for (const { x, y } of particles) {
      expect(x >= -slack && x <= area.width + slack && y >= -slack && y <= area.height + slack).toBe(true);
    }
  });

  it("move by their speed times the frames that have passed", () => {
    const start: Particle = { x: 10, y: 20, vx: 0.1, vy: -0.05, lit: true };
    const [moved] = moveParticles([start], area, 2);
    expect(moved).toEqual({ x: 10.2, y: 19.9, vx: 0.1, vy: -0.05, lit: true });
  });

  it("turn back at each edge", () => {
    const outside: Particle = { x: 800.1, y: -0.1, vx: 0.1, vy: -0.1, lit: false };
    const [moved] = moveParticles([outside], area, 1);
    expect(moved).toMatchObject({ vx: -0.1, vy: 0.1 });
  });

  it("keep their relative positions when the area is resized", () => {
    const start: Particle = { x: 400, y: 320, vx: 0.1, vy: 0.1, lit: false };
    expect(stretchParticles([start], area, { width: 400, height: 1280 })[0]).toMatchObject({ x: 200, y: 640 });
    expect(stretchParticles([start], { width: 0, height: 0 }, area)[0]).toMatchObject({ x: 400, y: 320 });
  });
});

describe("links", () => {
  it("join only particles closer than 170", () => {
    expect(findLinks([particle(0), particle(169.9)])).toHaveLength(1);
    expect(findLinks([particle(0), particle(170)])).toHaveLength(0);
  });

  it("join every close pair once", () => {
    expect(findLinks([particle(0), particle(10), particle(20)])).toHaveLength(3);
  });

  it("fade with distance, and are lit when both ends are", () => {
    const [plain] = findLinks([particle(0, true), particle(85)]);
    const [lit] = findLinks([particle(0, true), particle(85, true)]);
    expect([plain?.lit, plain?.opacity]).toEqual([false, 0.21]);
    expect([lit?.lit, lit?.opacity]).toEqual([true, 0.4]);
  });
});
