"use client";
import { type ReactNode, useState, useSyncExternalStore } from "react";

type PortalTheme = {
  /** A hidden element: render it where the overlay's component stands. */
  marker: ReactNode;
  /** For the portaled element: the nearest of each. Undefined on the server, and where no ancestor names one. */
  themeProps: Readonly<Partial<Record<`data-${ThemeProp}`, string>>>;
  /** For `dir` on the portaled element. Undefined on the server. */
  dir: "ltr" | "rtl" | undefined;
};

/** What a subtree may have of its own: theme-props.css. */
const props = ["theme", "accent", "radius", "density"] as const;
type ThemeProp = (typeof props)[number];

/**
 * The theme with its props, and the writing direction, of the place where an overlay is written. Its portal leaves that
 * subtree, and would show a light panel's menu dark. All are followed while they change.
 *
 * They set tokens only: a portaled panel sets its ground and its text color itself.
 */
export function usePortalTheme(): PortalTheme {
  // In state, not in a ref: what the marker stands in is then known before the first paint.
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

/** In one text, a line each, which is the same as long as its parts are. */
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

/** One observer serves all overlays of a page, and is gone with the last of them. */
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
