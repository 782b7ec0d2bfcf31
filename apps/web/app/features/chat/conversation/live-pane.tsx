// oxlint-disable-next-line import/no-unassigned-import -- It must have run before the first schema is made.
import "../../../lib/schemas-without-eval.ts";
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import type { UnreadCounts } from "../contact-list.tsx";
import type { ChatContact, Identity } from "../identity.ts";
import { NoSelection } from "../no-selection.tsx";
import type { ConversationPaneProps } from "./conversation-pane.tsx";
import { type Chat, type ChatSnapshot, openChat } from "./open-chat.ts";
import { useKeyboardRoom } from "./use-keyboard-room.ts";

export type LivePaneProps = Pick<ConversationPaneProps, "selected" | "input" | "onShown" | "onBack"> & {
  identity: Identity;
  /** The element that contains both sides of the chat. */
  pane: RefObject<HTMLElement | null>;
  onUnread: (unread: UnreadCounts) => void;
  /** Undefined until its code has loaded. */
  ConversationPane: ComponentType<ConversationPaneProps> | undefined;
  /** Called when the right side has something to show. */
  onNeeded: () => void;
  /** Shown while the selected conversation's code loads. */
  waiting: ReactNode;
};

/** The tab's connection and unread counts, and once the conversations' code has loaded, the open conversation. */
export function LivePane(props: LivePaneProps) {
  const { identity, selected, pane, onUnread, ConversationPane, onNeeded, waiting } = props;
  const { chat, snapshot, error } = useChat(identity.contacts);
  const reportUnread = useEffectEvent(onUnread);
  // Not in an effect without dependencies: React mistakes 50 messages in a row, each setting state, for a loop.
  useEffect(() => {
    if (chat === undefined) return;
    const report = () => reportUnread(chat.getSnapshot().unread);
    report();
    return chat.subscribe(report);
  }, [chat]);
  const need = useEffectEvent(onNeeded);
  useEffect(() => {
    if (error !== undefined) need();
  }, [error]);
  useUnreadTitle(identity.contacts.reduce((sum, contact) => sum + (snapshot.unread[contact.id] ?? 0), 0));
  useKeyboardRoom(pane);

  if (ConversationPane === undefined) return selected ? waiting : <NoSelection />;
  const { input, onShown, onBack } = props;
  return (
    <ConversationPane
      selected={selected}
      room={selected && snapshot.rooms.get(selected.id)}
      error={error}
      input={input}
      onShown={onShown}
      onBack={onBack}
      onReconnect={() => chat?.reconnect()}
    />
  );
}

const nothing: ChatSnapshot = { rooms: new Map(), unread: {} };
const never = () => () => {};

/** The tab's chat while the page is shown, in the rooms of these contacts. */
function useChat(contacts: readonly ChatContact[]): {
  chat: Chat | undefined;
  snapshot: ChatSnapshot;
  /** The last connection failure, unless the connection has recovered. */
  error: Error | undefined;
} {
  const [chat, setChat] = useState<Chat>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    const opened = openChat();
    // oxlint-disable-next-line react/set-state-in-effect -- It opens a socket, which no render may do.
    setChat(opened);
    return () => opened.close();
  }, []);
  useEffect(() => chat?.onError(setError), [chat]);
  useEffect(() => chat?.join(contacts), [chat, contacts]);
  const snapshot = useSyncExternalStore(chat?.subscribe ?? never, chat?.getSnapshot ?? (() => nothing));
  return { chat, snapshot, error };
}

const count = /^\(\d+\) /;

/** Prefixes the tab's title with the number of unread messages while the page is shown. */
function useUnreadTitle(unread: number): void {
  useEffect(() => {
    if (unread === 0) return;
    document.title = `(${unread}) ${document.title}`;
    // The next page may have set its own title by then.
    return () => {
      document.title = document.title.replace(count, "");
    };
  }, [unread]);
}
