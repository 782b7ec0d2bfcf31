import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AnimatedLogo } from "./animated-logo.tsx";

it("shows the company's name, as a heading on request", () => {
  const { rerender } = render(<AnimatedLogo data-testid="logo">Thirtyfold</AnimatedLogo>);
  expect(screen.getByTestId("logo").textContent).toBe("Thirtyfold");
  expect(screen.queryByRole("heading")).toBeNull();
  rerender(<AnimatedLogo level={1}>Thirtyfold</AnimatedLogo>);
  expect(screen.getByRole("heading", { level: 1, name: "Thirtyfold" })).not.toBeNull();
});

it("moves only for users without reduced motion", () => {
  const { container } = render(<AnimatedLogo>Thirtyfold</AnimatedLogo>);
  const names = [...container.querySelectorAll("*")].flatMap((element) => [...element.classList]);
  const moving = names.filter((name) => name.includes("animate-"));
  expect(moving.length).toBeGreaterThan(5);
  expect(moving.filter((name) => !name.includes("motion-safe:"))).toEqual([]);
});
