import type { RoomCounters } from "@thirtyfold/realtime-protocol/client";
import { Check, TriangleAlert } from "lucide-react";
import { type BenchSnapshot, runSize } from "./bench-state.ts";
import { MessageSquares } from "./message-squares.tsx";

/** The fate of each message of a run, at both ends. */
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

const rows = [
  { name: "sent", title: "Sent", about: "Handed to the client" },
  { name: "acknowledged", title: "Acknowledged", about: "Known to be stored" },
  { name: "replayed", title: "Replayed", about: "Missed, then fetched" },
  { name: "deduplicated", title: "Deduplicated", about: "Came again, dropped" },
] as const;

/** The counters of both clients. */
function BenchCounters({ counters }: { counters: RoomCounters }) {
  return (
    <dl className="grid grid-cols-2 gap-px max-[22rem]:grid-cols-1 border-y border-line bg-line wide:grid-cols-4">
      {rows.map(({ name, title, about }) => (
        <div key={name} className="flex flex-col-reverse justify-end bg-surface px-5 py-4 max-sm:px-4 md:px-6">
          <dt>
            <span className="block text-ui font-semibold">{title}</span>
            <span className="block text-small text-fg-3">{about}</span>
          </dt>
          <dd className="text-h3 tabular-nums">{counters[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

const icon = { "aria-hidden": true, size: 20, strokeWidth: 1.75, className: "mt-0.5 shrink-0" } as const;

/** The run's result or state, in one sentence. */
function BenchVerdict({ snapshot }: { snapshot: BenchSnapshot }) {
  const { phase, verdict, sender, written } = snapshot;
  const asked = sender === "connected" && written.some(({ delivery }) => delivery === "waiting");
  const holds = verdict?.holds;
  const look = holds === undefined ? "text-fg-2" : holds ? "bg-ok-wash text-ok" : "bg-bad-wash text-bad";
  return (
    <div role="status" className={`flex flex-1 gap-3 p-5 text-ui md:p-6 ${look}`}>
      {holds === true && <Check {...icon} />}
      {holds === false && <TriangleAlert {...icon} />}
      <p className="max-w-[38em]">{verdict ? sentenceOf(verdict) : asked ? askedToWait : sentences[phase]}</p>
    </div>
  );
}

const askedToWait =
  "Under way. The server takes a limited number of messages a minute; the rest waits here, and goes out by itself.";

const sentences: Record<BenchSnapshot["phase"], string> = {
  idle: "No run yet. Send the messages, then drop the connection halfway.",
  connecting: "Both ends are on their way into a room of your own.",
  sending: "Under way. What is in flight when the connection falls waits here, and goes out by itself.",
  checking: "All of it arrived. Asking the server what it has stored.",
  done: "",
  failed: "The server did not answer. Check your connection, then start over.",
};

function sentenceOf({ holds, lost, doubled, outOfOrder }: NonNullable<BenchSnapshot["verdict"]>): string {
  if (!holds) return `Lost: ${lost}. Doubled: ${doubled}. Out of order: ${outOfOrder}.`;
  return `Nothing lost, nothing doubled. The server has 1 to ${runSize} without a gap, and both ends show the same.`;
}
