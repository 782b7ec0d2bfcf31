import type { Room } from "@thirtyfold/realtime-protocol/client";
import { ToastProvider, useToast } from "@thirtyfold/ui";
import { type RefObject, useEffect } from "react";
import { removeGuest, restoreGuest } from "../guests.ts";
import type { ChatContact } from "../identity.ts";
import { keepEntryOnSkip } from "../keep-entry.ts";
import { NoSelection } from "../no-selection.tsx";
import { Conversation } from "./conversation.tsx";
import { useConnectionErrors } from "./use-failures.ts";

export type ConversationPaneProps = {
  selected: ChatContact | undefined;
  /** The room with the selected contact, once joined. */
  room: Room | undefined;
  error: Error | undefined;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Called when the open conversation's field has mounted. */
  onShown: () => void;
  onBack: () => void;
  onReconnect: () => void;
};

/** The right side of the chat: the open conversation and the toasts. */
export function ConversationPane(props: ConversationPaneProps) {
  // For visitors who follow a link within the site, for whom the page's inline script has not run.
  useEffect(keepEntryOnSkip, []);
  return (
    // On phones a toast would cover Back at the left edge.
    <ToastProvider className="max-md:ps-16!">
      <Shown {...props} />
    </ToastProvider>
  );
}

function Shown({ selected, room, error, input, onShown, onBack, onReconnect }: ConversationPaneProps) {
  const { toast } = useToast();
  useConnectionErrors(error);
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
      onShown={onShown}
      onBack={onBack}
      onReconnect={onReconnect}
      onRemove={selected.guest && (() => remove(selected))}
    />
  );
}
