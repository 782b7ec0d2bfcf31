import type { Delivery, RoomConnection, RoomCounters } from "@thirtyfold/realtime-protocol/client";
import type { Verdict } from "./verdict.ts";

/** Messages per run. */
export const runSize = 20;

/** `connecting` until both ends have joined, `sending` until all has arrived, `checking` during the server query. */
type Phase = "idle" | "connecting" | "sending" | "checking" | "done" | "failed";

/** The bench's state. Stays the same object until something in it changes. */
export type BenchSnapshot = Readonly<{
  phase: Phase;
  /** Messages written so far, in order. */
  written: readonly Readonly<{ id: string; seq: number | null; delivery: Delivery | null }>[];
  /** The `seq`s that the receiver shows. */
  arrived: readonly number[];
  counters: RoomCounters;
  sender: RoomConnection;
  receiver: RoomConnection;
  verdict?: Verdict;
}>;

export const idleBench: BenchSnapshot = {
  phase: "idle",
  written: [],
  arrived: [],
  counters: { sent: 0, acknowledged: 0, replayed: 0, deduplicated: 0 },
  sender: "disconnected",
  receiver: "disconnected",
};
