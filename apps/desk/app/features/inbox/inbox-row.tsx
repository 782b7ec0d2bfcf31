import type { Conversation } from "@thirtyfold/api-contract/desk";
import { contacts } from "@thirtyfold/content";
import { cx } from "class-variance-authority";
import { memo } from "react";
import { Link, useSearchParams } from "react-router";
import { conversationAt } from "../../lib/conversation-address.ts";
import { visitorName } from "../../lib/conversations.ts";
import { usePersonName } from "../../lib/people.ts";
import { isLate, Time, useNow } from "../../lib/times.tsx";

type State = Pick<Conversation, "state" | "waitingSince">;

/** A conversation's state as a square: lit where the visitor waits. */
export function StateSquare({ conversation: { state, waitingSince } }: { conversation: State }) {
  const lit = state === "open" && waitingSince !== null;
  return (
    <span
      aria-hidden
      className={cx(
        "size-2.5 shrink-0 rounded-[1px] forced-color-adjust-none",
        lit && "bg-mark",
        state === "open" && !lit && "border border-line-strong",
        state === "snoozed" && "border border-dashed border-line-strong",
        state === "closed" && "bg-surface-3",
      )}
    />
  );
}

function stateWords({ state, waitingSince, unread }: State & Pick<Conversation, "unread">): string {
  if (state === "closed") return "Closed";
  if (state === "snoozed") return "Snoozed";
  if (waitingSince === null) return "Answered";
  return unread > 0 ? `${unread} new` : "Seen, not answered";
}

/** A conversation in a list. Scrolling rerenders the list many times a second, but none of its rows. */
export const InboxRow = memo(({ conversation, open }: { conversation: Conversation; open: boolean }) => {
  const { roomId, visitorId, contact, lastMessage, found, waitingSince, unread, assignee, activeAt } = conversation;
  const now = useNow();
  const [search] = useSearchParams();
  const nameOf = usePersonName();
  const late = conversation.state === "open" && waitingSince !== null && isLate(waitingSince, now);
  const name = visitorName(visitorId);
  return (
    <Link
      to={conversationAt(roomId, search.toString())}
      aria-current={open ? "page" : undefined}
      className={cx(
        "flex h-full gap-3 max-[15rem]:gap-2 border-b border-line px-4 py-2 leading-5 focus-visible:-outline-offset-2",
        open ? "bg-surface-3" : "hover:bg-fg/4",
      )}
    >
      <span className="flex items-start pt-1.5">
        <StateSquare conversation={conversation} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center">
        <span className="flex items-baseline gap-2">
          <span className={cx("truncate", unread > 0 && "font-semibold")}>{name}</span>
          <span className="flex-1 truncate text-meta text-fg-3 max-[15rem]:hidden">
            {contacts.find(({ id }) => id === contact)?.name}
          </span>
          <Time
            at={waitingSince ?? activeAt}
            className={cx("ms-auto shrink-0 text-meta tabular-nums", late ? "font-semibold text-warn" : "text-fg-3")}
          />
        </span>
        <span className={cx("flex shrink-0 gap-1 text-small leading-5", unread > 0 ? "text-fg" : "text-fg-2")}>
          {found === undefined && lastMessage && !lastMessage.byVisitor && (
            <span className="max-w-1/2 shrink-0 truncate text-fg-3">{lastMessage.author ?? "We"}: </span>
          )}
          {/* A box of its own: whichever way its words run, only their end is cut. */}
          <bdi className="truncate text-left">{found ?? lastMessage?.excerpt}</bdi>
        </span>
        <span className="flex justify-between gap-2 text-meta leading-5 text-fg-3">
          <span className={cx("shrink-0", unread > 0 && "text-fg-2")}>{stateWords(conversation)}</span>
          <span className="truncate">{nameOf(assignee) ?? (assignee !== null && "Somebody")}</span>
        </span>
      </span>
    </Link>
  );
});
