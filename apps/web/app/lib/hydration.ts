import { useSyncExternalStore } from "react";
import { hydratedEvent } from "./hydrated-event.ts";

/** Says that the page is alive: `data-hydrated` on `<html>` for styles and tests, and an event for the loader. */
export function announceHydrated(): void {
  if ("hydrated" in document.documentElement.dataset) return;
  document.documentElement.dataset["hydrated"] = "";
  addEventListener("click", endEntrances, { once: true });
  document.dispatchEvent(new Event(hydratedEvent));
}

/** The first page's entrances are over, and no other page has one, as soon as the visitor does something (layout.css). */
function endEntrances(): void {
  document.documentElement.dataset["acted"] = "";
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
