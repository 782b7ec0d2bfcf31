import type { Conversation } from "@thirtyfold/api-contract/desk";
import { contacts } from "@thirtyfold/content";
import { Avatar } from "@thirtyfold/ui/avatar";
import { cx } from "class-variance-authority";
import { NavLink, useSearchParams } from "react-router";
import { visitorName } from "../../lib/conversations.ts";
import { usePersonName } from "../../lib/people.ts";
import { isLate, Time, useNow } from "../../lib/times.tsx";

/** The state as a square, and in words. */
export function StateMark({ conversation }: { conversation: Pick<Conversation, "state" | "waitingSince"> }) {
  const { state, waitingSince } = conversation;
  const words =
    state === "closed"
      ? "Closed"
      : state === "snoozed"
        ? "Snoozed"
        : waitingSince === null
          ? "Answered"
          : "Waits for us";
  const lit = words === "Waits for us";
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden
        className={cx(
          "size-2.5 shrink-0 rounded-[1px]",
          lit && "bg-mark",
          state === "open" && !lit && "border border-line-strong",
          state === "snoozed" && "border border-dashed border-line-strong",
        )}
      />
      <span className={lit ? "sr-only" : "text-fg-3"}>{words}</span>
    </span>
  );
}

/** A conversation in a list. */
export function InboxRow({ conversation, open }: { conversation: Conversation; open: boolean }) {
  const { roomId, visitorId, contact, lastMessage, waitingSince, unread, assignee, activeAt } = conversation;
  const now = useNow();
  const [search] = useSearchParams();
  const nameOf = usePersonName();
  const late = conversation.state === "open" && waitingSince !== null && isLate(waitingSince, now);
  const name = visitorName(visitorId);
  return (
    <NavLink
      to={{ pathname: `/inbox/${roomId}`, search: search.toString() }}
      className={cx(
        "flex h-full gap-3 leading-5 border-b border-line px-4 py-2 focus-visible:-outline-offset-2",
        open ? "bg-surface-3" : "hover:bg-fg/4",
      )}
    >
      <Avatar name={name} size="sm" decorative />
      <span className="flex min-w-0 flex-1 flex-col justify-center">
        <span className="flex items-baseline gap-2">
          <span className={cx("truncate", unread > 0 && "font-semibold")}>{name}</span>
          <span className="truncate text-meta text-fg-3">{contacts.find(({ id }) => id === contact)?.name}</span>
          <Time
            at={waitingSince ?? activeAt}
            className={cx("ms-auto shrink-0 text-meta tabular-nums", late ? "font-semibold text-warn" : "text-fg-3")}
          />
        </span>
        <span className={cx("shrink-0 truncate text-small leading-5", unread > 0 ? "text-fg" : "text-fg-2")}>
          {lastMessage && !lastMessage.byVisitor && <span className="text-fg-3">{lastMessage.author ?? "We"}: </span>}
          {lastMessage?.excerpt}
        </span>
        <span className="flex items-center gap-2 text-meta">
          <StateMark conversation={conversation} />
          {unread > 0 && <span className="text-fg-2">{unread} new</span>}
          <span className="ms-auto truncate text-fg-3">{nameOf(assignee)}</span>
        </span>
      </span>
    </NavLink>
  );
}
