import { render, screen, within } from "@testing-library/react";
import { automationPage, pricing } from "@thirtyfold/content";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { AutomationPage } from "./automation-page.tsx";

const Site = createRoutesStub([{ path: "/", Component: AutomationPage }]);

beforeEach(() => {
  render(<Site />);
});

describe("the AI automation page", () => {
  it("opens with the promise and shows its sections in order", () => {
    const headings = [1, 2].flatMap((level) => screen.getAllByRole("heading", { level }));
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "Automate 30% of Your Business in 30 Days",
      "Two ways to start",
      "One price to start",
      "Thirty days, four stops",
      "Name your first thirty",
    ]);
  });

  it("links to the intake form for the audit, and to the packages on the page", () => {
    const [audit] = screen.getAllByRole("link", { name: "BOOK A FREE AI AUDIT (opens in a new tab)" });
    expect(audit).toHaveAttribute("href", "/intake-form.html");
    expect(audit).toHaveAttribute("target", "_blank");
    const packages = screen.getByRole("link", { name: "VIEW PACKAGES" });
    expect(packages).toHaveAttribute("href", "#packages");
    expect(document.querySelector("#packages")).toBe(screen.getByRole("region", { name: "One price to start" }));
  });

  it("draws a hundred tasks, the first three columns lit", () => {
    const map = screen.getByRole("img", { name: automationPage.map.alt });
    expect(map.querySelectorAll("span.bg-tang")).toHaveLength(30);
    expect(map.querySelectorAll("span.bg-surface-3")).toHaveLength(70);
    expect(screen.getByText("run by agents").parentElement).toHaveTextContent("30run by agents");
    expect(screen.getByText("stay with your team").parentElement).toHaveTextContent("70stay with your team");
  });

  it("makes two offers, each with a sample of the work", () => {
    const offers = within(screen.getByRole("region", { name: "Two ways to start" }));
    const links = offers.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["AI Automation Consulting", "/solutions/ai-consulting"],
      ["Custom GPT Agents", "/solutions/gpt-customization"],
    ]);
    expect(offers.getByText("Worth handing over")).toBeVisible();
    expect(offers.getByText("Travel policy, page 7")).toBeVisible();
  });

  it("has a single price, with what it includes, and no tiers", () => {
    const packages = within(screen.getByRole("region", { name: "One price to start" }));
    expect(packages.getByText("from $2,500")).toBeVisible();
    expect(packages.getByText("for the first agent plus automation setup")).toBeVisible();
    expect(packages.getAllByRole("listitem").map((item) => item.textContent)).toEqual([...pricing.included]);
    expect(packages.getByText(pricing.scope)).toBeVisible();
    expect(packages.getAllByText(/\$/)).toHaveLength(1);
  });

  it("ends with LET'S TALK", () => {
    const talk = screen.getByRole("link", { name: "LET'S TALK (opens in a new tab)" });
    expect(talk).toHaveAttribute("href", "/intake-form.html");
  });
});
