import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SectionHeader } from "./section-header.tsx";

it("names the section that is labelled by its title", () => {
  render(
    <section aria-labelledby="stories">
      <SectionHeader titleId="stories" title="Before and after" lead="Three teams, one repeated job each." />
    </section>,
  );
  expect(screen.getByRole("region", { name: "Before and after" }).textContent).toContain("Three teams");
  expect(screen.getByRole("heading", { level: 2, name: "Before and after" })).not.toBeNull();
});

it("omits a missing lead", () => {
  render(<SectionHeader title="Principles" className="mb-4" />);
  expect(screen.queryByRole("paragraph")).toBeNull();
  expect(screen.getByRole("heading", { name: "Principles" }).closest("header")?.classList).toContain("mb-4");
});
