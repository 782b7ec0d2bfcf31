import type { DeskMessage, DeskNote, WholeConversation } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import { ChatBubble, MessageText } from "@thirtyfold/ui/chat-bubble";
import { TypingIndicator } from "@thirtyfold/ui/typing-indicator";
import ArrowDown from "lucide-react/icons/arrow-down";
import { useOlderMessages, visitorName } from "../../lib/conversations.ts";
import { type Sending, useLive, type useSending } from "../../lib/live.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { useFocusAtLastPage, useFocusOnOpen } from "../../lib/stepping.ts";
import { dayText, Time, timeIn, useNow } from "../../lib/times.tsx";
import { EventLine } from "./event-line.tsx";
import { type Happening, happeningsOf } from "./happenings.ts";
import { useNewest } from "./use-newest.ts";

/** Whether it is a contact's welcome, which nobody wrote to this visitor; a visitor's own message may have any id. */
const isWelcome = ({ id, senderId, personId }: DeskMessage, visitorId: string) =>
  /^welcome-\d+$/.test(id) && senderId !== visitorId && personId === undefined;

type Entry = { key: string; at: number } & ({ message: DeskMessage } | { note: DeskNote } | { happening: Happening });

function entriesOf(conversation: WholeConversation, now: number): Entry[] {
  const { messages, notes, events, visitorId } = conversation;
  const written = messages.data.filter((message) => !isWelcome(message, visitorId));
  // A visitor may give a message the id of one of ours.
  const ofMessages = written.map((message) => ({
    key: `message ${message.seq}`,
    at: Date.parse(message.timestamp),
    message,
  }));
  const oldest = messages.nextCursor === null ? 0 : (ofMessages[0]?.at ?? 0);
  const ofNotes = notes.filter(({ at }) => at >= oldest).map((note) => ({ key: note.id, at: note.at, note }));
  const visitorAt = ofMessages.filter(({ message }) => message.senderId === visitorId).map(({ at }) => at);
  const happenings = happeningsOf({ events: events.filter(({ at }) => at >= oldest), visitorAt, now });
  const ofEvents = happenings.map((happening) => ({ ...happening, happening }));
  // At the same time, a message precedes the event it caused.
  return [...ofMessages, ...ofNotes, ...ofEvents].toSorted((one, other) => one.at - other.at);
}

const runMs = 5 * 60_000;

/** Whether an entry continues the run of the one before: same writer, soon after it. */
function goesOn(entry: Entry | undefined, before: Entry | undefined): boolean {
  if (!entry || !before || !("message" in entry) || !("message" in before)) return false;
  const [one, other] = [before.message, entry.message];
  return one.senderId === other.senderId && one.personId === other.personId && entry.at - before.at < runMs;
}

type Props = { conversation: WholeConversation; sending: ReturnType<typeof useSending> };

/** The messages and notes, newest last, and the texts being sent. */
export function Entries({ conversation, sending }: Props) {
  const { messages, notes, visitorId, visitorReadUpTo, timeZone } = conversation;
  const { visitorWrites } = useLive();
  const now = useNow();
  const entries = entriesOf(conversation, now);
  const known = new Set([...messages.data, ...notes].map(({ id }) => id));
  // It may be stored, and reported, before its response arrives.
  const unsent = sending.texts.filter(({ id }) => !known.has(id));
  const { log, below, toEnd, onScroll } = useNewest({
    oldest: entries[0]?.key,
    newest: entries.at(-1)?.key,
    unsent: unsent.length,
    refused: unsent.filter(({ failure }) => failure !== undefined).length,
    visitorWrites,
  });
  useFocusOnOpen(log);
  useFocusAtLastPage(messages.nextCursor !== null, log);
  // The buttons disappear with the text they act on.
  const leaving = (act: (text: Sending) => void, text: Sending) => () => {
    log.current?.focus({ preventScroll: true });
    act(text);
  };
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={log}
        role="log"
        aria-label="Messages and notes"
        tabIndex={0}
        onScroll={onScroll}
        className="h-full overflow-y-auto [overflow-anchor:none] px-5 py-4 focus-visible:-outline-offset-2"
      >
        <Beginning conversation={conversation} />
        <ol>
          {entries.map((entry, index) => (
            <li key={entry.key} className={goesOn(entry, entries[index - 1]) ? "mt-1.5" : "mt-4"}>
              {newDay(entry, entries[index - 1]) && <Day at={entry.at} now={now} />}
              {"note" in entry ? (
                <Note note={entry.note} />
              ) : "happening" in entry ? (
                <EventLine happening={entry.happening} />
              ) : (
                <Message
                  message={entry.message}
                  byVisitor={entry.message.senderId === visitorId}
                  seen={visitorReadUpTo}
                  timeZone={timeZone}
                  last={!goesOn(entries[index + 1], entry)}
                />
              )}
            </li>
          ))}
          {unsent.map((text) => (
            <li key={text.id} className="mt-4">
              <Unsent text={text} retry={leaving(sending.retry, text)} discard={leaving(sending.discard, text)} />
            </li>
          ))}
        </ol>
        {visitorWrites && (
          <ChatBubble from="them" className="mt-3">
            <TypingIndicator label={`${visitorName(visitorId)} is writing`} />
          </ChatBubble>
        )}
      </div>
      {below && (
        <Button
          variant="secondary"
          size="sm"
          className="absolute! end-4 bottom-3 border border-line-strong shadow-pop"
          onClick={toEnd}
        >
          <ArrowDown aria-hidden size={16} />
          New below
        </Button>
      )}
    </div>
  );
}

