import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { Bars, type ChartProps, Sparkline, Stat } from "./stat.tsx";

const days = [
  { label: "Monday", value: 2 },
  { label: "Tuesday", value: 8 },
  { label: "Wednesday", value: 0 },
];

it("shows what is counted, how much, and the change", () => {
  const stat = expectNative((props) => (
    <Stat {...props} label="Waiting" value="4 h 12 min" change="12 more than last week" trend="bad" />
  ));
  expect([...stat.children].map(({ textContent }) => textContent)).toEqual([
    "Waiting",
    "4 h 12 min",
    "12 more than last week",
  ]);
  expect(screen.getByText("12 more than last week").classList).toContain("tf:text-bad");
});

it.each([
  ["Bars", Bars],
  ["Sparkline", Sparkline],
] as const)("%s is a table to screen readers, in the given format", (_name, Chart) => {
  const format = (value: number) => `${value} leads`;
  render(<Chart points={days} label="Leads by day" format={format} />);
  expect(screen.getByRole("table", { name: "Leads by day" })).toBeTruthy();
  expect(screen.getByRole("row", { name: "Tuesday 8 leads" })).toBeTruthy();
  expect(screen.getAllByRole("row")).toHaveLength(days.length);
});

it("accepts points with the same label, such as the Mondays of two weeks", () => {
  const { container } = render(<Bars points={[...days, { label: "Monday", value: 4 }]} label="Leads" />);
  expect(container.querySelectorAll("[title=Monday]")).toHaveLength(2);
  expect(screen.getAllByRole("row", { name: /^Monday/ }).map(({ textContent }) => textContent)).toEqual([
    "Monday2",
    "Monday4",
  ]);
});

const heights = (props: Partial<ChartProps>) => {
  const figure = expectNative((native) => <Bars {...native} points={days} label="Leads" {...props} />);
  return [...figure.querySelectorAll<HTMLElement>("[title]")].map(({ style }) => style.height);
};

it("draws the largest bar at full height", () => {
  expect(heights({})).toEqual(["25%", "100%", "0%"]);
});

it("scales charts to a shared maximum, and draws no bar for negative values", () => {
  expect(heights({ max: 16, points: [...days, { label: "Thursday", value: -4 }] })).toEqual([
    "12.5%",
    "50%",
    "0%",
    "0%",
  ]);
});

it("draws a line from edge to edge, and copes with one point or none", () => {
  const line = (points: ChartProps["points"]) => {
    const { container } = render(<Sparkline points={points} label="Leads" />);
    return container.querySelector("polyline")?.getAttribute("points");
  };
  expect(line(days)).toBe("0,75 50,0 100,100");
  expect(line(days.slice(1, 2))).toBe("0,0");
  expect(line([])).toBe("");
});
