import { BenchControls } from "./bench-controls.tsx";
import { BenchOutcome } from "./bench-outcome.tsx";
import { runSize } from "./bench-state.ts";
import { useBench } from "./use-bench.ts";

/** Twenty messages between two ends in this page, over a connection that the visitor breaks. */
export function ReliabilityBench({ sendEveryMs = 250 }: { sendEveryMs?: number }) {
  const { snapshot, faults, ...bench } = useBench(sendEveryMs);
  return (
    <section aria-labelledby="bench" className="mt-14">
      <h2 id="bench" className="text-h3">
        Reliability bench
      </h2>
      <p className="mt-1.5 max-w-[38em] text-pretty text-fg-2">
        Send {runSize} messages from one end of a room to the other, {1000 / sendEveryMs} a second, and break the
        connection while they travel. Both ends run in this page; the server is the real one.
      </p>
      <div className="mt-6 grid overflow-hidden rounded-md border border-line bg-surface md:grid-cols-[var(--tf-fold)_1fr] md:max-wide:[--tf-fold:280px]">
        <BenchControls
          faults={faults}
          running={snapshot.phase === "connecting" || snapshot.phase === "sending"}
          onReach={bench.reach}
          onStart={() => void bench.start()}
          onDrop={bench.drop}
          onHalfOpen={bench.goHalfOpen}
          onFaults={bench.change}
        />
        <BenchOutcome snapshot={snapshot} />
      </div>
    </section>
  );
}
