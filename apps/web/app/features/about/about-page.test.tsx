import { render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { AboutPage } from "./about-page.tsx";

const Site = createRoutesStub([{ path: "/", Component: AboutPage }]);

beforeEach(() => {
  render(<Site />);
});

/** The names of the links under a second-level heading. */
function linksIn(section: string): string[] {
  const links = within(screen.getByRole("region", { name: section })).getAllByRole("link");
  return links.map((link) => link.textContent ?? "");
}

describe("the about page", () => {
  it("opens with the mission and goes through its sections in order", () => {
    const headings = [1, 2].flatMap((level) => screen.getAllByRole("heading", { level }));
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "Give people back the hours they repeat",
      "What we build",
      "Flagship products",
      "Who we build for",
      "It started with a count",
      "Principles",
      "Vision",
      "Count your repeats with us",
    ]);
  });

  it("links the five kinds of work to their pages", () => {
    expect(linksIn("What we build")).toEqual([
      "AI Consulting",
      "AI Agents",
      "Machine Learning",
      "Enterprise Integration",
      "Automation",
    ]);
  });

  it("draws an illustration for each kind of work", () => {
    const rows = within(screen.getByRole("region", { name: "What we build" })).getAllByRole("listitem");
    for (const row of rows) expect(row.querySelector("svg[viewBox='0 0 320 164']")).not.toBeNull();
  });

  it("shows three agents with their glyph, where they work and what they must ask", () => {
    const sheets = within(screen.getByRole("region", { name: "Flagship products" })).getAllByRole("listitem");
    expect(sheets).toHaveLength(3);
    for (const sheet of sheets) {
      expect(within(sheet).getByText("Works in")).toBeVisible();
      expect(within(sheet).getByText("Must ask")).toBeVisible();
      expect(sheet.querySelector("svg")).not.toBeNull();
    }
  });

  it("names four kinds of customer", () => {
    const cells = within(screen.getByRole("region", { name: "Who we build for" })).getAllByRole("listitem");
    expect(cells.map((cell) => within(cell).getByRole("heading", { level: 3 }).textContent)).toEqual([
      "Solo operators",
      "Mid-sized teams",
      "Enterprises",
      "Underserved industries",
    ]);
  });

  it("lists four principles", () => {
    const principles = within(screen.getByRole("region", { name: "Principles" }));
    const names = principles.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(["Fast", "Useful", "Culturally Aware", "Ecosystem-Focused"]);
  });

  it("quotes the vision", () => {
    const vision = within(screen.getByRole("region", { name: "Vision" })).getByRole("blockquote");
    expect(vision).toHaveTextContent(
      /^A company should grow by what its people decide, not by how much they retype\.$/,
    );
  });

  it("closes with a link for partners and one for applicants", () => {
    expect(screen.getByRole("link", { name: "Partner With Us" })).toHaveAttribute("href", "/contact");
    expect(screen.getByRole("link", { name: "Join the Team" })).toHaveAttribute("href", "/careers");
  });
});
