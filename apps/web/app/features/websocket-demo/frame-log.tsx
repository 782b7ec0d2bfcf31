import { Badge, EmptyState } from "@thirtyfold/ui";
import { ArrowLeft, ArrowRight, Minus } from "lucide-react";
import { useStickToEnd } from "../../lib/stick-to-end.ts";
import { type DemoLog, type LogEntry, mostEntries, timeOfDay } from "./demo-log.ts";

/** The connection's traffic, oldest first, or only the number of lines while they are hidden. */
export function FrameLog({ log, shown }: { log: DemoLog; shown: boolean }) {
  const lines = log.entries.length;
  return (
    <div id="messages" className="flex min-h-0 flex-1 flex-col bg-canvas">
      {shown ? (
        <ShownLog log={log} />
      ) : (
        <p className="m-auto px-6 text-center text-ui text-fg-3">
          {lines === 1 ? "1 line is hidden." : `${lines} lines are hidden.`}
        </p>
      )}
    </div>
  );
}

function ShownLog({ log: { entries, dropped } }: { log: DemoLog }) {
  const { scroller } = useStickToEnd();
  return (
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
      tabIndex={0}
      role="log"
      aria-label="Message log"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
    >
      <div className="flex min-h-full flex-col">
        {dropped > 0 && (
          <p className="border-b border-line px-5 py-2.5 text-small text-fg-3">
            The newest {mostEntries} lines. {dropped.toLocaleString("en-US")} older ones are gone.
          </p>
        )}
        {entries.length === 0 ? (
          <EmptyState
            title="No messages yet. Send a message to get started."
            drawing="conversation"
            className="flex-1"
          />
        ) : (
          <LogLines entries={entries} />
        )}
      </div>
    </div>
  );
}

/** The lines of the log, oldest first. */
export function LogLines({ entries }: Pick<DemoLog, "entries">) {
  return (
    <ol>
      {entries.map((entry) => (
        <LogRow key={entry.key} entry={entry} />
      ))}
    </ol>
  );
}

type Look = { word: string; way?: string; Icon: typeof ArrowLeft; badge: "secondary" | "destructive" | "default" };

const looks: Record<LogEntry["kind"], Look> = {
  system: { word: "system", Icon: Minus, badge: "secondary" },
  error: { word: "error", Icon: Minus, badge: "destructive" },
  server: { word: "server", way: "received", Icon: ArrowLeft, badge: "secondary" },
  own: { word: "you", way: "sent", Icon: ArrowRight, badge: "default" },
};

/** Time, direction, sender and content. */
function LogRow({ entry: { kind, content, time } }: { entry: LogEntry }) {
  const { word, way, Icon, badge } = looks[kind];
  return (
    <li className="grid animate-overlay-in grid-cols-[auto_auto_4.75rem_1fr] items-baseline gap-x-3 border-b border-line px-5 py-2.5 font-mono text-small [--tf-overlay-y:6px] max-sm:grid-cols-[auto_auto_1fr] max-sm:px-4 motion-reduce:animate-none">
      <time dateTime={new Date(time).toISOString()} className="text-meta text-fg-3 tabular-nums">
        {timeOfDay(time)}
      </time>
      <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-1 self-start text-fg-3" />
      <Badge variant={badge} className={`justify-self-start ${kind === "server" ? "bg-info-wash! text-info!" : ""}`}>
        {word}
      </Badge>
      <p
        className={`min-w-0 whitespace-pre-wrap max-sm:col-span-full max-sm:mt-1.5 ${kind === "error" ? "text-bad" : kind === "system" ? "text-fg-3" : "text-fg"}`}
      >
        {way && <span className="sr-only">{way}: </span>}
        {content}
      </p>
    </li>
  );
}
