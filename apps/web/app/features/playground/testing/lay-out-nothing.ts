import { vi } from "vitest";

/** jsdom lays out nothing, and has no observer of sizes; choices ask for one. */
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
