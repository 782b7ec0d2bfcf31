import type { RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { Button, ChatBubble, EmptyState, Skeleton, SkeletonGroup, TypingIndicator } from "@thirtyfold/ui";
import { ArrowDown } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { passFocusOn } from "../../../lib/pass-focus-on.ts";
import { dayText, useToday } from "./day-text.ts";
import { type Entry, entriesOf } from "./message-entries.ts";
import { MessageRow } from "./message-row.tsx";
import { isFresh, type Reading } from "./reading.ts";

type MessageListProps = {
  snapshot: RoomSnapshot;
  /** The other person's name. */
  name: string;
  reading: Reading | undefined;
  /** The scrolling element; see `useStickToEnd`. */
  scroller: RefObject<HTMLDivElement | null>;
  atEnd: boolean;
  onJump: () => void;
  onOlder: () => void;
  onRefresh: () => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  /** Replaces the empty state or precedes the first message. */
  opening?: ReactNode;
  /** Follows the last message. */
  closing?: ReactNode;
};

/** The messages of a room. `Arrivals` announces new ones, not the log: history and older pages are not new. */
export function MessageList(props: MessageListProps) {
  const { snapshot, name, reading, scroller, atEnd, onJump, onOlder, onRefresh, opening, closing } = props;
  const { items, loaded, loadFailed, typing } = snapshot;
  const empty = loaded && items.length === 0;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={`Messages with ${name}`}
        aria-busy={!loaded && !loadFailed}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        className="chat-log h-full overflow-y-auto overscroll-contain px-5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus md:px-6"
      >
        <div className="flex min-h-full flex-col py-5">
          {loaded && <OlderMessages snapshot={snapshot} onOlder={onOlder} />}
          {loaded && opening}
          {empty && opening === undefined && (
            <EmptyState title="No messages yet. Start the conversation!" drawing="conversation" className="flex-1" />
          )}
          {!loaded && (loadFailed ? <NotLoaded onRefresh={onRefresh} /> : <LoadingMessages />)}
          {items.length > 0 && <Rows {...props} />}
          {typing && (
            <ChatBubble from="them" className="mt-3.5">
              <TypingIndicator label={`${name} is typing`} />
            </ChatBubble>
          )}
          {loaded && closing}
        </div>
      </div>
      {!atEnd && <Jump missed={reading?.missed ?? 0} onJump={onJump} />}
    </div>
  );
}

function Rows({ snapshot: { items, userId }, name, reading, onRetry, onDiscard }: MessageListProps) {
  const today = useToday();
  return (
    <ol className="mt-auto">
      {entriesOf(items, userId, reading?.newFrom).map((entry) =>
        entry.kind === "message" ? (
          <MessageRow
            key={entry.key}
            entry={entry}
            name={name}
            fresh={isFresh(reading, entry.item)}
            onRetry={onRetry}
            onDiscard={onDiscard}
          />
        ) : (
          <Separator key={entry.key} entry={entry} today={today} />
        ),
      )}
    </ol>
  );
}

function Separator({ entry, today }: { entry: Exclude<Entry, { kind: "message" }>; today: number }) {
  if (entry.kind === "day") {
    return <li className="mt-6 text-center text-meta text-fg-3 first:mt-0">{dayText(entry.moment, today)}</li>;
  }
  return (
    <li
      data-start
      className="mt-5 mb-1 flex items-center gap-3 text-meta font-semibold text-link before:h-px before:w-[30%] before:bg-mark after:h-px after:flex-1 after:bg-line"
    >
      New messages
    </li>
  );
}

function Jump({ missed, onJump }: { missed: number; onJump: () => void }) {
  const news = missed === 1 ? "1 new message" : `${missed} new messages`;
  return (
    <Button
      variant="secondary"
      size={missed === 0 ? "icon" : "sm"}
      aria-label={missed === 0 ? "Jump to latest" : undefined}
      onClick={onJump}
      className="absolute! right-4 bottom-3 border border-line-strong shadow-pop"
    >
      <ArrowDown aria-hidden className="size-4" />
      {missed !== 0 && news}
    </Button>
  );
}

/** Scrolling near it fetches older messages; the button is for other input and failures. Its height never changes. */
function OlderMessages({ snapshot, onOlder }: { snapshot: RoomSnapshot; onOlder: () => void }) {
  if (!snapshot.hasOlder) return null;
  return (
    <Button
      ref={passFocusOn}
      variant="ghost"
      size="sm"
      busy={snapshot.loadingOlder}
      onClick={onOlder}
      className="mx-auto"
    >
      Load older messages
    </Button>
  );
}

/**
 * Replaces the placeholder, which promises messages at any moment. The room retries on its own, at growing intervals.
 */
function NotLoaded({ onRefresh }: { onRefresh: () => void }) {
  const action = (
    <Button variant="outline" onClick={onRefresh}>
      Try again
    </Button>
  );
  return (
    <EmptyState title="The messages are not here yet" className="flex-1" action={action}>
      We keep asking for them.
    </EmptyState>
  );
}

const widths = ["w-[58%]", "ml-auto w-[40%]", "w-[46%]", "ml-auto w-[52%]"];

/** A placeholder in the size of the messages. */
function LoadingMessages() {
  return (
    <SkeletonGroup label="Loading messages" className="mt-auto grid gap-3.5">
      {widths.map((width) => (
        <Skeleton key={width} className={`h-11.5 rounded-md ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
