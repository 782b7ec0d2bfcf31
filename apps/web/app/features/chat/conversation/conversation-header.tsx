import type { RoomItem, RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { Button, StatusBadge } from "@thirtyfold/ui";
import { RefreshCw, UserX, WifiOff } from "lucide-react";
import { BackToContacts } from "../back-to-contacts.tsx";
import { ContactMark } from "../contact-mark.tsx";
import type { ChatContact } from "../identity.ts";

type ConversationHeaderProps = {
  contact: ChatContact;
  snapshot: RoomSnapshot;
  onBack: () => void;
  onRefresh: () => void;
  /** Guests only. */
  onRemove?: (() => void) | undefined;
};

/** The other person, the connection state, and a refresh button. On phones also the way back to the contacts. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { contact, snapshot, onBack, onRefresh, onRemove } = props;
  return (
    <div className="flex min-h-16 shrink-0 items-center gap-3.5 border-b border-line bg-surface py-2 pr-3 pl-4 max-md:gap-2 max-md:pl-2 md:pl-5">
      <BackToContacts onBack={onBack} />
      <ContactMark contact={contact} lit size="sm" className="max-lg:hidden" />
      <div className="flex min-w-0 flex-1 items-center gap-x-3.5 max-md:flex-col max-md:items-start">
        <div className="min-w-0 md:flex-1">
          <h2 className="text-h4 break-words max-md:text-[1rem] max-md:leading-tight">Chat with {contact.name}</h2>
          <p role="status" className="text-meta text-fg-2">
            {snapshot.present && "Someone answers now"}
          </p>
        </div>
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

type ConnectionBarProps = { items: readonly RoomItem[]; onReconnect: () => void };

/** Shown under the header while disconnected. */
export function ConnectionBar({ items, onReconnect }: ConnectionBarProps) {
  const waiting = items.filter(({ delivery }) => delivery === "waiting" || delivery === "sending").length;
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 bg-bad-wash px-5 py-2 text-small font-medium text-bad">
      <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <p role="status" className="min-w-0 flex-1">
        Not connected. Trying again automatically. {waitingText(waiting)}
      </p>
      <button
        type="button"
        onClick={onReconnect}
        className="min-h-6 cursor-pointer font-semibold underline underline-offset-3 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus pointer-coarse:min-h-11"
      >
        Try now
      </button>
    </div>
  );
}

function waitingText(count: number): string {
  if (count === 0) return "What you write is kept.";
  return count === 1 ? "1 message waits here and goes out then." : `${count} messages wait here and go out then.`;
}
