import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Skeleton, SkeletonGroup } from "./skeleton.tsx";

it("is hidden from screen readers, and draws the given number of lines", () => {
  render(
    <>
      <Skeleton data-testid="block" className="h-11" />
      <Skeleton data-testid="text" lines={4} variant="sheet" />
    </>,
  );
  const block = screen.getByTestId("block");
  const text = screen.getByTestId("text");
  expect(block.getAttribute("aria-hidden")).toBe("true");
  expect(block.classList).toContain("h-11");
  expect(text.getAttribute("aria-hidden")).toBe("true");
  expect(text.childElementCount).toBe(4);
  expect(text.dataset["variant"]).toBe("sheet");
});

it("says what is loading, as a group", () => {
  render(
    <SkeletonGroup label="Loading messages" className="grid">
      <Skeleton />
    </SkeletonGroup>,
  );
  expect(screen.getByRole("status").textContent).toBe("Loading messages");
  expect(screen.getByRole("status").parentElement?.classList).toContain("grid");
});
