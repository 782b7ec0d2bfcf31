import { fireEvent, render, screen, within } from "@testing-library/react";
import { agentsPage, libraryAgents, voiceTones } from "@thirtyfold/content";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgentsPage } from "./agents-page.tsx";

const Site = createRoutesStub([{ path: "/", Component: AgentsPage }]);

beforeEach(() => {
  render(<Site />);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const region = (name: string) => within(screen.getByRole("region", { name }));

describe("the Agent Library", () => {
  it("shows its sections in SPEC's order", () => {
    const headings = [1, 2].flatMap((level) => screen.getAllByRole("heading", { level }));
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "Choose Your First AI Teammate",
      agentsPage.problem.title,
      agentsPage.solution.title,
      agentsPage.catalog.title,
      "Coming Soon: Voice Customization Layer",
      "Need a tailored solution?",
      "Join the waitlist",
    ]);
  });

  it("links Explore the Agents to the catalog on the page", () => {
    expect(screen.getByRole("link", { name: "Explore the Agents" })).toHaveAttribute("href", "#catalog");
    expect(document.querySelector("#catalog")).toBe(screen.getByRole("region", { name: agentsPage.catalog.title }));
  });

  it("shows three agents, each with its channels, its duties and the lines of its spec sheet", () => {
    const sheets = region(agentsPage.catalog.title).getAllByRole("article");
    expect(sheets.map((sheet) => within(sheet).getByRole("heading", { level: 3 }).textContent)).toEqual([
      "Sales Support Agent",
      "Finance & Bookkeeping Bot",
      "Promo Content Generator",
    ]);
    const channels = sheets.map((sheet) =>
      within(within(sheet).getByRole("list", { name: "Works in" }))
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    );
    expect(channels).toEqual([
      ["WhatsApp", "Web", "Slack"],
      ["QuickBooks", "Notion", "Email"],
      ["Social Media", "Email", "Web Content"],
    ]);
    for (const [index, { terms, asks }] of libraryAgents.entries()) {
      for (const [, value] of terms) expect(sheets[index]).toHaveTextContent(value);
      expect(sheets[index]).toHaveTextContent(asks);
    }
  });

  it("draws the day as 24 hours, 15 of them the agent's", () => {
    const day = screen.getByRole("img", { name: agentsPage.solution.day.alt });
    expect(day.querySelectorAll(".bg-tang")).toHaveLength(15);
    expect(day.querySelectorAll(".bg-surface-3")).toHaveLength(9);
  });

  it("shows one sentence in three tones, marked as coming soon", () => {
    const voice = region(voiceTones.title);
    expect(voice.getAllByRole("term").map((term) => term.textContent)).toEqual(["Professional", "Witty", "Casual"]);
    expect(voice.getByText("Coming soon", { exact: true })).toBeVisible();
  });

  it("links a tailored request to the intake form, and reports the click to the page's analytics", () => {
    const gtag = vi.fn<(...event: unknown[]) => void>();
    vi.stubGlobal("gtag", gtag);
    const link = region("Need a tailored solution?").getByRole("link", { name: /^Request Deployment Now/ });
    expect(link).toHaveAttribute("href", "/intake-form.html");
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(gtag).toHaveBeenCalledExactlyOnceWith("event", "click", {
      event_category: "CTA",
      event_label: "Request Deployment Now",
    });
  });
});
