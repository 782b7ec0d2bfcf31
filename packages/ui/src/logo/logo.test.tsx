import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Logo } from "./logo.tsx";

it("names a link by the company's name alone", () => {
  render(
    <a href="/">
      <Logo>Thirtyfold</Logo>
    </a>,
  );
  expect(screen.getByRole("link", { name: "Thirtyfold" })).not.toBeNull();
});

it("keeps its name while unfolding", () => {
  render(
    <Logo animated data-testid="logo">
      Thirtyfold
    </Logo>,
  );
  expect(screen.getByText("Thirtyfold").classList).toContain("tf:motion-safe:animate-rise");
  expect(screen.getByTestId("logo").querySelector("path")?.getAttribute("class")).toContain("animate-unfold");
});
