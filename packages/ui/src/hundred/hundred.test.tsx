import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Hundred } from "./hundred.tsx";

it("lights the given number of its hundred cells, thirty by default, and is hidden from screen readers", () => {
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
])("clamps %d to the nearer end", (lit, end) => {
  const { container } = render(<Hundred lit={lit} />);
  expect(container.firstElementChild?.getAttribute("style")).toContain(`var(--tf-lit) calc(${end}`);
});

it("draws unlit cells in the line color, which is visible on every background", () => {
  const { container } = render(<Hundred />);
  expect(container.firstElementChild?.className).toContain("tf:[--tf-unlit:var(--tf-line)]");
});
