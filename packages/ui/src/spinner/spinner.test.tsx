import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Spinner } from "./spinner.tsx";

it("announces what is in progress", () => {
  render(<Spinner label="Loading the solution" />);
  expect(screen.getByRole("status").textContent).toBe("Loading the solution");
});

it("lights eight cells in turn, and leaves the center unlit", () => {
  render(<Spinner />);
  const cells = [...screen.getByRole("status").querySelectorAll<HTMLElement>("[aria-hidden] > span")];
  const delays = cells.map((cell) => cell.style.animationDelay);
  expect(delays[4]).toBe("");
  expect(new Set(delays.filter((delay) => delay !== "")).size).toBe(8);
});

it("uses the default size for an unknown one, and stays readable", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  // @ts-expect-error -- What data from elsewhere may bring.
  render(<Spinner size="huge" className="mx-auto" />);
  const spinner = screen.getByRole("status");
  expect(spinner.dataset["size"]).toBe("default");
  expect(spinner.classList).toContain("mx-auto");
  expect(warn).toHaveBeenCalledOnce();
});
