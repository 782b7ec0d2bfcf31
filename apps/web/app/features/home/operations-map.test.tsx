import { fireEvent, render, screen } from "@testing-library/react";
import { operationsMap } from "@thirtyfold/content";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeScreen } from "../../testing/fake-screen.ts";
import { OperationsMap } from "./operations-map.tsx";

const dayMs = 220;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function renderMap() {
  const { container } = render(<OperationsMap className="" />);
  const picture = screen.getByRole("img", { name: /^Operations map: 30 of 100 recurring tasks/ });
  return {
    frame: container.firstElementChild ?? picture,
    lit: () => picture.querySelectorAll("[data-lit]").length,
    day: () => screen.getByText(/^\d+%$/).textContent,
    counts: () => [...picture.querySelectorAll("[data-count]")].map((count) => Number(count.textContent)),
    pass: (ms: number) => void vi.advanceTimersByTime(ms),
  };
}

function passDays(map: ReturnType<typeof renderMap>, days: number) {
  map.pass(days * dayMs);
}

describe("the operations map", () => {
  it("shows ten rows whose lit squares add up to thirty of a hundred", () => {
    fakeScreen();
    const map = renderMap();
    expect(map.lit()).toBe(30);
    for (const { label } of operationsMap.rows) expect(screen.getByText(label)).toBeVisible();
  });

  it("replays the days from zero to thirty, one every 220 ms, 1.5 s after it appears", () => {
    const screenSpace = fakeScreen();
    const map = renderMap();
    map.pass(1499);
    expect(screenSpace.watched.has(map.frame)).toBe(false);
    map.pass(1);
    screenSpace.show(map.frame);
    expect([map.lit(), map.day()]).toEqual([0, "0%"]);
    map.pass(dayMs - 1);
    expect(map.day()).toBe("0%");
    map.pass(1);
    expect([map.lit(), map.day()]).toEqual([1, "1%"]);
    expect(map.counts()).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    passDays(map, 29);
    expect([map.lit(), map.day()]).toEqual([30, "30%"]);
    expect(map.counts()).toEqual([6, 3, 5, 5, 4, 3, 3, 1, 0, 0]);
    passDays(map, 3);
    expect(map.day()).toBe("30%");
  });

  it("waits for the reader to scroll to it", () => {
    const screenSpace = fakeScreen();
    const map = renderMap();
    map.pass(1500);
    screenSpace.hide(map.frame);
    passDays(map, 5);
    expect(map.day()).toBe("30%");
    screenSpace.show(map.frame);
    passDays(map, 5);
    expect(map.day()).toBe("5%");
  });

  it("restarts from zero when the replay button is pressed, even in the middle", () => {
    fakeScreen();
    const map = renderMap();
    const replay = screen.getByRole("button", { name: "Replay the 30 days" });
    fireEvent.click(replay);
    passDays(map, 12);
    expect(map.day()).toBe("12%");
    fireEvent.click(replay);
    expect([map.lit(), map.day()]).toEqual([0, "0%"]);
    passDays(map, 30);
    expect(map.lit()).toBe(30);
  });

  it("stays at day 30 for visitors who prefer reduced motion", () => {
    const screenSpace = fakeScreen({ reducedMotion: true });
    const map = renderMap();
    map.pass(5000);
    expect(screenSpace.watched.size).toBe(0);
    expect([map.lit(), map.day()]).toEqual([30, "30%"]);
  });

  it("continues where it was when the application takes over", () => {
    const screenSpace = fakeScreen();
    const place = document.createElement("div");
    place.innerHTML = renderToString(<OperationsMap className="" />);
    document.body.append(place);
    const frame = place.firstElementChild;
    if (!(frame instanceof HTMLElement)) throw new Error("There is no map");
    const handOver = globalThis.earlyModules?.["operations-map"]?.(frame);
    vi.advanceTimersByTime(1500);
    screenSpace.show(frame);
    vi.advanceTimersByTime(5 * dayMs);
    handOver?.();
    const { unmount } = render(<OperationsMap className="" />, { container: place, hydrate: true });
    expect(screen.getByText("5%")).toBeVisible();
    vi.advanceTimersByTime(dayMs);
    expect(screen.getByText("6%")).toBeVisible();
    expect(place.querySelectorAll("[data-lit]")).toHaveLength(6);
    unmount();
    place.remove();
  });
});
