import { useSyncExternalStore } from "react";
import { hydratedEvent } from "./hydrated-event.ts";

/** Sets `data-hydrated` on `<html>` for styles and tests, and dispatches an event for the start script. */
export function announceHydrated(): void {
  if ("hydrated" in document.documentElement.dataset) return;
  document.documentElement.dataset["hydrated"] = "";
  addEventListener("click", endEntrances, { once: true });
  document.dispatchEvent(new Event(hydratedEvent));
}

/** Entrance animations belong to the first page, and end with the visitor's first action (layout.css). */
function endEntrances(): void {
  document.documentElement.dataset["acted"] = "";
}

const never = () => () => {};

/** Returns false in the HTML and while hydrating, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
