import { render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeScreen } from "../../testing/fake-screen.ts";
import { HomePage } from "./home-page.tsx";

const Site = createRoutesStub([{ path: "/", Component: HomePage }]);

beforeEach(() => {
  fakeScreen();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

describe("the home page", () => {
  beforeEach(() => {
    render(<Site />);
  });

  it("opens with the headline as its only first-level heading", () => {
    const headings = screen.getAllByRole("heading", { level: 1 });
    expect(headings.map((heading) => heading.textContent?.trim())).toEqual(["Deploy AI Agents, Not Just Software"]);
  });

  it("names four benefits under the headline", () => {
    const benefits = screen.getByText("Live inside the tools you already use").closest("ul");
    expect(benefits === null ? [] : within(benefits).getAllByRole("listitem")).toHaveLength(4);
  });

  it("links to the playground in this tab and to the intake form in a new one", () => {
    expect(screen.getByRole("link", { name: "Explore AI Agents" })).toHaveAttribute("href", "/playground");
    const request = screen.getByRole("link", { name: "Request a Custom Solution (opens in a new tab)" });
    expect(request).toHaveAttribute("href", "/intake-form.html");
    expect(request).toHaveAttribute("target", "_blank");
  });

  it.each(["Plug-and-Play AI Agents", "Workflow & API Integrations", "Secure & Scalable Delivery"])(
    "has the feature card %s, whose title links to its page",
    (title) => {
      const link = within(screen.getByRole("heading", { level: 3, name: title })).getByRole("link");
      expect(link).toHaveAttribute("href", expect.stringMatching(/^\//));
    },
  );

  it("links to the live demos beside a complete agent run", () => {
    const demo = within(screen.getByRole("region", { name: "Watch one work before you hire one" }));
    expect(demo.getByRole("link", { name: "Open the playground" })).toHaveAttribute("href", "/playground");
    for (const step of ["Trigger", "Action", "Output"]) expect(demo.getByText(step)).toBeVisible();
  });

  it("tells three stories and says that they are fictional", () => {
    const stories = within(screen.getByRole("region", { name: "Before and after" }));
    expect(stories.getAllByRole("figure")).toHaveLength(3);
    expect(stories.getByText("75%")).toBeVisible();
    expect(stories.getByText("Illustrative stories. People and companies are fictional.")).toBeVisible();
  });

  it("closes with a request for an agent", () => {
    const request = screen.getByRole("link", { name: "Request an AI Agent (opens in a new tab)" });
    expect(request).toHaveAttribute("href", "/intake-form.html");
  });

  it("skips no heading level", () => {
    const levels = screen.getAllByRole("heading").map((heading) => Number(heading.tagName.slice(1)));
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
});

it("is complete before any script runs: the map is at day 30", () => {
  const page = document.createElement("main");
  page.innerHTML = renderToStaticMarkup(<Site />);
  expect(page.querySelectorAll("[role=img] [data-lit]")).toHaveLength(30);
  expect(page.textContent).toContain("Day 30 of 30");
  expect(page.textContent).toContain("30%of recurring work handed over");
});
