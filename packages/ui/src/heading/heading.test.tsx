import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { Heading } from "./heading.tsx";

it.each([
  [1, "display"],
  [2, "h2"],
  [3, "h3"],
  [6, "h4"],
] as const)("of level %i renders that element and looks like %s", (level, size) => {
  render(<Heading level={level}>Invoice matching</Heading>);
  const heading = screen.getByRole("heading", { level });
  expect(heading.tagName).toBe(`H${level}`);
  expect(heading.dataset["size"]).toBe(size);
});

it("has a size independent of its level", () => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <Heading ref={ref} level={2} size="h4" id="activity" className="mb-2">
      Recent Activity
    </Heading>,
  );
  const heading = screen.getByRole("heading", { level: 2 });
  expect(ref.current).toBe(heading);
  expect(heading.id).toBe("activity");
  expect([...heading.classList]).toEqual(expect.arrayContaining(["tf:text-h4", "mb-2"]));
  expect(heading.classList).not.toContain("tf:text-h2");
});

it("stays a heading when data contains an invalid level, and warns once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  // @ts-expect-error Types forbid it, data from elsewhere may bring it.
  const heading = <Heading level={7}>Prices</Heading>;
  const { unmount } = render(heading);
  unmount();
  render(heading);
  expect(screen.getByRole("heading", { level: 2, name: "Prices" }).dataset["size"]).toBe("h2");
  expect(warn).toHaveBeenCalledOnce();
});
