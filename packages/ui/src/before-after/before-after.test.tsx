import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BeforeAfter } from "./before-after.tsx";

it("shows both values next to their labels", () => {
  render(<BeforeAfter before="32 h" after="8 h" ratio={0.25} />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Before", "After"]);
  expect(screen.getAllByRole("definition").map((value) => value.textContent)).toEqual(["32 h", "8 h"]);
});

it("draws the bars to scale, and keeps a tiny ratio visible", () => {
  render(<BeforeAfter before="11 h" after="4 min" ratio={4 / 660} />);
  const bars = screen.getAllByRole("term").map((term) => term.parentElement?.style.backgroundSize);
  expect(bars).toEqual(["max(6px, 100%) 10px", "max(6px, 1%) 10px"]);
});

it("keeps an out-of-range ratio within its box", () => {
  render(<BeforeAfter before="2 h" after="3 h" ratio={1.5} />);
  const bars = screen.getAllByRole("term").map((term) => term.parentElement?.style.backgroundSize);
  expect(bars[1]).toBe("max(6px, 100%) 10px");
});
