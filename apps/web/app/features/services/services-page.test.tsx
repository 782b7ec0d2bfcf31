import { render, screen, within } from "@testing-library/react";
import { methodology, services, strategyConsultation } from "@thirtyfold/content";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { ServicesPage } from "./services-page.tsx";

const Site = createRoutesStub([{ path: "/", Component: ServicesPage }]);

beforeEach(() => {
  render(<Site />);
});

describe("the AI services page", () => {
  it("shows its headings in order", () => {
    const headings = [1, 2].flatMap((level) => screen.getAllByRole("heading", { level }));
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "Decide, build, connect",
      "AI Consulting",
      "Custom AI Agents",
      "Automation & Integration",
      "Free AI Strategy Consultation",
      "One method, four steps",
      "Bring one week of work",
    ]);
  });

  it("shows three services, each with the same four ledger lines and a drawing", () => {
    const cells = screen.getAllByRole("article");
    expect(cells).toHaveLength(services.length);
    for (const cell of cells) {
      const terms = within(cell).getAllByRole("term");
      expect(terms.map((term) => term.textContent)).toEqual(["You bring", "You get", "It takes", "Stays with you"]);
      expect(cell.querySelector("svg[viewBox='0 0 320 164']")).not.toBeNull();
    }
  });

  it("links every call to action to the intake form", () => {
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.textContent?.replace(" (opens in a new tab)", ""))).toEqual([
      "Book a Free AI Audit",
      "Schedule a Consultation",
      "Request an AI Agent",
      "Automate a Workflow",
      "Book a Free AI Audit",
      "Get Started",
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute("href", "/intake-form.html");
      expect(link).toHaveAttribute("target", "_blank");
    }
  });

  it("marks 12 of the 40 weekly hours on the consultation sheet", () => {
    const { week } = strategyConsultation.notes;
    const rows = week.map(({ day }) => screen.getByText(day).closest("li"));
    const lit = rows.map((row) => row?.querySelectorAll(".bg-on-paper-mark").length);
    expect(lit).toEqual(week.map(({ hours }) => hours));
    expect(screen.getByText("An agent can take it: 12 h")).toBeVisible();
    expect(screen.getByText("Stays with Orla: 28 h")).toBeVisible();
  });

  it("shows Assessment, Strategy, Implementation and Optimization in order", () => {
    const steps = within(screen.getByRole("region", { name: "One method, four steps" })).getAllByRole("listitem");
    expect(steps.map((step) => within(step).getByRole("heading").textContent)).toEqual([
      "Assessment",
      "Strategy",
      "Implementation",
      "Optimization",
    ]);
    for (const [index, { text }] of methodology.entries()) expect(steps[index]).toHaveTextContent(text);
  });
});
