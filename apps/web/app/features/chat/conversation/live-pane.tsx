// oxlint-disable-next-line import/no-unassigned-import -- It must have run before the first schema is made.
import "../../../lib/schemas-without-eval.ts";
import { ToastProvider, useToast } from "@thirtyfold/ui";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Chair, ChatContact } from "../chair.ts";
import type { UnreadCounts } from "../contact-list.tsx";
import { removeGuest, restoreGuest } from "../guests.ts";
import { NoSelection } from "../no-selection.tsx";
import { Conversation } from "./conversation.tsx";
import { useChat } from "./use-chat.ts";
import { useConnectionErrors } from "./use-failures.ts";
import { useKeyboardRoom } from "./use-keyboard-room.ts";
import { useUnreadTitle } from "./use-unread-title.ts";

export type LivePaneProps = {
  chair: Chair;
  selected: ChatContact | undefined;
  /** Both sides of the chat. */
  pane: RefObject<HTMLElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
  onUnread: (unread: UnreadCounts) => void;
  onBack: () => void;
};

/** The part of the page that talks: the connection of this tab, and the open conversation. Its code comes after the page. */
export function LivePane(props: LivePaneProps) {
  return (
    <ToastProvider>
      <Live {...props} />
    </ToastProvider>
  );
}

function Live({ chair, selected, pane, input, onUnread, onBack }: LivePaneProps) {
  const { chat, snapshot } = useChat(chair.contacts);
  const { toast } = useToast();
  useConnectionErrors(chat);
  const tellUnread = useEffectEvent(onUnread);
  // Not in an effect of each render: React takes 50 messages in a row, each with a state set after its render, for a loop.
  useEffect(() => {
    if (chat === undefined) return;
    const tell = () => tellUnread(chat.getSnapshot().unread);
    tell();
    return chat.subscribe(tell);
  }, [chat]);
  useUnreadTitle(chair.contacts.reduce((sum, contact) => sum + (snapshot.unread[contact.id] ?? 0), 0));
  useKeyboardRoom(pane);

  const room = selected && snapshot.rooms.get(selected.id);
  if (selected === undefined || room === undefined) return selected ? null : <NoSelection />;
  const remove = ({ name, guest }: ChatContact) => {
    if (guest === undefined) return;
    onBack();
    removeGuest(guest.id);
    toast({
      title: `${name} removed`,
      action: { label: "Undo", onClick: () => restoreGuest(guest) },
      duration: 10_000,
    });
  };
  return (
    <Conversation
      key={room.id}
      contact={selected}
      room={room}
      input={input}
      onBack={onBack}
      onReconnect={() => chat?.reconnect()}
      onRemove={selected.guest && (() => remove(selected))}
    />
  );
}
