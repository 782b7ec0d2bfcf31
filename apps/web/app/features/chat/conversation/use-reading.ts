import type { RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { useState } from "react";
import { beginReading, catchUp, followArrivals, type Reading } from "./follow-arrivals.ts";

/**
 * How far the reader of an open conversation has come; undefined until its first page is there. `away`: its end is not on
 * the screen.
 */
export function useReading(snapshot: RoomSnapshot, away: boolean): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  const next = nextReading(reading, snapshot, away);
  // While rendering, so that no frame shows a message without its line.
  if (next !== reading) setReading(next);
  return next;
}

function nextReading(reading: Reading | undefined, snapshot: RoomSnapshot, away: boolean): Reading | undefined {
  if (!snapshot.loaded) return reading;
  const followed = reading === undefined ? beginReading(snapshot) : followArrivals(reading, snapshot, away);
  return away ? followed : catchUp(followed);
}
