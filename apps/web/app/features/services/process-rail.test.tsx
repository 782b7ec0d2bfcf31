import { render, screen, within } from "@testing-library/react";
import { methodology, processSteps } from "@thirtyfold/content";
import { expect, it } from "vitest";
import { ProcessRail } from "./process-rail.tsx";

it("lists the stops in order, with their days", () => {
  render(<ProcessRail steps={processSteps} />);
  const stops = screen.getAllByRole("listitem");
  expect(stops.map((stop) => within(stop).getByRole("heading", { level: 3 }).textContent)).toEqual([
    "Discovery Call",
    "Ops Audit",
    "Build & Deploy",
    "Support & Optimize",
  ]);
  expect(stops.map((stop) => within(stop).getByText(/^Day /).textContent)).toEqual([
    "Day 1 to 2",
    "Day 3 to 7",
    "Day 8 to 24",
    "Day 25 to 30",
  ]);
  expect(screen.queryByText("You keep")).toBeNull();
});

it("highlights the days an agent is at work, on the shared month and on the last stop's own", () => {
  const { container } = render(<ProcessRail steps={processSteps} />);
  const [month, ...own] = [...container.querySelectorAll("[class*='repeat(30']:has(> [class*='rounded'])")];
  const lit = (rail: Element | undefined) => rail?.querySelectorAll(".bg-tang").length;
  expect(month?.children).toHaveLength(30);
  expect(lit(month)).toBe(6);
  expect(own.map(lit)).toEqual([0, 0, 0, 6]);
  expect(own.map((rail) => rail.querySelectorAll(".bg-line-strong").length)).toEqual([2, 5, 17, 0]);
});

it("connects each stop to its first day", () => {
  const { container } = render(<ProcessRail steps={methodology} />);
  const starts = [...container.querySelectorAll("svg path")].map(
    (path) => /^M([\d.]+)/.exec(path.getAttribute("d") ?? "")?.[1],
  );
  const days = starts.map((x) => Math.round(((Number(x) - 5) / 1284) * 30) + 1);
  expect(days).toEqual(methodology.map(({ fromDay }) => fromDay));
});

it("says what the customer keeps from each step if a label is given", () => {
  render(<ProcessRail steps={methodology} keepsLabel="You keep" />);
  expect(screen.getAllByText("You keep")).toHaveLength(4);
  expect(screen.getByText("An agent in approval mode")).toBeVisible();
});
