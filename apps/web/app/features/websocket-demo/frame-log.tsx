import { EmptyState } from "@thirtyfold/ui";
import { type DemoLog, mostEntries } from "./demo-log.ts";
import { LogRow } from "./log-row.tsx";
import { useFollowedEnd } from "./use-followed-end.ts";

/** What passed over the connection, oldest first; or how many lines there are, where they are hidden. */
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
  const { list, onScroll } = useFollowedEnd(entries);
  return (
    <div
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
      tabIndex={0}
      role="log"
      aria-label="Message log"
      onScroll={onScroll}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
    >
      {entries.length === 0 && (
        <EmptyState title="No messages yet. Send a message to get started." drawing="conversation" className="flex-1" />
      )}
      {dropped > 0 && (
        <p className="border-b border-line px-5 py-2.5 text-small text-fg-3">
          The newest {mostEntries} lines. {dropped.toLocaleString("en-US")} older ones are gone.
        </p>
      )}
      {entries.length > 0 && (
        <ol>
          {entries.map((entry) => (
            <LogRow key={entry.key} entry={entry} />
          ))}
        </ol>
      )}
    </div>
  );
}
