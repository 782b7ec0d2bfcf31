import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type CommandGroup, CommandMenu } from "@thirtyfold/ui/command-menu";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { conversationAt } from "../../lib/conversation-address.ts";
import { conversationsQuery, visitorName } from "../../lib/conversations.ts";
import { searchWords } from "../../lib/search-words.ts";
import { byKey } from "../../lib/stepping.ts";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The commands available when the menu opens. */
  commands: () => readonly CommandGroup[];
};

/** The most conversations that the menu shows. */
const shownAtOnce = 6;

/** The commands available here, every screen, and conversations by their words. Ctrl K opens it. */
export function DeskMenu({ open, onOpenChange, commands }: Props) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (!open && document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      event.preventDefault();
      onOpenChange(!open);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [open, onOpenChange]);
  return open && <OpenMenu onOpenChange={onOpenChange} commands={commands} />;
}

function OpenMenu({ onOpenChange, commands }: Omit<Props, "open">) {
  const navigate = useNavigate();
  const [groups] = useState(commands);
  const [query, setQuery] = useState("");
  const typed = searchWords(query).trim();
  const q = useSettled(typed);
  const found = useInfiniteQuery({
    ...conversationsQuery("waiting", q),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const conversations = q.length > 1 ? (found.data?.pages[0]?.data ?? []) : [];
  const failed = q.length > 1 && found.isError;
  const search = new URLSearchParams({ q }).toString();
  const more = { value: "more", label: "Show all in the inbox", onSelect: () => void navigate(`/inbox?${search}`) };
  const again = {
    value: "again",
    label: "Conversations could not be searched",
    description: "Try again",
    onSelect: () => {
      // Each command closes the menu; this one reopens it.
      onOpenChange(true);
      void found.refetch();
    },
  };
  const results: CommandGroup = {
    label: "Conversations",
    found: true,
    commands: [
      ...(failed ? [again] : []),
      ...(failed ? [] : conversations.slice(0, shownAtOnce)).map(
        ({ roomId, visitorId, lastMessage, found: words }) => ({
          value: roomId,
          label: visitorName(visitorId),
          description: words ?? lastMessage?.excerpt,
          onSelect: () => void navigate(conversationAt(roomId), byKey),
        }),
      ),
      ...(!failed && conversations.length > shownAtOnce ? [more] : []),
    ],
  };
  return (
    <CommandMenu
      open
      onOpenChange={onOpenChange}
      label="Go to, or do"
      placeholder="Find a command or a conversation"
      groups={[...groups, results]}
      onQueryChange={setQuery}
      loading={typed !== q || found.isFetching}
    />
  );
}

/** A text that has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 200);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
