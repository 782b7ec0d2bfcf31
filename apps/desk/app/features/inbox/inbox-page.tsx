import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ConversationList, conversationListSchema } from "@thirtyfold/api-contract/desk";
import { EmptyState } from "@thirtyfold/ui/empty-state";
import { Hundred } from "@thirtyfold/ui/hundred";
import { Kbd } from "@thirtyfold/ui/kbd";
import { cx } from "class-variance-authority";
import { useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useCommands } from "../../lib/commands.tsx";
import { conversationAt, useOpenRoomId } from "../../lib/conversation-address.ts";
import { conversationsQuery, countsQuery } from "../../lib/conversations.ts";
import { useLookAgain } from "../../lib/live.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { readWords } from "../../lib/search-words.ts";
import { byKey } from "../../lib/stepping.ts";
import { useShortcuts } from "../../lib/use-shortcuts.ts";
import { ConversationPane } from "./conversation-pane.tsx";
import { InboxList, lists } from "./inbox-list.tsx";

/** The conversations: a list, the open one, and its details. On phones, one at a time. */
export function InboxPage() {
  const roomId = useOpenRoomId();
  const [search] = useSearchParams();
  const list = conversationListSchema.safeParse(search.get("list")).data ?? "waiting";
  const q = readWords(search);
  const lookAgain = useLookAgain();
  const counts = useQuery({ ...countsQuery, refetchInterval: lookAgain });
  const conversations = useInfiniteQuery({ ...conversationsQuery(list, q), refetchInterval: lookAgain });
  const shown = conversations.data?.pages.flatMap(({ data }) => data) ?? [];
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  usePageTitle("Inbox");

  const step = (by: number) => {
    const at = shown.findIndex((conversation) => conversation.roomId === roomId);
    const next = shown[at < 0 ? 0 : at + by];
    if (next) void navigate(conversationAt(next.roomId, search.toString()), byKey);
  };
  // A menu that triggers this keeps the page inert until it has closed.
  const focusSearch = () => void setTimeout(() => field.current?.focus());
  useShortcuts({ j: () => step(1), k: () => step(-1), "/": focusSearch });
  useCommands("Inbox", [
    ...lists.map(({ list: each, name }) => ({
      value: each,
      label: name,
      keywords: "show list",
      onSelect: () => void navigate({ pathname: "/inbox", search: `list=${each}` }),
    })),
    { value: "next", label: "Next conversation", shortcut: ["J"], onSelect: () => step(1) },
    { value: "previous", label: "Previous conversation", shortcut: ["K"], onSelect: () => step(-1) },
    { value: "search", label: "Search messages and notes", shortcut: ["/"], onSelect: focusSearch },
  ]);
  const choose = (chosen: { list?: ConversationList; q?: string }) => {
    const words = chosen.q ?? q;
    const shownList = new URLSearchParams({ list: chosen.list ?? list, ...(words && { q: words }) });
    // The open conversation stays open.
    void navigate({ search: shownList.toString(), hash: roomId ?? "" }, { replace: true });
  };

  return (
    <div className="flex h-full min-h-0">
      <section
        aria-label="Conversations"
        className={cx(
          "flex min-h-0 w-full flex-col border-line md:w-[30%] md:max-w-104 md:min-w-78 md:border-e",
          roomId !== undefined && "max-md:hidden",
        )}
      >
        <InboxList
          list={list}
          q={q}
          roomId={roomId}
          counts={counts.data}
          conversations={conversations}
          shown={shown}
          searchField={field}
          onChoose={choose}
        />
      </section>
      <div className={cx("min-h-0 min-w-0 flex-1", roomId === undefined && "max-md:hidden")}>
        {roomId === undefined ? (
          <NothingOpen waiting={counts.data?.waiting} />
        ) : (
          <ConversationPane key={roomId} roomId={roomId} />
        )}
      </div>
    </div>
  );
}

function NothingOpen({ waiting }: { waiting: number | undefined }) {
  if (waiting === 0) {
    return (
      <EmptyState
        className="h-full"
        illustration={<Hundred lit={100} className="w-[min(32rem,35vw)] max-xl:[--tf-gap:1.001px]" />}
        title="Everybody has an answer"
      >
        Whoever writes next appears on the left.
      </EmptyState>
    );
  }
  return (
    <EmptyState className="h-full" drawing="conversation" title="Choose a conversation">
      <Kbd>J</Kbd> and <Kbd>K</Kbd> go through the list.
    </EmptyState>
  );
}
