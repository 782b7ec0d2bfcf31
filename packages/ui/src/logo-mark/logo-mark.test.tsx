import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LogoMark } from "./logo-mark.tsx";

const panelsOf = (svg: Element | null) => [...(svg?.querySelectorAll("path") ?? [])];

it("draws front and back of the ribbon in turn, and is decorative next to the name", () => {
  const { container } = render(<LogoMark tone="on-tang" />);
  const mark = container.querySelector("svg");
  expect(mark?.getAttribute("aria-hidden")).toBe("true");
  expect(mark?.dataset["tone"]).toBe("on-tang");
  expect(panelsOf(mark).map((panel) => panel.getAttribute("class"))).toEqual([
    "tf:fill-(--tf-front)",
    "tf:fill-(--tf-front)",
    "tf:fill-(--tf-back)",
    "tf:fill-(--tf-back)",
  ]);
});

it("can stand alone with a name and size of its own", () => {
  render(<LogoMark role="img" aria-hidden={false} aria-label="Thirtyfold" width={48} height={56} />);
  expect(screen.getByRole("img", { name: "Thirtyfold" }).getAttribute("width")).toBe("48");
});

it("unfolds each panel in its own place along the ribbon", () => {
  const { container } = render(<LogoMark animated />);
  const names = panelsOf(container.querySelector("svg")).map((panel) => panel.getAttribute("class") ?? "");
  expect(names.every((name) => name.includes("tf:motion-safe:animate-unfold"))).toBe(true);
  expect(new Set(names.map((name) => /--tf-place:(\d)/.exec(name)?.[1]))).toEqual(new Set(["0", "1", "2", "3"]));
});
