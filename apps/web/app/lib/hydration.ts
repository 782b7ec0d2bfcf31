import { useSyncExternalStore } from "react";
import { hydratedEvent } from "./hydrated-event.ts";

/** Says that the page is alive: `data-hydrated` on `<html>` for styles and tests, and an event for the loader. */
export function announceHydrated(): void {
  if ("hydrated" in document.documentElement.dataset) return;
  document.documentElement.dataset["hydrated"] = "";
  document.dispatchEvent(new Event(hydratedEvent));
}

const never = () => () => {};

/** False in the HTML and in the render that takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
