import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Replaces the observers that jsdom lacks. */
export type FakeScreen = { show: (element: Element) => void; hide: (element: Element) => void; watched: Set<Element> };

/** Until the test ends, sets the reduced motion preference and replaces the screen observers. */
export function fakeScreen({ reducedMotion = false }: { reducedMotion?: boolean } = {}): FakeScreen {
  const callbacks = new Map<Element, IntersectionObserverCallback>();
  const watched = new Set<Element>();
  class FakeIntersectionObserver {
    readonly #own = new Set<Element>();
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(element: Element) {
      this.#own.add(element);
      watched.add(element);
      callbacks.set(element, this.#callback);
    }
    disconnect() {
      for (const element of this.#own) {
        watched.delete(element);
        callbacks.delete(element);
      }
    }
  }
  class FakeResizeObserver {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", FakeIntersectionObserver);
  vi.stubGlobal("ResizeObserver", FakeResizeObserver);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: reducedMotion && query === "(prefers-reduced-motion: reduce)",
  }));

  function notify(element: Element, isIntersecting: boolean) {
    const entry = { target: element, isIntersecting } as unknown as IntersectionObserverEntry;
    act(() => callbacks.get(element)?.([entry], {} as IntersectionObserver));
  }
  return { watched, show: (element) => notify(element, true), hide: (element) => notify(element, false) };
}
