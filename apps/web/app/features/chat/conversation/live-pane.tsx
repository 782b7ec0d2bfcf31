// oxlint-disable-next-line import/no-unassigned-import -- It must have run before the first schema is made.
import "../../../lib/schemas-without-eval.ts";
import { ToastProvider, useToast } from "@thirtyfold/ui";
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { UnreadCounts } from "../contact-list.tsx";
import { removeGuest, restoreGuest } from "../guests.ts";
import type { ChatContact, Identity } from "../identity.ts";
import { NoSelection } from "../pane-states.tsx";
import { Conversation } from "./conversation.tsx";
import { type Chat, type ChatSnapshot, openChat } from "./open-chat.ts";
import { useConnectionErrors } from "./use-failures.ts";
import { useKeyboardRoom } from "./use-keyboard-room.ts";
import { useUnreadTitle } from "./use-unread-title.ts";

export type LivePaneProps = {
  identity: Identity;
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

function Live({ identity, selected, pane, input, onUnread, onBack }: LivePaneProps) {
  const { chat, snapshot } = useChat(identity.contacts);
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
  useUnreadTitle(identity.contacts.reduce((sum, contact) => sum + (snapshot.unread[contact.id] ?? 0), 0));
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

const nothing: ChatSnapshot = { rooms: new Map(), unread: {} };
const never = () => () => {};

/** The chat of this tab while it is shown, in the rooms of these contacts. */
function useChat(contacts: readonly ChatContact[]): { chat: Chat | undefined; snapshot: ChatSnapshot } {
  const [chat, setChat] = useState<Chat>();
  useEffect(() => {
    const opened = openChat();
    // oxlint-disable-next-line react/set-state-in-effect -- It opens a socket, which no render may do.
    setChat(opened);
    return () => opened.close();
  }, []);
  useEffect(() => chat?.join(contacts), [chat, contacts]);
  const snapshot = useSyncExternalStore(chat?.subscribe ?? never, chat?.getSnapshot ?? (() => nothing));
  return { chat, snapshot };
}
