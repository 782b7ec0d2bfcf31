"use client";
import { type ReactNode, useState, useSyncExternalStore } from "react";

type PortalTheme = {
  /** A hidden element: render it where the overlay's component stands. */
  marker: ReactNode;
  /** For `data-theme` on the portaled element. Undefined on the server, and where no ancestor names a theme. */
  theme: string | undefined;
  /** For `dir` on the portaled element. Undefined on the server. */
  dir: "ltr" | "rtl" | undefined;
};

/**
 * The theme and the writing direction of the place where an overlay is written. Its portal leaves that subtree, and would
 * show a light panel's menu dark. Both are followed while they change.
 *
 * `data-theme` sets tokens only: a portaled panel sets its ground and its text color itself.
 */
export function usePortalTheme(): PortalTheme {
  // In state, not in a ref: what the marker stands in is then known before the first paint.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return {
    marker: <span hidden ref={setPlace} className="tf:hidden" />,
    theme: useSyncExternalStore(subscribe, () => themeAround(place), unknown),
    dir: useSyncExternalStore(subscribe, () => directionOf(place), unknown),
  };
}

function themeAround(place: HTMLElement | null): string | undefined {
  return place?.closest<HTMLElement>("[data-theme]")?.dataset["theme"];
}

function directionOf(place: HTMLElement | null): "ltr" | "rtl" | undefined {
  if (place === null) return undefined;
  return getComputedStyle(place).direction === "rtl" ? "rtl" : "ltr";
}

const unknown = () => undefined;

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** One observer serves all overlays of a page, and is gone with the last of them. */
function subscribe(listener: () => void): () => void {
  if (observer === undefined) {
    observer = new MutationObserver(() => {
      for (const tell of listeners) tell();
    });
    observer.observe(document, { subtree: true, attributeFilter: ["data-theme", "dir"] });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}
