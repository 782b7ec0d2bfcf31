import type { Delivery, RoomConnection, RoomCounters } from "@thirtyfold/realtime-protocol/client";
import type { Verdict } from "./verdict.ts";

/** As many messages a run sends. */
export const runSize = 20;

/** `connecting` until both ends are in their room, `sending` until all has arrived, `checking` asks the server. */
type Phase = "idle" | "connecting" | "sending" | "checking" | "done" | "failed";

/** All that the bench shows. The same object until something in it changes. */
export type BenchSnapshot = Readonly<{
  phase: Phase;
  /** The messages written so far, in their order. */
  written: readonly Readonly<{ id: string; seq: number | null; delivery: Delivery | null }>[];
  /** What the receiver shows, as numbers of the room. */
  arrived: readonly number[];
  counters: RoomCounters;
  sender: RoomConnection;
  receiver: RoomConnection;
  verdict?: Verdict;
}>;

/** Before the first run. */
export const idleBench: BenchSnapshot = {
  phase: "idle",
  written: [],
  arrived: [],
  counters: { sent: 0, acknowledged: 0, replayed: 0, deduplicated: 0 },
  sender: "disconnected",
  receiver: "disconnected",
};
