import { useSyncExternalStore } from "react";

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, 60_000);
  return () => clearInterval(timer);
}

/** The start of the visitor's day in ms. A page that stays open over midnight gets the next one. */
export function useToday(): number {
  return useSyncExternalStore(everyMinute, () => new Date().setHours(0, 0, 0, 0));
}
