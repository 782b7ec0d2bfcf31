import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Progress, type ProgressProps } from "./progress.tsx";

function show(props: ProgressProps) {
  render(<Progress label="Tasks" {...props} />);
  return screen.getByRole("progressbar", { name: "Tasks" });
}

const now = (bar: HTMLElement) => bar.getAttribute("aria-valuenow");

describe("progress", () => {
  it("exposes value, range and state", () => {
    const bar = show({ value: 12, min: 0, max: 30, className: "mt-4" });
    expect(now(bar)).toBe("12");
    expect(bar.getAttribute("aria-valuemin")).toBe("0");
    expect(bar.getAttribute("aria-valuemax")).toBe("30");
    expect(bar.dataset).toMatchObject({ state: "loading", variant: "cells" });
    expect(bar.classList).toContain("mt-4");
  });

  it.each([
    [-4, "0", "loading"],
    [140, "100", "complete"],
  ])("clamps a value of %d to its range", (value, shown, state) => {
    const bar = show({ value });
    expect(now(bar)).toBe(shown);
    expect(bar.dataset["state"]).toBe(state);
  });

  it.each([undefined, Number.NaN])("is indeterminate when its value is %s", (value) => {
    const bar = show(value === undefined ? {} : { value });
    expect(now(bar)).toBeNull();
    expect(bar.dataset["state"]).toBe("indeterminate");
  });

  it("is measured from its minimum, as a line", () => {
    const bar = show({ value: 15, min: 10, max: 20, variant: "line" });
    expect(bar.firstElementChild?.getAttribute("style")).toContain("scaleX(0.5)");
  });

  it("does not light the last cell before it is complete", () => {
    const bar = show({ value: 99.9 });
    expect(bar.firstElementChild?.getAttribute("style")).toContain(`${29 / 30}`);
  });
});
