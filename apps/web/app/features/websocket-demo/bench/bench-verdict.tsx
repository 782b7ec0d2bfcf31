import { Check, TriangleAlert } from "lucide-react";
import { type BenchSnapshot, runSize } from "./bench-state.ts";

const icon = { "aria-hidden": true, size: 20, strokeWidth: 1.75, className: "mt-0.5 shrink-0" } as const;

/** What came of the run, or how it stands, in a sentence. */
export function BenchVerdict({ snapshot }: { snapshot: BenchSnapshot }) {
  const { phase, verdict, sender, written } = snapshot;
  const asked = sender === "connected" && written.some(({ delivery }) => delivery === "waiting");
  const holds = verdict?.holds;
  const look = holds === undefined ? "text-fg-2" : holds ? "bg-ok-wash text-ok" : "bg-bad-wash text-bad";
  return (
    <div role="status" className={`flex flex-1 gap-3 p-5 text-ui md:p-6 ${look}`}>
      {holds === true && <Check {...icon} />}
      {holds === false && <TriangleAlert {...icon} />}
      <p className="max-w-[38em]">{verdict ? sentenceOf(verdict) : asked ? askedToWait : said[phase]}</p>
    </div>
  );
}

const askedToWait =
  "Under way. The server takes a limited number of messages a minute; the rest waits here, and goes out by itself.";

const said: Record<BenchSnapshot["phase"], string> = {
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
