import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { capabilities, demoAgents, demoRuns, enterpriseList, tryAgents } from "@thirtyfold/content";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { PlaygroundPage } from "./playground-page.tsx";

const Site = createRoutesStub([{ path: "/playground", Component: PlaygroundPage }]);
const visit = (address = "/playground") => render(<Site initialEntries={[address]} />);
const tab = (name: string) => screen.getByRole("tab", { name });
const panel = (name: string) => within(screen.getByRole("tabpanel", { name }));

describe("the playground", () => {
  it("opens with the catalog's business agents", () => {
    visit();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("AI Agent Catalog");
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Business Agents",
      "Features & Capabilities",
    ]);
    expect(tab("Business Agents")).toHaveAttribute("aria-selected", "true");
    const cards = panel("Business Agents").getAllByRole("article");
    expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual([
      "Sales Assistant",
      "Client Onboarding Helper",
      "Daily Ops Tracker",
    ]);
    for (const [index, { strip }] of demoAgents.entries()) {
      for (const part of Object.values(strip).flat()) expect(cards[index]).toHaveTextContent(part);
    }
    expect(screen.getByRole("button", { name: "View Workflow: Client Onboarding Helper" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Preview Output: Daily Ops Tracker" })).toBeVisible();
  });

  it.each(demoAgents)("shows the complete run of $name in a dialog", async (agent) => {
    visit();
    fireEvent.click(screen.getByRole("button", { name: `${agent.button}: ${agent.name}` }));
    const dialog = within(await screen.findByRole("dialog", { name: agent.name }));
    expect(dialog.getAllByRole("term").map((term) => term.textContent?.replace(/\d.*/, ""))).toEqual([
      "Trigger",
      "Action",
      "Output",
    ]);
    const { trigger, action, output, paper } = demoRuns[agent.slug];
    for (const text of [trigger, action, output, paper.subject, ...paper.lines]) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    fireEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each(tryAgents)("hides the card's input, and links to the live page of $name in its dialog", async (agent) => {
    visit();
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`: ${agent.name}$`) }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("link", { name: "Try it with your own text" })).toHaveAttribute("href", agent.path);
    expect(screen.queryAllByRole("textbox", { hidden: true })).toEqual([]);
  });

  it("opens the features tab by its URL and lists six capabilities and five enterprise points", () => {
    visit("/playground?tab=features");
    expect(tab("Features & Capabilities")).toHaveAttribute("aria-selected", "true");
    const features = panel("Features & Capabilities");
    for (const { title, text } of capabilities) {
      expect(features.getByRole("heading", { name: title })).toBeVisible();
      expect(features.getByText(text)).toBeVisible();
    }
    expect(enterpriseList).toEqual([
      "SOC 2 and GDPR compliant",
      "99.9% uptime SLA",
      "End-to-end encryption",
      "Role-based access controls",
      "Custom training",
    ]);
    for (const point of enterpriseList) expect(features.getByText(point)).toBeVisible();
  });

  it("switches tabs with the arrow keys, Home and End, with a single tab stop", async () => {
    visit();
    const keys: readonly (readonly [key: string, tab: string])[] = [
      ["ArrowRight", "Features & Capabilities"],
      ["ArrowRight", "Business Agents"],
      ["ArrowLeft", "Features & Capabilities"],
      ["Home", "Business Agents"],
      ["End", "Features & Capabilities"],
    ];
    tab("Business Agents").focus();
    for (const [key, name] of keys) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect(tab(name)).toHaveFocus();
      await waitFor(() => expect(tab(name)).toHaveAttribute("aria-selected", "true"));
      expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(name)]);
      expect(screen.getByRole("tabpanel", { name })).toHaveAttribute("data-state", "active");
    }
    expect(document.querySelectorAll('[role="tabpanel"][data-state="inactive"]')).toHaveLength(1);
  });

  it("draws an illustration of its own for each capability", () => {
    visit("/playground?tab=features");
    const drawings = [...document.querySelectorAll('svg[viewBox="-1 -1 130 50"]')].map((svg) => svg.innerHTML);
    expect(new Set(drawings).size).toBe(capabilities.length);
  });

  it("keeps the content of the other tab in the page, for readers without scripts", () => {
    visit();
    expect(document.body).toHaveTextContent("Learns from corrections");
  });

  it("ends with the audit in a new tab and a link to the full library", () => {
    visit();
    const audit = screen.getByRole("link", { name: "Book a Free AI Audit (opens in a new tab)" });
    expect(audit).toHaveAttribute("href", "/intake-form.html");
    expect(audit).toHaveAttribute("target", "_blank");
    expect(screen.getByRole("link", { name: "Browse Full Agent Library" })).toHaveAttribute("href", "/solutions");
  });

  it("has no control that opens one of the three URL dialogs", () => {
    visit();
    expect(document.body.innerHTML).not.toContain("dialog=");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
