import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Logo } from "./logo.tsx";
import { LogoMark } from "./logo-mark.tsx";

it("names a link by the company's name alone", () => {
  render(
    <a href="/">
      <Logo>Thirtyfold</Logo>
    </a>,
  );
  expect(screen.getByRole("link", { name: "Thirtyfold" })).not.toBeNull();
});

it("changes its inks on tangerine", () => {
  const { container } = render(<LogoMark tone="on-tang" />);
  const inks = [...container.querySelectorAll("path")].map((path) => path.getAttribute("class"));
  expect(inks).toEqual(["fill-on-tang", "fill-on-tang", "fill-paper", "fill-paper"]);
});
