import { render, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeScreen } from "../../testing/fake-screen.ts";
import { NetworkCanvas } from "./network-canvas.tsx";
import { fakeCanvas } from "./testing/fake-canvas.ts";

function renderCanvas() {
  const { container, unmount } = render(<NetworkCanvas />);
  return { canvas: () => container.querySelector("canvas"), unmount };
}

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback, 0));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
});

describe("the hero's network", () => {
  it("leaves the plain hero where the browser cannot draw", async () => {
    fakeScreen();
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const { canvas } = renderCanvas();
    expect(canvas()).not.toBeNull();
    await waitFor(() => expect(canvas()).toBeNull());
  });

  it("draws sixty squares, eighteen of them lit", async () => {
    fakeScreen({ reducedMotion: true });
    const drawn = fakeCanvas();
    const { canvas } = renderCanvas();
    await waitFor(() => expect(canvas()?.dataset["state"]).toBe("still"));
    expect(drawn.squares).toHaveLength(60);
    expect(drawn.squares.filter((side) => side === 4)).toHaveLength(18);
  });

  it("asks for no frame while motion is unwanted", async () => {
    const screenSpace = fakeScreen({ reducedMotion: true });
    fakeCanvas();
    const frames = vi.spyOn(globalThis, "requestAnimationFrame");
    const { canvas } = renderCanvas();
    await waitFor(() => expect(canvas()?.dataset["state"]).toBe("still"));
    screenSpace.show(canvas() ?? document.body);
    expect(frames).not.toHaveBeenCalled();
  });

  it("moves only while it is on screen and the tab is in front, and ends with the page", async () => {
    const screenSpace = fakeScreen();
    fakeCanvas();
    const frames = vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(7);
    const cancel = vi.spyOn(globalThis, "cancelAnimationFrame");
    const { canvas, unmount } = renderCanvas();
    await waitFor(() => expect(canvas()?.dataset["state"]).toBe("still"));
    const element = canvas();
    if (element === null) throw new Error("The canvas is gone");
    expect(frames).not.toHaveBeenCalled();

    screenSpace.show(element);
    expect(frames).toHaveBeenCalledOnce();
    screenSpace.hide(element);
    expect(cancel).toHaveBeenCalledOnce();

    screenSpace.show(element);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(element.dataset["state"]).toBe("paused");
    expect(cancel).toHaveBeenCalledTimes(2);

    unmount();
    expect(screenSpace.watched.size).toBe(0);
  });
});
