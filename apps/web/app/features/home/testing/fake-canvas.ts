import { vi } from "vitest";

/** Drawn since the canvas was last cleared: the squares' sides, and the number of lines. */
export type Drawn = { squares: number[]; lines: number };

/** Until the test ends, gives observed elements a size and canvases a context that records what is drawn. */
export function fakeCanvas({ width = 950, height = 640 } = {}): Drawn {
  const drawn: Drawn = { squares: [], lines: 0 };
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
    setTransform: vi.fn<() => void>(),
    clearRect: () => {
      drawn.squares = [];
      drawn.lines = 0;
    },
    beginPath: vi.fn<() => void>(),
    moveTo: vi.fn<() => void>(),
    lineTo: vi.fn<() => void>(),
    stroke: () => {
      drawn.lines += 1;
    },
    fillRect: (_x: number, _y: number, side: number) => {
      drawn.squares.push(side);
    },
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as unknown as CanvasRenderingContext2D);
  return drawn;
}
