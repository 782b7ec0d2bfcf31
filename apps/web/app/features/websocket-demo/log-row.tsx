import { Badge } from "@thirtyfold/ui";
import { ArrowLeft, ArrowRight, Minus } from "lucide-react";
import type { LogEntry } from "./demo-log.ts";

type Look = { word: string; way: string; Icon: typeof ArrowLeft; badge: "secondary" | "destructive" | "default" };

const looks: Record<LogEntry["kind"], Look> = {
  system: { word: "system", way: "", Icon: Minus, badge: "secondary" },
  error: { word: "error", way: "", Icon: Minus, badge: "destructive" },
  server: { word: "server", way: "received", Icon: ArrowLeft, badge: "secondary" },
  own: { word: "you", way: "sent", Icon: ArrowRight, badge: "default" },
};

const timeOfDay = new Intl.DateTimeFormat("en-US", { timeStyle: "medium", hourCycle: "h23" });

/** One line of the log: time, direction, who, and what was said. */
export function LogRow({ entry: { kind, content, time } }: { entry: LogEntry }) {
  const { word, way, Icon, badge } = looks[kind];
  return (
    <li className="grid animate-overlay-in grid-cols-[auto_auto_4.75rem_1fr] items-baseline gap-x-3 border-b border-line px-5 py-2.5 font-mono text-small [--overlay-y:6px] max-sm:grid-cols-[auto_auto_1fr] max-sm:px-4 motion-reduce:animate-none">
      <time dateTime={new Date(time).toISOString()} className="text-meta text-fg-3 tabular-nums">
        {timeOfDay.format(time)}
      </time>
      <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-1 self-start text-fg-3" />
      <Badge
        variant={badge}
        className={`justify-self-start font-mono ${kind === "server" ? "bg-info-wash! text-info!" : ""}`}
      >
        {word}
      </Badge>
      <p
        className={`min-w-0 break-words whitespace-pre-wrap max-sm:col-span-full max-sm:mt-1.5 ${kind === "error" ? "text-bad" : kind === "system" ? "text-fg-3" : "text-fg"}`}
      >
        {way !== "" && <span className="sr-only">{way}: </span>}
        {content}
      </p>
    </li>
  );
}
