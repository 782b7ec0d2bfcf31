import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useVirtualizer } from "@tanstack/react-virtual";
import type { Conversation, ConversationList, DeskCounts } from "@thirtyfold/api-contract/desk";
import { EmptyState } from "@thirtyfold/ui/empty-state";
import { Heading } from "@thirtyfold/ui/heading";
import { Skeleton, SkeletonGroup } from "@thirtyfold/ui/skeleton";
import { cx } from "class-variance-authority";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLive } from "../../lib/live.tsx";
import { LoadFailure, NotUpToDate } from "../../lib/load-failure.tsx";
import { rem } from "../../lib/rem.ts";
import { SearchField } from "../../lib/search-field.tsx";
import { useFocusBack, useRowInView } from "../../lib/stepping.ts";
import { InboxRow } from "./inbox-row.tsx";

/** The lists in display order. */
export const lists: readonly { list: ConversationList; name: string; empty: string }[] = [
  { list: "waiting", name: "Waiting", empty: "Nothing waits." },
  { list: "mine", name: "Mine", empty: "Nothing is assigned to you." },
  { list: "unassigned", name: "Unassigned", empty: "Everything has somebody." },
  { list: "snoozed", name: "Snoozed", empty: "Nothing is put off." },
  { list: "closed", name: "Closed", empty: "Nothing is closed yet." },
];

type Props = {
  list: ConversationList;
  q: string;
  roomId: string | undefined;
  counts: DeskCounts["conversations"] | undefined;
  conversations: UseInfiniteQueryResult;
  shown: readonly Conversation[];
  searchField: RefObject<HTMLInputElement | null>;
  onChoose: (chosen: { list?: ConversationList; q?: string }) => void;
};

/** The inbox's lists, one of them shown, and the search. */
export function InboxList(props: Props) {
  const { list, q, counts, searchField, onChoose } = props;
  return (
    <>
      <div className="grid gap-3 border-b border-line px-4 pt-4 pb-3">
        <div className="flex min-h-9 items-center justify-between">
          <Heading level={1} size="h3">
            Inbox
          </Heading>
          <ConnectionState />
        </div>
        <SearchField
          label="Search messages and notes"
          q={q}
          field={searchField}
          onSearch={(text) => onChoose({ q: text })}
        />
        <div role="group" aria-label="Lists" className="-mx-1 flex flex-wrap justify-between gap-y-1">
          {lists.map(({ list: each, name }) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === list && !q}
              onClick={() => onChoose({ list: each, q: "" })}
              className="flex min-h-11 cursor-pointer flex-col-reverse items-start justify-center rounded-xs px-1 text-meta leading-4 text-fg-2 hover:bg-fg/6 hover:text-fg aria-pressed:bg-surface-3 aria-pressed:text-fg"
            >
              <span>{name}</span> <span className="min-h-4 font-semibold text-fg tabular-nums">{counts?.[each]}</span>
            </button>
          ))}
        </div>
      </div>
      {!props.conversations.isFetchNextPageError && <NotUpToDate query={props.conversations} />}
      <Conversations {...props} />
    </>
  );
}

/** Shown while the connection is down, so that nobody trusts the visible data. */
function ConnectionState() {
  const { live } = useLive();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (live) return;
    const timer = setTimeout(() => setLate(true), 3_000);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [live]);
  return (
    <span role="status" className="me-auto ms-3 text-meta text-warn">
      {late && "Connecting"}
    </span>
  );
}

function Conversations({ list, q, roomId, conversations, shown }: Props) {
  const { isPending, isError, error, refetch, data } = conversations;
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the conversations" className="grid gap-5 p-4">
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} lines={2} />
        ))}
      </SkeletonGroup>
    );
  }
  if (isError && !data) {
    return (
      <div className="p-4">
        <LoadFailure what="The conversations" error={error} retry={refetch} />
      </div>
    );
  }
  if (shown.length === 0) {
    const empty = lists.find((each) => each.list === list)?.empty;
    return <EmptyState drawing="list" title={q ? `Nothing contains “${q}”` : empty} />;
  }
  return <Rows roomId={roomId} conversations={conversations} shown={shown} />;
}

function Rows({ roomId, conversations, shown }: Pick<Props, "roomId" | "conversations" | "shown">) {
  const scroller = useRef<HTMLDivElement>(null);
  useFocusBack(scroller, roomId);
  // The same height as each row's class sets.
  const [rowHeight] = useState(() => 5 * rem());
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = conversations;
  // oxlint-disable-next-line react/incompatible-library -- No compiler runs on the desk.
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown[index]?.roomId ?? index,
    overscan: 8,
    initialRect: { width: 360, height: 800 },
  });
  const seen = rows.getVirtualItems();
  const last = seen.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && last >= shown.length - 10) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, last, shown.length]);
  const at = shown.findIndex((conversation) => conversation.roomId === roomId);
  useRowInView(rows, at, roomId);
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {seen.map(({ index, key, start }) => {
          const conversation = shown[index];
          return (
            conversation && (
              <li
                key={key}
                aria-setsize={hasNextPage ? -1 : shown.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 h-20"
                style={{ transform: `translateY(${start}px)` }}
              >
                <InboxRow conversation={conversation} open={conversation.roomId === roomId} />
              </li>
            )
          );
        })}
      </ul>
      <div className={cx("px-4 py-3 text-meta text-fg-3", hasNextPage && !isFetchNextPageError && "sr-only")}>
        {isFetchNextPageError ? (
          <LoadFailure what="More conversations" error={error} retry={fetchNextPage} />
        ) : hasNextPage ? (
          <span role="status">Loading more</span>
        ) : (
          "That is all."
        )}
      </div>
    </div>
  );
}