/** The part above the loaded messages: a way to earlier ones, or the welcome. */
function Beginning({ conversation: { roomId, messages, visitorId } }: Pick<Props, "conversation">) {
  const older = useOlderMessages(roomId);
  const { data, nextCursor } = messages;
  const welcome = data.filter((message) => isWelcome(message, visitorId));
  return (
    <>
      {older.isError && (
        <LoadFailure what="Earlier messages" error={older.error} retry={() => older.mutate(nextCursor ?? "")} />
      )}
      {nextCursor !== null && (
        <Button variant="ghost" size="sm" busy={older.isPending} onClick={() => older.mutate(nextCursor)}>
          Show earlier
        </Button>
      )}
      {nextCursor === null && <p className="mb-4 text-meta text-fg-3">The conversation begins here.</p>}
      {welcome.length > 0 && <Welcome messages={welcome} />}
    </>
  );
}

type MessageProps = {
  message: DeskMessage;
  byVisitor: boolean;
  seen: number;
  timeZone: string | null;
  /** Whether it ends a run: the others are recognizable by being above it. */
  last: boolean;
};

function Message({ message, byVisitor, seen, timeZone, last }: MessageProps) {
  const { content, author, timestamp, seq } = message;
  const at = Date.parse(timestamp);
  const there = timeIn(timeZone, at);
  const meta = (
    <>
      {!byVisitor && <span>{author ?? "We"}</span>}
      <Time at={at} as="clock" />
      {there !== undefined && <span>{there} for the visitor</span>}
      {!byVisitor && <span>{seq <= seen ? "Seen" : "Sent"}</span>}
    </>
  );
  return (
    <ChatBubble from={byVisitor ? "them" : "me"} meta={last ? meta : undefined}>
      <MessageText text={content} />
    </ChatBubble>
  );
}

const newDay = (entry: Entry, before: Entry | undefined) =>
  !before || new Date(before.at).toDateString() !== new Date(entry.at).toDateString();

function Day({ at, now }: { at: number; now: number }) {
  return (
    <p className="mb-4 flex items-center gap-3 text-meta text-fg-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {dayText(at, now)}
    </p>
  );
}

/** Collapsed, because the people who answer know it by heart. */
function Welcome({ messages }: { messages: readonly DeskMessage[] }) {
  return (
    <details className="mb-4 text-ui text-fg-2">
      <summary className="cursor-pointer py-1">Welcome, shown to everybody who opens the chat</summary>
      <ol className="mt-1 grid gap-1.5 border-l border-line pl-4">
        {messages.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ol>
    </details>
  );
}

function Note({ note: { personName, content, at } }: { note: DeskNote }) {
  return (
    <div className="border-y border-line bg-warn-wash px-4 py-2.5">
      <p className="flex flex-wrap gap-x-3 text-meta text-fg-2">
        <span className="font-semibold text-fg">{personName}</span>
        <Time at={at} as="clock" />
        <span>Only the team sees this</span>
      </p>
      <p className="mt-1">
        <MessageText text={content} />
      </p>
    </div>
  );
}

function Unsent({ text, retry, discard }: { text: Sending; retry: () => void; discard: () => void }) {
  const meta =
    text.failure === undefined ? (
      <span role="status">{text.kind === "note" ? "Noting" : "Sending"}</span>
    ) : (
      <span role="alert" className="text-bad">
        {text.failure}
      </span>
    );
  return (
    <>
      <ChatBubble from="me" meta={meta}>
        <MessageText text={text.content} />
      </ChatBubble>
      {text.failure !== undefined && (
        <div className="mt-1 flex justify-end gap-1">
          <Button variant="outline" size="sm" onClick={retry}>
            Send again
          </Button>
          <Button variant="ghost" size="sm" onClick={discard}>
            Discard
          </Button>
        </div>
      )}
    </>
  );
}
