import { useEffect, useState, useSyncExternalStore } from "react";
import type { ChatContact } from "../chair.ts";
import { type Chat, type ChatSnapshot, openChat } from "./open-chat.ts";

const nothing: ChatSnapshot = { rooms: new Map(), unread: {} };
const never = () => () => {};

/** The chat of this tab while it is shown, in the rooms of these contacts. */
export function useChat(contacts: readonly ChatContact[]): { chat: Chat | undefined; snapshot: ChatSnapshot } {
  const [chat, setChat] = useState<Chat>();
  useEffect(() => {
    const opened = openChat();
    // oxlint-disable-next-line react/set-state-in-effect -- It opens a socket, which no render may do.
    setChat(opened);
    return () => opened.close();
  }, []);
  useEffect(() => chat?.hold(contacts), [chat, contacts]);
  const snapshot = useSyncExternalStore(chat?.subscribe ?? never, chat?.getSnapshot ?? (() => nothing));
  return { chat, snapshot };
}
