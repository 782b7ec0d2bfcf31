import { render, screen } from "@testing-library/react";
import { ToastProvider } from "@thirtyfold/ui";
import { createRef } from "react";
import { vi } from "vitest";
import { Conversation } from "../conversation/conversation.tsx";
import type { ChatContact } from "../identity.ts";
import { type FakeRoom, supportContact } from "./fake-room.ts";

export const callbacks = { back: vi.fn<() => void>(), reconnect: vi.fn<() => void>(), remove: vi.fn<() => void>() };

/** A conversation; its failures appear in the surrounding `ToastProvider`. */
export function conversationWith(room: FakeRoom, contact: ChatContact = supportContact) {
  return (
    <section>
      <Conversation
        contact={contact}
        room={room}
        input={createRef<HTMLTextAreaElement>()}
        onBack={callbacks.back}
        onReconnect={callbacks.reconnect}
        onRemove={contact.guest && callbacks.remove}
      />
    </section>
  );
}

export function showConversation(room: FakeRoom, contact: ChatContact = supportContact) {
  return render(<ToastProvider>{conversationWith(room, contact)}</ToastProvider>);
}

export const messageField = () => screen.getByRole("textbox", { name: "Message" });
export const sendButton = () => screen.getByRole("button", { name: "Send" });
export const messageLog = () => screen.getByRole("log", { name: "Messages with Customer Support" });
export const notice = async (text: string) => await screen.findByText(text);
