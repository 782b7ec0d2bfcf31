import { describe, expect, it } from "vitest";
import { fadeAt } from "./draw-network.ts";

const view = { area: { width: 1000, height: 600 }, left: 500 };

describe("the fade of the network", () => {
  it("hides everything left of the headline's end, and at the bottom", () => {
    expect([fadeAt(view, 500, 100), fadeAt(view, 120, 100), fadeAt(view, 900, 600)]).toEqual([0, 0, 0]);
  });

  it("shows the upper right fully, and fades to half on the way", () => {
    expect(fadeAt(view, 1000, 0)).toBe(1);
    expect(fadeAt(view, 625, 0)).toBe(0.5);
    expect(fadeAt(view, 1000, 480)).toBe(0.5);
  });
});
