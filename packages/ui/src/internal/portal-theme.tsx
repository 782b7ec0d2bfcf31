"use client";
import { type ReactNode, useState, useSyncExternalStore } from "react";

type PortalTheme = {
  /** A hidden element: render it where the overlay's component is. */
  marker: ReactNode;
  /** For the portaled element: the nearest value of each. Undefined on the server, and if no ancestor sets one. */
  themeProps: Readonly<Partial<Record<`data-${ThemeProp}`, string>>>;
  /** For `dir` on the portaled element. Undefined on the server. */
  dir: "ltr" | "rtl" | undefined;
};

/** The props that a subtree can override: theme-props.css. */
const props = ["theme", "accent", "radius", "density"] as const;
type ThemeProp = (typeof props)[number];

/**
 * The theme with its props, and the writing direction, of the place where an overlay is declared. Its portal leaves
 * that subtree, and would otherwise show a light panel's menu dark. All of them are tracked as they change.
 *
 * They only set tokens: a portaled panel sets its ground and its text color itself.
 */
export function usePortalTheme(): PortalTheme {
  // State instead of a ref, so that the marker's surroundings are known before the first paint.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return {
    marker: <span hidden ref={setPlace} className="tf:hidden" />,
    themeProps: readProps(
      useSyncExternalStore(
        subscribe,
        () => propsAround(place),
        () => "",
      ),
    ),
    dir: useSyncExternalStore(subscribe, () => directionOf(place), unknown),
  };
}

/** The values as a single string, one per line, which compares equal as long as they do. */
function propsAround(place: HTMLElement | null): string {
  if (place === null) return "";
  return props.map((prop) => place.closest<HTMLElement>(`[data-${prop}]`)?.dataset[prop] ?? "").join("\n");
}

function readProps(found: string): PortalTheme["themeProps"] {
  const values = found.split("\n");
  return Object.fromEntries(props.flatMap((prop, index) => (values[index] ? [[`data-${prop}`, values[index]]] : [])));
}

function directionOf(place: HTMLElement | null): "ltr" | "rtl" | undefined {
  if (place === null) return undefined;
  return getComputedStyle(place).direction === "rtl" ? "rtl" : "ltr";
}

const unknown = () => undefined;

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** One observer serves all overlays of a page, and is removed with the last of them. */
function subscribe(listener: () => void): () => void {
  if (observer === undefined) {
    observer = new MutationObserver(() => {
      for (const tell of listeners) tell();
    });
    observer.observe(document, { subtree: true, attributeFilter: [...props.map((prop) => `data-${prop}`), "dir"] });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}
