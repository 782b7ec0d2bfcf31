import { useSyncExternalStore } from "react";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const tell of listeners) tell();
  }, minute / 2);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time in epoch milliseconds, updated every half minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);

const clock = new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const date = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const dateWithYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const full = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", hourCycle: "h23" });

/** Whether a time is on that day, or `before` days earlier: by the calendar, because not every day has 24 hours. */
function isDay(at: number, seen: number, before = 0): boolean {
  const wanted = new Date(seen);
  wanted.setDate(wanted.getDate() - before);
  return new Date(at).toDateString() === wanted.toDateString();
}

/** A day in few words, seen from `seen`: "Today", "Yesterday", "Nov 21". */
export function dayText(at: number, seen: number): string {
  if (isDay(at, seen)) return "Today";
  if (isDay(at, seen, 1)) return "Yesterday";
  return (new Date(at).getFullYear() === new Date(seen).getFullYear() ? date : dateWithYear).format(at);
}

/** How long ago in few words: "now", "4 min", "3 h", "Nov 21". */
export function agoText(at: number, seen: number): string {
  const ago = seen - at;
  if (ago < minute) return "now";
  if (ago < hour) return `${Math.floor(ago / minute)} min`;
  if (ago < day) return `${Math.floor(ago / hour)} h`;
  return dayText(at, seen);
}

/** How long something took, in few words: "4 min", "1 h 12 min", "2 days". */
export function durationText(ms: number): string {
  if (ms < minute) return "under 1 min";
  if (ms < hour) return `${Math.floor(ms / minute)} min`;
  if (ms >= 2 * day) return `${Math.floor(ms / day)} days`;
  const minutes = Math.floor((ms % hour) / minute);
  return `${Math.floor(ms / hour)} h${minutes === 0 ? "" : ` ${minutes} min`}`;
}

/** Whether somebody has waited longer than the hour that the website promises. */
export const isLate = (since: number, seen: number): boolean => seen - since > hour;

/** A time as hours and minutes. */
const clockText = (at: number): string => clock.format(at);

const texts = {
  ago: agoText,
  clock: clockText,
  day: (at: number, seen: number) => `${dayText(at, seen)}, ${clockText(at)}`,
  /** A duration. */
  since: (at: number, seen: number) => durationText(Math.max(0, seen - at)),
  /** Like `day`, within a sentence. */
  within: (at: number, seen: number) => texts.day(at, seen).replace(/^[TY]/, (first) => first.toLowerCase()),
};

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/** The clock of a zone; undefined if this browser does not know the zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (clocks.has(timeZone)) return clocks.get(timeZone);
  let known: Intl.DateTimeFormat | undefined;
  try {
    known = new Intl.DateTimeFormat("en-US", {
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone,
    });
  } catch {
    // The name comes from another browser.
  }
  clocks.set(timeZone, known);
  return known;
}

const ourClock = new Intl.DateTimeFormat("en-US", { weekday: "short" });

/** The time on a zone's clocks, with the weekday if it differs from ours; undefined if the clocks agree. */
export function timeIn(timeZone: string | null, at: number): string | undefined {
  const parts = timeZone === null ? undefined : clockOf(timeZone)?.formatToParts(at);
  if (!parts) return undefined;
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  const theirs = `${part("hour")}:${part("minute")}`;
  if (part("weekday") !== ourClock.format(at)) return `${part("weekday")} ${theirs}`;
  return theirs === clockText(at) ? undefined : theirs;
}

/** A time: how long ago, for how long, its hour, or its day and hour. Shown in full on hover. */
export function Time({ at, as = "ago", className }: { at: number; as?: keyof typeof texts; className?: string }) {
  const seen = useNow();
  return (
    <time dateTime={new Date(at).toISOString()} title={full.format(at)} className={className}>
      {texts[as](at, seen)}
    </time>
  );
}
