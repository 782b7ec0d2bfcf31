import { useSyncExternalStore } from "react";
import { type OfficeTime, officeTimeAt } from "./office-time.ts";

const minute = 60_000;

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, minute / 4);
  return () => clearInterval(timer);
}

/** The office's day and time, from hydration on: the HTML is older than the visit. */
export function useOfficeTime(): OfficeTime | undefined {
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return minutes === undefined ? undefined : officeTimeAt(minutes * minute);
}
