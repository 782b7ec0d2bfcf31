import { describe, expect, it } from "vitest";
import { findLinks } from "./links.ts";
import type { Particle } from "./particles.ts";

function particle(x: number, lit = false): Particle {
  return { x, y: 0, vx: 0, vy: 0, lit };
}

describe("links", () => {
  it("join only particles nearer than 170", () => {
    expect(findLinks([particle(0), particle(169.9)])).toHaveLength(1);
    expect(findLinks([particle(0), particle(170)])).toHaveLength(0);
  });

  it("join every near pair once", () => {
    expect(findLinks([particle(0), particle(10), particle(20)])).toHaveLength(3);
  });

  it("fade with distance, and are lit when both ends are", () => {
    const [plain] = findLinks([particle(0, true), particle(85)]);
    const [lit] = findLinks([particle(0, true), particle(85, true)]);
    expect([plain?.lit, plain?.opacity]).toEqual([false, 0.21]);
    expect([lit?.lit, lit?.opacity]).toEqual([true, 0.4]);
  });
});
