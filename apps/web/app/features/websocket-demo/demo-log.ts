/**
 * A line of the log (SPEC, section 3, "WebSocket demo message"). `system` concerns the connection, `error` a failure;
 * `server` and `own` are messages. `time` is the browser's, in ms.
 */
export type LogEntry = Readonly<{
  key: number;
  kind: "system" | "error" | "server" | "own";
  content: string;
  time: number;
}>;

/** The lines in order of arrival; `dropped` counts those that newer lines have pushed out. */
export type DemoLog = Readonly<{ entries: readonly LogEntry[]; dropped: number }>;

export const emptyLog: DemoLog = { entries: [], dropped: 0 };

/** Maximum number of lines, because a tab that stays open for days must not grow. */
export const mostEntries = 200;

/** Adds a line, and drops the oldest beyond the limit. */
export function logged({ entries, dropped }: DemoLog, entry: Omit<LogEntry, "key">): DemoLog {
  const key = (entries.at(-1)?.key ?? 0) + 1;
  const all = [...entries, { ...entry, key }];
  const over = Math.max(0, all.length - mostEntries);
  return { entries: all.slice(over), dropped: dropped + over };
}

/** The first line of a connection. */
export const greeting = (clientId: string): string => `Connected as ${clientId}`;

/** When an event arrived, in ms like `Date.now()`: a replayed event keeps its time. */
export const timeOf = ({ timeStamp }: Event) => Math.round(performance.timeOrigin + timeStamp);

/** "09:41:07" on the visitor's clock. Without `Intl`, whose first use keeps a slow phone busy for 60 ms. */
export function timeOfDay(time: number): string {
  const date = new Date(time);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
