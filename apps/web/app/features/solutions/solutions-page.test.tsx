import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { customerStories, solutions, testimonialsNote } from "@thirtyfold/content";
import { beforeEach, describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { SolutionNumber } from "./solution-cell.tsx";
import { builtSolutions } from "./solutions-file.ts";
import { SolutionsPage } from "./solutions-page.tsx";

describe("the prerendered solutions overview", () => {
  beforeEach(async () => {
    renderApp((page) => page, { "/": <SolutionsPage built={builtSolutions()} source="static" /> });
    // The figures load separately, which takes a while on a busy machine.
    await screen.findByText("Weekly supplier analysis");
  });

  it("shows its sections in order", () => {
    const headings = [1, 2].flatMap((level) => screen.getAllByRole("heading", { level }));
    expect(headings.map((heading) => heading.textContent?.trim())).toEqual([
      "Deploy Intelligence, Not Just Software",
      "Customer stories",
      "Eight ways to hand work over",
      "Why Choose Thirtyfold",
      "Counted before, counted after",
      "Start with a free audit",
    ]);
    expect(screen.getByText("On-demand AI agents that think, automate, and scale")).toBeVisible();
  });

  it("links to the intake form for an agent, in a new tab", () => {
    const links = screen.getAllByRole("link", { name: /^(Request an AI Agent|Get Started)/ });
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toHaveAttribute("href", "/intake-form.html");
      expect(link).toHaveAttribute("target", "_blank");
    }
  });

  it("tells five stories, with copies that only the eye can see", () => {
    const stories = within(screen.getByRole("region", { name: "Customer stories" }));
    const titles = stories.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(customerStories.map(({ title }) => title));
    expect(stories.getByText(testimonialsNote)).toBeVisible();
    const copies = document.querySelectorAll(".story-card[aria-hidden]");
    expect(copies.length % customerStories.length).toBe(0);
    expect(copies.length).toBeGreaterThan(0);
    for (const copy of copies) expect(copy).toHaveAttribute("inert");
  });

  it("stops the stories with a button and resumes them", async () => {
    const user = userEvent.setup();
    const track = document.querySelector(".story-track");
    await user.click(screen.getByRole("button", { name: "Pause stories" }));
    expect(track).toHaveAttribute("data-paused");
    await user.click(screen.getByRole("button", { name: "Play stories" }));
    expect(track).not.toHaveAttribute("data-paused");
  });

  it("gives each solution its number, text, industries and page", () => {
    const cells = within(screen.getByRole("region", { name: "Eight ways to hand work over" })).getAllByRole("listitem");
    const all = Object.values(solutions);
    expect(cells).toHaveLength(8);
    for (const [index, { slug, title, subtext, useCases }] of all.entries()) {
      const cell = within(cells[index] ?? document.body);
      expect(cell.getByText(`0${index + 1}`)).toBeInTheDocument();
      expect(cell.getByRole("heading", { level: 3 })).toHaveTextContent(title);
      expect(cell.getByText(subtext)).toBeVisible();
      for (const { industry, task } of useCases.slice(0, 3)) {
        expect(cell.getByText(industry)).toBeVisible();
        expect(cell.getByText(task)).toBeVisible();
      }
      const link = cell.getByRole("link", { name: `Learn More about ${title}` });
      expect(link).toHaveAttribute("href", `/solutions/${slug}`);
    }
  });

  it("gives four reasons", () => {
    const reasons = within(screen.getByRole("region", { name: "Why Choose Thirtyfold" }));
    expect(reasons.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Custom AI Solutions",
      "End-to-End Implementation",
      "Scalable & Secure",
      "Proven Expertise",
    ]);
  });

  it("shows before and after figures, and says that they are illustrative", () => {
    const figures = within(screen.getByRole("region", { name: "Counted before, counted after" }));
    const rows = figures.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Weekly supplier analysis75% less timeBefore32 hAfter8 h",
      "First reply to a new lead99% less timeBefore11 hAfter4 min",
      "Closing the month67% less timeBefore6 daysAfter2 days",
    ]);
    expect(figures.getByText("Illustrative figures, from the stories of fictional companies.")).toBeVisible();
  });
});

it("has an icon for each slug, and the agent delivery icon for any other", () => {
  const drawn = (slug: string) => {
    const { container, unmount } = renderApp((page) => page, { "/": <SolutionNumber slug={slug} number={1} /> });
    const icon = container.querySelector("svg")?.innerHTML;
    unmount();
    return icon;
  };
  const icons = Object.keys(solutions).map(drawn);
  expect(new Set(icons).size).toBe(8);
  expect(drawn("ai-security")).toBe(drawn("agent-delivery"));
});
