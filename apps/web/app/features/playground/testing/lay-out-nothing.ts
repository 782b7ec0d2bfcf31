import { vi } from "vitest";

/** jsdom has no layout and no ResizeObserver, which selects need. */
export function layOutNothing(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
