import { useEffect, useRef, useState } from "react";
import { latePart } from "../../../lib/late.tsx";
import type { BenchRun, End } from "./bench-run.ts";
import { type BenchSnapshot, idleBench } from "./bench-state.ts";
import { type Faults, noFaults } from "./faulty-line.ts";

const runs = latePart(() => import("./bench-run.ts"));

/** A run and its network's faults. The code that runs it is fetched when a visitor reaches for the controls. */
export function useBench(sendEveryMs: number) {
  const [snapshot, setSnapshot] = useState<BenchSnapshot>(idleBench);
  const [faults, setFaults] = useState(noFaults);
  const run = useRef<BenchRun>(undefined);
  const wish = useRef<symbol>(undefined);
  const leave = () => {
    wish.current = undefined;
    run.current?.stop();
  };
  useEffect(() => leave, []);

  const start = async () => {
    leave();
    const mine = Symbol("run");
    wish.current = mine;
    // The visitor may have left the page or started another run.
    const show = (next: BenchSnapshot) => wish.current === mine && setSnapshot(next);
    show({ ...idleBench, phase: "connecting" });
    try {
      const { startRun } = await runs.load();
      if (wish.current === mine) run.current = startRun({ faults, sendEveryMs, onChange: show });
    } catch {
      show({ ...idleBench, phase: "failed" });
    }
  };
  const change = (next: Faults) => {
    setFaults(next);
    run.current?.setFaults(next);
  };
  return {
    snapshot,
    faults,
    start,
    change,
    reach: runs.fetch,
    drop: (end: End) => run.current?.drop(end),
    goHalfOpen: () => run.current?.goHalfOpen(),
  };
}
