import { BenchCounters } from "./bench-counters.tsx";
import type { BenchSnapshot } from "./bench-state.ts";
import { BenchVerdict } from "./bench-verdict.tsx";
import { MessageSquares } from "./message-squares.tsx";

/** What became of each message of a run, at both ends. */
export function BenchOutcome({ snapshot }: { snapshot: BenchSnapshot }) {
  const { phase, written, arrived, counters, sender, receiver } = snapshot;
  const begun = phase !== "idle";
  return (
    <div className="flex min-w-0 flex-col border-line max-md:order-first max-md:border-b">
      <div className="grid gap-7 p-5 md:p-6">
        <MessageSquares
          title="Acknowledged by the server"
          end="Sender"
          connection={begun ? sender : undefined}
          squares={written.map(({ seq, delivery }) => seq ?? delivery ?? "sending")}
        />
        <MessageSquares
          title="Arrived at the other end"
          end="Receiver"
          connection={begun ? receiver : undefined}
          squares={arrived}
        />
      </div>
      <BenchCounters counters={counters} />
      <BenchVerdict snapshot={snapshot} />
    </div>
  );
}
