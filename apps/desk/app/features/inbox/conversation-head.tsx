import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import { Heading } from "@thirtyfold/ui/heading";
import { cx } from "class-variance-authority";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Check from "lucide-react/icons/check";
import Undo from "lucide-react/icons/undo-2";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useCommands } from "../../lib/commands.tsx";
import { visitorName } from "../../lib/conversations.ts";
import type { TextKind } from "../../lib/kept-text.ts";
import { useMe } from "../../lib/session.ts";
import { isLate, Time, useNow } from "../../lib/times.tsx";
import { useShortcuts } from "../../lib/use-shortcuts.ts";
import { AboutSheet } from "./about-conversation.tsx";
import { StateSquare } from "./inbox-row.tsx";
import { SnoozeDialog, SnoozeMenu } from "./snooze.tsx";
import { snoozeTimes } from "./snooze-times.ts";
import { useConversationActions } from "./use-conversation-actions.ts";

type Props = { conversation: WholeConversation; onWrite: (kind: TextKind) => void };

/** The conversation's visitor, its state, and the actions on it. */
export function ConversationHead({ conversation, onWrite }: Props) {
  const { visitorId, state, assignee } = conversation;
  const [search] = useSearchParams();
  const me = useMe();
  const act = useConversationActions(conversation);
  const isClosed = state === "closed";
  const Done = isClosed ? Undo : Check;
  const toggle = isClosed ? act.open : act.close;
  useShortcuts({
    r: () => onWrite("message"),
    n: () => onWrite("note"),
    e: toggle,
    a: () => act.assign(me.id),
    ...(!isClosed && { s: () => setChoosing(true) }),
  });
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  useHeadCommands(conversation, act, { onWrite, ask });
  return (
    <header className="@container border-b border-line px-3 py-3 max-[359px]:px-2 md:px-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center">
        <Button asChild variant="ghost" size="icon" className="me-1 @sm:row-span-2 md:hidden">
          <Link to={{ pathname: "/inbox", search: search.toString() }} aria-label="Back to the list">
            <ArrowLeft aria-hidden size={18} />
          </Link>
        </Button>
        <Heading
          level={2}
          size="h4"
          id="conversation"
          className="col-start-2 truncate @max-[22rem]:text-ui @max-[15rem]:col-span-full @max-[15rem]:row-start-2 @max-[15rem]:px-3"
        >
          {visitorName(visitorId)}
        </Heading>
        <Standing
          conversation={conversation}
          className="col-start-2 row-start-2 @max-sm:col-span-full max-md:@max-sm:px-3 @max-[15rem]:row-start-3"
        />
        <div className="col-start-3 row-start-1 ms-1 flex items-center gap-1 @sm:row-span-2 md:ms-2 md:gap-2">
          {assignee !== me.id && (
            <Button
              variant="outline"
              size="sm"
              busy={act.busy}
              className="hidden @md:inline-flex"
              onClick={() => act.assign(me.id)}
            >
              Assign to me
            </Button>
          )}
          {!isClosed && <SnoozeMenu open={choosing} onOpenChange={setChoosing} onSnooze={act.snooze} onOther={ask} />}
          {asking && <SnoozeDialog onSnooze={act.snooze} onOpenChange={setAsking} />}
          <AboutSheet conversation={conversation} />
          <Button
            variant={isClosed ? "outline" : "secondary"}
            size="sm"
            busy={act.busy}
            className="@max-[22rem]:px-2.5"
            onClick={({ detail }) => {
              // The second half of a double click is not meant for the button that replaces this one after the first.
              if (detail <= 1) toggle();
            }}
          >
            <Done aria-hidden size={18} strokeWidth={1.75} className="@[22rem]:hidden" />
            <span className="@max-[22rem]:sr-only">{isClosed ? "Reopen" : "Close"}</span>
          </Button>
        </div>
      </div>
    </header>
  );
}

/** The conversation's state, and how long the visitor has waited. */
function Standing({ conversation, className }: { conversation: WholeConversation; className: string }) {
  const { state, waitingSince, snoozedUntil } = conversation;
  const now = useNow();
  const waits = state === "open" && waitingSince !== null;
  return (
    <p
      className={cx(
        "flex items-baseline gap-1.5 text-meta",
        className,
        waits && isLate(waitingSince, now) ? "text-warn" : "text-fg-2",
      )}
    >
      <StateSquare conversation={conversation} />
      <span>
        {waits && (
          <>
            Waits for us, <Time at={waitingSince} as="since" />
          </>
        )}
        {state === "open" && !waits && "Answered"}
        {state === "closed" && "Closed"}
        {state === "snoozed" && (
          <>
            Snoozed until <Time at={snoozedUntil ?? now} as="within" />
          </>
        )}
      </span>
    </p>
  );
}

type Asks = Pick<Props, "onWrite"> & { ask: () => void };
type Actions = ReturnType<typeof useConversationActions>;

/** The same actions for the command menu. */
function useHeadCommands({ state, assignee }: WholeConversation, act: Actions, asks: Asks): void {
  const { onWrite, ask } = asks;
  const me = useMe();
  const now = useNow();
  const isClosed = state === "closed";
  const snoozes = isClosed ? [] : snoozeTimes(now);
  useCommands("This conversation", [
    {
      value: "reply",
      label: "Reply",
      keywords: "answer write",
      shortcut: ["R"],
      onSelect: () => onWrite("message"),
    },
    { value: "note", label: "Write a note", keywords: "team", shortcut: ["N"], onSelect: () => onWrite("note") },
    isClosed
      ? { value: "open", label: "Reopen", shortcut: ["E"], onSelect: act.open }
      : { value: "close", label: "Close", keywords: "done archive", shortcut: ["E"], onSelect: act.close },
    { value: "assign", label: "Assign to me", keywords: "take", shortcut: ["A"], onSelect: () => act.assign(me.id) },
    ...(assignee === null
      ? []
      : [{ value: "unassign", label: "Assign to nobody", onSelect: () => void act.assign(null) }]),
    ...snoozes.map(({ name, until }) => ({
      value: name,
      label: `Snooze ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
      keywords: "later put off",
      onSelect: () => act.snooze(until),
    })),
    ...(isClosed ? [] : [{ value: "snooze", label: "Snooze until another time", keywords: "later", onSelect: ask }]),
  ]);
}
