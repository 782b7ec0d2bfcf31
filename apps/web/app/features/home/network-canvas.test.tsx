import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hero } from "@thirtyfold/content";
import { describe, expect, it, vi } from "vitest";
import { fakeScreen } from "../../testing/fake-screen.ts";
import { startNetwork } from "./network/network.early.ts";
import { NetworkCanvas } from "./network-canvas.tsx";

function renderCanvas() {
  const { container, unmount } = render(<NetworkCanvas className="" />);
  return { canvas: () => container.querySelector("canvas"), unmount };
}

const pauseButton = () => screen.getByRole("button", { name: hero.pause });

describe("the hero's network", () => {
  it("leaves the plain hero in a browser that cannot draw", async () => {
    fakeScreen();
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const { canvas } = renderCanvas();
    expect(canvas()).toBeVisible();
    expect(pauseButton()).toBeVisible();
    await waitFor(() => expect(canvas()).not.toBeVisible());
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("draws sixty squares, eighteen of them lit", async () => {
    fakeScreen({ reducedMotion: true });
    const drawn = fakeCanvas();
    const { canvas } = renderCanvas();
    await waitFor(() => expect(canvas()?.dataset["state"]).toBe("still"));
    expect(drawn.squares).toHaveLength(60);
    expect(drawn.squares.filter((side) => side === 4)).toHaveLength(18);
  });

  it("requests no frames when reduced motion is preferred", async () => {
    const screenSpace = fakeScreen({ reducedMotion: true });
    fakeCanvas();
    const frames = watchFrames();
    const { canvas } = renderCanvas();
    await waitFor(() => expect(canvas()?.dataset["state"]).toBe("still"));
    screenSpace.show(canvas() ?? document.body);
    expect(frames.running()).toBe(0);
  });

  it("moves only while it is on screen and the tab is visible, and stops with the page", async () => {
    const screenSpace = fakeScreen();
    fakeCanvas();
    const frames = watchFrames();
    const { canvas, unmount } = renderCanvas();
    await waitFor(() => expect(canvas()?.dataset["state"]).toBe("still"));
    const element = canvas();
    if (element === null) throw new Error("The canvas is gone");
    expect(frames.running()).toBe(0);

    screenSpace.show(element);
    expect(frames.running()).toBe(1);
    expect(element.dataset["state"]).toBe("moving");
    screenSpace.hide(element);
    expect(frames.running()).toBe(0);

    screenSpace.show(element);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(element.dataset["state"]).toBe("paused");
    expect(frames.running()).toBe(0);

    unmount();
    expect(screenSpace.watched.size).toBe(0);
  });

  it("is paused by its button until the next press, even across visits, and is then drawn still", async () => {
    const screenSpace = fakeScreen();
    const drawn = fakeCanvas();
    const frames = watchFrames();
    const first = renderCanvas();
    await waitFor(() => expect(first.canvas()?.dataset["state"]).toBe("still"));
    screenSpace.show(first.canvas() ?? document.body);
    expect(pauseButton()).toHaveAttribute("aria-pressed", "false");
    fireEvent.click(pauseButton());
    expect(pauseButton()).toHaveAttribute("aria-pressed", "true");
    expect(first.canvas()?.dataset["state"]).toBe("paused");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(frames.running()).toBe(0);
    first.unmount();

    const { canvas } = renderCanvas();
    await waitFor(() => expect(canvas()?.dataset["state"]).toBe("still"));
    screenSpace.show(canvas() ?? document.body);
    expect(canvas()?.dataset["state"]).toBe("paused");
    expect(pauseButton()).toHaveAttribute("aria-pressed", "true");
    expect(frames.running()).toBe(0);
    expect(drawn.strongest).toBeGreaterThan(0);
    fireEvent.click(pauseButton());
    expect(pauseButton()).toHaveAttribute("aria-pressed", "false");
    expect(canvas()?.dataset["state"]).toBe("moving");
    expect(frames.running()).toBe(1);
  });

  it("is found running by the application that takes over", async () => {
    const screenSpace = fakeScreen();
    fakeCanvas();
    const { canvas, unmount } = renderCanvas();
    const element = canvas();
    if (element === null) throw new Error("The canvas is gone");
    globalThis.earlyModules?.["network"]?.(element.closest<HTMLElement>("[data-early]") ?? element)();
    startNetwork(element);
    await waitFor(() => expect(element.dataset["state"]).toBe("still"));
    expect([...screenSpace.watched]).toEqual([element]);
    unmount();
    expect(screenSpace.watched.size).toBe(0);
  });
});

/**
 * Drawings since the canvas was last cleared: the squares' sides, the number of lines, and the opacity of the strongest
 * square.
 */
type Drawn = { squares: number[]; lines: number; strongest: number };

/** Until the test ends, gives observed elements a size and canvases a context that records all drawing. */
function fakeCanvas({ width = 950, height = 640 } = {}): Drawn {
  const drawn: Drawn = { squares: [], lines: 0, strongest: 0 };
  class FakeResizeObserver {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      const entry = { target, contentRect: { width, height } } as unknown as ResizeObserverEntry;
      this.#callback([entry], {} as ResizeObserver);
    }
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", FakeResizeObserver);
  const context = {
    globalAlpha: 1,
    setTransform: vi.fn<() => void>(),
    clearRect: () => {
      drawn.squares = [];
      drawn.lines = 0;
      drawn.strongest = 0;
    },
    beginPath: vi.fn<() => void>(),
    moveTo: vi.fn<() => void>(),
    lineTo: vi.fn<() => void>(),
    stroke: () => {
      drawn.lines += 1;
    },
    fillRect: (_x: number, _y: number, side: number) => {
      drawn.squares.push(side);
      drawn.strongest = Math.max(drawn.strongest, context.globalAlpha);
    },
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as unknown as CanvasRenderingContext2D);
  return drawn;
}

/** Counts the running frame loops. */
function watchFrames() {
  const running = new Set<unknown>();
  vi.spyOn(globalThis, "setInterval").mockImplementation(((_: () => void, time: number) => {
    const timer = { time };
    if (time < 100) running.add(timer);
    return timer;
  }) as unknown as typeof setInterval);
  vi.spyOn(globalThis, "clearInterval").mockImplementation((timer) => void running.delete(timer));
  return { running: () => running.size };
}
