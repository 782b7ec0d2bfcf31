import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Container } from "./container.tsx";

it.each([
  ["sm", "tf:max-w-5xl"],
  ["default", "tf:max-w-7xl"],
  ["lg", "tf:max-w-screen-2xl"],
] as const)("is as wide as size %s specifies", (size, width) => {
  render(<Container size={size}>Content</Container>);
  expect(screen.getByText("Content").classList).toContain(width);
});

it("can render as the footer itself", () => {
  render(
    <Container asChild>
      <footer>Content</footer>
    </Container>,
  );
  expect(screen.getByRole("contentinfo").classList).toContain("tf:max-w-7xl");
});

it("falls back to a div, with one warning, when asChild has no single element", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  render(<Container asChild>Only text</Container>);
  expect(screen.getByText("Only text").tagName).toBe("DIV");
  expect(warn).toHaveBeenCalledOnce();
});
