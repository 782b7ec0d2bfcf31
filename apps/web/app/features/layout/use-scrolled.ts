import { useSyncExternalStore } from "react";

/** Pixels of scrolling after which the header becomes solid (SPEC, section 9). */
const threshold = 10;

/** For browsers without scroll-driven animations; the others color the header in CSS, with no work on each scroll. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !byStyle() && window.scrollY > threshold,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  if (byStyle()) return () => {};
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

function byStyle(): boolean {
  return CSS.supports("animation-timeline: scroll()");
}
