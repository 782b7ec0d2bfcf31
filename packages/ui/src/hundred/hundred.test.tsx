import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Hundred } from "./hundred.tsx";

it("lights as many of its hundred cells as told, thirty by itself, and is an ornament to screen readers", () => {
  const { container, rerender } = render(<Hundred />);
  const row = container.firstElementChild;
  expect(row?.getAttribute("style")).toContain("var(--tf-lit) calc(30%");
  expect(row?.getAttribute("aria-hidden")).toBe("true");
  rerender(<Hundred lit={7} />);
  expect(row?.getAttribute("style")).toContain("var(--tf-lit) calc(7%");
});

it.each([
  [-4, "0%"],
  [250, "100%"],
  [Number.NaN, "0%"],
])("draws %d as the nearer end", (lit, end) => {
  const { container } = render(<Hundred lit={lit} />);
  expect(container.firstElementChild?.getAttribute("style")).toContain(`var(--tf-lit) calc(${end}`);
});

it("draws its unlit cells in the color of rules, which stands out from every ground", () => {
  const { container } = render(<Hundred />);
  expect(container.firstElementChild?.className).toContain("tf:[--tf-unlit:var(--tf-line)]");
});
