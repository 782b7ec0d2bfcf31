import type { Delivery, RoomItem } from "@thirtyfold/realtime-protocol/client";
import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from "lucide-react";
import { clockText } from "./day-text.ts";

type MessageMetaProps = { item: RoomItem; onRetry: () => void; onDiscard: () => void };

const deliveries = {
  sending: { words: "Sending", Icon: Clock },
  waiting: { words: "Waiting", Icon: Clock },
  sent: { words: "Sent", Icon: Check },
  seen: { words: "Seen", Icon: CheckCheck },
  failed: { words: "Failed", Icon: CircleAlert },
} as const satisfies Record<Delivery, { words: string; Icon: LucideIcon }>;

/** Below a message: its time, "Read" on the other person's read ones (SPEC), and how far one's own have come. */
export function MessageMeta({ item, onRetry, onDiscard }: MessageMetaProps) {
  return (
    <>
      <time dateTime={item.timestamp}>{clockText(item.timestamp)}</time>
      {item.delivery === null && item.read && <State words="Read" Icon={CheckCheck} />}
      {item.delivery !== null && <State {...deliveries[item.delivery]} failed={item.delivery === "failed"} />}
      {item.delivery === "failed" && (
        <>
          <Action words="Retry" onPress={onRetry} />
          <Action words="Delete" onPress={onDiscard} />
        </>
      )}
    </>
  );
}

function State({ words, Icon, failed = false }: { words: string; Icon: LucideIcon; failed?: boolean }) {
  return (
    <span className={`inline-flex items-center gap-1 ${failed ? "font-semibold text-bad" : ""}`}>
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
      {words}
    </span>
  );
}

function Action({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-my-1 min-h-6 cursor-pointer px-1 font-semibold text-fg underline decoration-line-strong underline-offset-3 hover:decoration-link focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-focus pointer-coarse:-my-3 pointer-coarse:min-h-11"
    >
      {words}
    </button>
  );
}
