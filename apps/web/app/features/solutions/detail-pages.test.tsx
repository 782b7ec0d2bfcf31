import { render, screen, within } from "@testing-library/react";
import { demandForecast, opportunityTable, solutionDetails } from "@thirtyfold/content";
import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { AiConsultingPage } from "./ai-consulting-page.tsx";
import { EnterpriseIntegrationPage } from "./enterprise-integration-page.tsx";
import { MachineLearningPage } from "./machine-learning-page.tsx";

function show(Page: ComponentType): void {
  const Site = createRoutesStub([{ path: "/", Component: Page }]);
  render(<Site />);
}

const pages = [
  {
    slug: "machine-learning",
    Page: MachineLearningPage,
    title: "Machine Learning",
    services: [
      "Custom model development",
      "Data pipeline optimization",
      "Model training and deployment",
      "Performance monitoring",
    ],
    cta: "Start Your ML Journey",
  },
  {
    slug: "ai-consulting",
    Page: AiConsultingPage,
    title: "AI Consulting",
    services: [
      "Strategy development",
      "Process automation consulting",
      "AI readiness assessment",
      "Implementation roadmap",
    ],
    cta: "Schedule a Consultation",
  },
  {
    slug: "enterprise-integration",
    Page: EnterpriseIntegrationPage,
    title: "Enterprise Integration",
    services: ["Logistics", "Banking", "Telecom", "Energy"],
    cta: "Request Integration",
  },
] as const;

describe.each(pages)("the page $title", ({ slug, Page, title, services, cta }) => {
  it("shows four services, each with four bullets", () => {
    show(Page);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const section = within(screen.getByRole("region", { name: solutionDetails[slug].services.title }));
    const names = section.getAllByRole("heading", { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual(services);
    const lists = section.getAllByRole("list").slice(1);
    expect(lists.map((list) => within(list).getAllByRole("listitem").length)).toEqual([4, 4, 4, 4]);
  });

  it("gives four reasons, each with a sentence", () => {
    show(Page);
    const { title: question, points } = solutionDetails[slug].why;
    const rows = within(screen.getByRole("region", { name: question })).getAllByRole("listitem");
    expect(rows).toHaveLength(4);
    for (const [index, { title: point, text }] of points.entries()) {
      expect(rows[index]).toHaveTextContent(point + text);
    }
  });

  it("links to the intake form in a new tab, and back to all solutions", () => {
    show(Page);
    const calls = screen.getAllByRole("link", { name: `${cta} (opens in a new tab)` });
    expect(calls).toHaveLength(2);
    for (const call of calls) {
      expect(call).toHaveAttribute("href", "/intake-form.html");
      expect(call).toHaveAttribute("target", "_blank");
    }
    expect(screen.getByRole("link", { name: "Back to all solutions" })).toHaveAttribute("href", "/solutions");
  });

  it("says that its example is fictional", () => {
    show(Page);
    expect(screen.getByText("Sample data. People and companies are fictional.")).toBeVisible();
  });
});

describe("the forecast", () => {
  it("is an image with its numbers in text", () => {
    show(MachineLearningPage);
    const chart = screen.getByRole("img", { name: demandForecast.alt });
    expect(chart.querySelectorAll("rect.fill-fg-3")).toHaveLength(demandForecast.measured.length);
    expect(chart.querySelectorAll("rect.fill-tang")).toHaveLength(2);
  });

  it("shows its error next to that of the simple rule, and who is alerted", () => {
    show(MachineLearningPage);
    expect(screen.getByText("11.9%")).toBeVisible();
    expect(screen.getByText("6.8%")).toBeVisible();
    expect(screen.getByText(demandForecast.error.alarm)).toBeVisible();
    expect(screen.getByText(/waiting for Noor's approval/)).toBeVisible();
  });
});

describe("the opportunity table", () => {
  it("ranks seven tasks, three of them above the cut line", () => {
    show(AiConsultingPage);
    const [, above, below] = within(screen.getByRole("table")).getAllByRole("rowgroup");
    const tasks = (group: HTMLElement | undefined) =>
      group === undefined
        ? []
        : within(group)
            .getAllByRole("rowheader")
            .map((task) => task.firstChild?.textContent);
    expect([...tasks(above), ...tasks(below)]).toEqual(opportunityTable.rows.map(({ task }) => task));
    expect(tasks(above)).toHaveLength(3);
    expect(below).toHaveTextContent(opportunityTable.line);
  });
});

describe("the systems map", () => {
  it("shows for each request the outcome of identity, approval and audit", () => {
    show(EnterpriseIntegrationPage);
    const lane = screen.getByText("Release the held account").closest("li");
    if (lane === null) throw new Error("The request stands in no lane.");
    expect(
      within(lane)
        .getAllByRole("term")
        .map((layer) => layer.textContent),
    ).toEqual(["Identity", "Approval", "Audit"]);
    expect(
      within(lane)
        .getAllByRole("definition")
        .map((fate) => fate.textContent),
    ).toEqual(["Allowed", "Needs I. Marsh", "Not yet"]);
  });

  it("lights the whole path of an allowed request, and none of it past a missing permission", () => {
    show(EnterpriseIntegrationPage);
    const lane = (request: string) => screen.getByText(request).closest("li")?.innerHTML ?? "";
    expect(lane("Read the customer file")).not.toContain("border-dashed");
    expect(lane("Export the customer list").match(/after:border-tang/g)).toBeNull();
  });
});
