import type { Delivery, RoomItem } from "@thirtyfold/realtime-protocol/client";
import { ChatBubble, MessageText, VisuallyHidden } from "@thirtyfold/ui";
import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from "lucide-react";
import { clockText } from "./day-text.ts";
import type { Entry } from "./message-entries.ts";

type MessageRowProps = {
  entry: Extract<Entry, { kind: "message" }>;
  /** The other person's name. */
  name: string;
  /** Whether it arrived while the conversation was open; it then rises in. */
  fresh: boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** One message; the reader's own are on the right. */
export function MessageRow({ entry, name, fresh, onRetry, onDiscard }: MessageRowProps) {
  const { item, mine, first, last } = entry;
  const from = item.author === undefined ? name : `${item.author}, ${name}`;
  const meta = (
    <>
      {item.author !== undefined && <span aria-hidden>{from}</span>}
      <MessageMeta item={item} onRetry={() => onRetry(item.id)} onDiscard={() => onDiscard(item.id)} />
    </>
  );
  const entrance = fresh ? "motion-safe:animate-overlay-in [--tf-overlay-y:6px]" : "";
  return (
    <li className={`${first ? "mt-3.5" : "mt-1.5"} ${entrance}`}>
      <ChatBubble from={mine ? "me" : "them"} {...(last ? { meta } : {})}>
        <VisuallyHidden>{mine ? "You" : from}: </VisuallyHidden>
        <MessageText text={item.content} />
      </ChatBubble>
    </li>
  );
}

type MessageMetaProps = { item: RoomItem; onRetry: () => void; onDiscard: () => void };

const deliveries = {
  sending: { words: "Sending", Icon: Clock },
  waiting: { words: "Waiting", Icon: Clock },
  sent: { words: "Sent", Icon: Check },
  seen: { words: "Seen", Icon: CheckCheck },
  failed: { words: "Failed", Icon: CircleAlert },
} as const satisfies Record<Delivery, { words: string; Icon: LucideIcon }>;

/** A message's time, "Read" on the other person's read messages (SPEC), and the delivery state of the reader's own. */
function MessageMeta({ item, onRetry, onDiscard }: MessageMetaProps) {
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
      <span>{words}</span>
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
