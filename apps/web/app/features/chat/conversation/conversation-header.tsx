import type { RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { Button, StatusBadge } from "@thirtyfold/ui";
import { ArrowLeft, RefreshCw, UserX } from "lucide-react";
import type { ChatContact } from "../chair.ts";
import { ContactMark } from "../contact-mark.tsx";

type ConversationHeaderProps = {
  contact: ChatContact;
  snapshot: RoomSnapshot;
  onBack: () => void;
  onRefresh: () => void;
  /** Only with a guest. */
  onRemove?: (() => void) | undefined;
};

/** Who one chats with, how the connection stands, and the refresh. On phones also the way back to the contacts. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { contact, snapshot, onBack, onRefresh, onRemove } = props;
  return (
    <div className="flex min-h-16 shrink-0 items-center gap-3.5 border-b border-line bg-surface py-2 pr-3 pl-4 max-md:gap-2 max-md:pl-2 md:pl-5">
      <Button variant="ghost" size="icon" aria-label="Back to contacts" className="md:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
      </Button>
      <ContactMark contact={contact} lit size="sm" className="max-lg:hidden" />
      <div className="flex min-w-0 flex-1 items-center gap-x-3.5 max-md:flex-col max-md:items-start">
        <h2 className="min-w-0 text-h4 break-words md:flex-1 max-md:text-[1rem] max-md:leading-tight">
          Chat with {contact.name}
        </h2>
        <StatusBadge
          status={snapshot.connection}
          className="max-md:min-h-0 max-md:border-0 max-md:bg-transparent! max-md:px-0"
        />
      </div>
      {onRemove && (
        <Button variant="ghost" size="icon" aria-label={`Remove ${contact.name}`} onClick={onRemove}>
          <UserX aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Refresh messages"
        busy={snapshot.loaded && snapshot.loading}
        onClick={onRefresh}
      >
        <RefreshCw aria-hidden size={20} strokeWidth={1.75} />
      </Button>
    </div>
  );
}
