import { useQueryClient } from "@tanstack/react-query";
import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@thirtyfold/ui/dropdown-menu";
import { Heading } from "@thirtyfold/ui/heading";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Clock from "lucide-react/icons/clock";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useCommands } from "../../lib/commands.tsx";
import { eraseConversation, visitorName } from "../../lib/conversations.ts";
import { EraseButton } from "../../lib/erase-button.tsx";
import { useMe } from "../../lib/session.ts";
import { Time, useNow } from "../../lib/times.tsx";
import { useShortcuts } from "../../lib/use-shortcuts.ts";
import { AboutSheet } from "./about-conversation.tsx";
import { StateMark } from "./inbox-row.tsx";
import { snoozeTimes } from "./snooze-times.ts";
import { useConversationActions } from "./use-conversation-actions.ts";

/** Who writes, how the conversation stands, and what can be done about it. */
export function ConversationHead({ conversation, onReply }: { conversation: WholeConversation; onReply: () => void }) {
  const { roomId, visitorId, state, waitingSince, assignee } = conversation;
  const [search] = useSearchParams();
  const list = { pathname: "/inbox", search: search.toString() };
  const client = useQueryClient();
  const navigate = useNavigate();
  const me = useMe();
  const act = useConversationActions(conversation);
  const isClosed = state === "closed";
  useShortcuts({
    r: onReply,
    e: isClosed ? act.open : act.close,
    a: () => act.assign(me.id),
  });
  useHeadCommands(conversation, act, onReply);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-3">
      <Button asChild variant="ghost" size="icon" className="md:hidden">
        <Link to={list} aria-label="Back to the list">
          <ArrowLeft aria-hidden size={18} />
        </Link>
      </Button>
      <div className="min-w-0 flex-[1_1_12rem]">
        <Heading level={2} size="h4" id="conversation">
          {visitorName(visitorId)}
        </Heading>
        <p className="flex flex-wrap gap-x-3 text-meta text-fg-2">
          <StateMark conversation={conversation} />
          {state === "open" && waitingSince !== null && (
            <span>
              Waiting for us since <Time at={waitingSince} as="within" />
            </span>
          )}
        </p>
      </div>
      {assignee !== me.id && (
        <Button variant="outline" size="sm" busy={act.busy} onClick={() => act.assign(me.id)}>
          Assign to me
        </Button>
      )}
      {!isClosed && <SnoozeMenu onSnooze={act.snooze} />}
      <AboutSheet conversation={conversation} />
      {me.role === "owner" && (
        <EraseButton
          label="Erase the conversation"
          question={`Erase the conversation with ${visitorName(visitorId)}?`}
          consequence="All messages and notes are gone for the team and for the visitor. Nobody can bring them back."
          erase={async () => eraseConversation(client, roomId, async () => navigate(list))}
        />
      )}
      <Button
        variant={isClosed ? "outline" : "secondary"}
        size="sm"
        busy={act.busy}
        onClick={isClosed ? act.open : act.close}
      >
        {isClosed ? "Open again" : "Close"}
      </Button>
    </header>
  );
}

function SnoozeMenu({ onSnooze }: { onSnooze: (until: number) => void }) {
  const now = useNow();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Snooze">
          <Clock aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {snoozeTimes(now).map(({ name, until }) => (
          <DropdownMenuItem key={name} onSelect={() => onSnooze(until)}>
            {name}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type Actions = ReturnType<typeof useConversationActions>;

/** The same for the command menu. */
function useHeadCommands({ state, assignee }: WholeConversation, act: Actions, onReply: () => void): void {
  const me = useMe();
  const now = useNow();
  const isClosed = state === "closed";
  const snoozes = isClosed ? [] : snoozeTimes(now);
  useCommands("This conversation", [
    { value: "reply", label: "Reply", keywords: "answer write", shortcut: ["R"], onSelect: onReply },
    isClosed
      ? { value: "open", label: "Open again", shortcut: ["E"], onSelect: act.open }
      : { value: "close", label: "Close", keywords: "done archive", shortcut: ["E"], onSelect: act.close },
    { value: "assign", label: "Assign to me", keywords: "take", shortcut: ["A"], onSelect: () => act.assign(me.id) },
    ...(assignee === null
      ? []
      : [{ value: "unassign", label: "Assign to nobody", onSelect: () => void act.assign(null) }]),
    ...snoozes.map(({ name, until }) => ({
      value: name,
      label: `Snooze ${name.toLowerCase()}`,
      keywords: "later put off",
      onSelect: () => act.snooze(until),
    })),
  ]);
}
