import { ChatBubble, VisuallyHidden } from "@thirtyfold/ui";
import type { Entry } from "./message-entries.ts";
import { MessageMeta } from "./message-meta.tsx";
import { MessageText } from "./message-text.tsx";

type MessageRowProps = {
  entry: Extract<Entry, { kind: "message" }>;
  /** The other person's name. */
  name: string;
  /** It came while the conversation is open: it rises in. */
  fresh: boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** One message of the conversation, one's own at the right. */
export function MessageRow({ entry, name, fresh, onRetry, onDiscard }: MessageRowProps) {
  const { item, mine, first, last } = entry;
  const meta = <MessageMeta item={item} onRetry={() => onRetry(item.id)} onDiscard={() => onDiscard(item.id)} />;
  const entrance = fresh ? "motion-safe:animate-overlay-in [--overlay-y:6px]" : "";
  return (
    <li className={`${first ? "mt-3.5" : "mt-1.5"} ${entrance}`}>
      <ChatBubble from={mine ? "me" : "them"} {...(last ? { meta } : {})}>
        <VisuallyHidden>{mine ? "You" : name}: </VisuallyHidden>
        <span dir="auto">
          <MessageText text={item.content} />
        </span>
      </ChatBubble>
    </li>
  );
}
