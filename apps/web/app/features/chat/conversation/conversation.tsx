import type { Room } from "@thirtyfold/realtime-protocol/client";
import { type ReactNode, type RefObject, useRef } from "react";
import type { ChatContact } from "../chair.ts";
import { invitationLink } from "../invitation.ts";
import { Arrivals } from "./arrivals.tsx";
import { AwayLine } from "./away-line.tsx";
import { Composer } from "./composer.tsx";
import { ConnectionBar } from "./connection-bar.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { GuestInvitation } from "./guest-invitation.tsx";
import { MessageList } from "./message-list.tsx";
import { useRoomFailures } from "./use-failures.ts";
import { useLasting } from "./use-lasting.ts";
import { usePlace } from "./use-place.ts";
import { useReading } from "./use-reading.ts";
import { useMarkedRead, useRoom } from "./use-room.ts";
import { useVisible } from "./use-visible.ts";

type ConversationProps = {
  contact: ChatContact;
  room: Room;
  input: RefObject<HTMLTextAreaElement | null>;
  onBack: () => void;
  onReconnect: () => void;
  /** Only with a guest. */
  onRemove?: (() => void) | undefined;
};

/** How long a break of the connection lasts before more than the badge tells of it, in ms. */
const patience = 1_000;

/** The open conversation. Give it a `key` for its room: nothing of one conversation may show up in another. */
export function Conversation({ contact, room, input, onBack, onReconnect, onRemove }: ConversationProps) {
  const snapshot = useRoom(room);
  const { loaded, hasOlder, loadingOlder, connection } = snapshot;
  const visible = useVisible();
  const failures = useRoomFailures(room, snapshot);
  const olderFailed = useRef(false);
  const older = () => {
    room.loadOlder().then(
      () => {
        olderFailed.current = false;
      },
      () => {
        olderFailed.current = true;
        failures.loadFailed();
      },
    );
  };
  // After a failure the reader asks by the button, so that scrolling does not ask again and again.
  const onTop = () => hasOlder && !loadingOlder && !olderFailed.current && older();
  const { scroller, atEnd, toEnd } = usePlace({ loaded, onTop });
  const reading = useReading(snapshot, !atEnd || !visible);
  useMarkedRead(room, snapshot, visible);
  const cut = useLasting(connection === "disconnected", patience);

  const send = (content: string) => {
    try {
      room.send(content);
      toEnd();
      return true;
    } catch {
      failures.sendFailed();
      return false;
    }
  };
  const jump = () => {
    toEnd();
    scroller.current?.focus();
  };
  return (
    <>
      <ConversationHeader
        contact={contact}
        snapshot={snapshot}
        onBack={onBack}
        onRefresh={() => void room.refresh().catch(() => failures.loadFailed())}
        onRemove={onRemove}
      />
      {cut && <ConnectionBar items={snapshot.items} onReconnect={onReconnect} />}
      <MessageList
        snapshot={snapshot}
        name={contact.name}
        reading={reading}
        scroller={scroller}
        atEnd={atEnd}
        onJump={jump}
        onOlder={older}
        onRetry={(id) => room.retry(id)}
        onDiscard={(id) => room.discard(id)}
        opening={openingOf(
          contact,
          snapshot.items.some(({ senderId }) => senderId === contact.id),
        )}
        closing={<AwayLine contact={contact} snapshot={snapshot} />}
      />
      <Arrivals reading={reading} name={contact.name} />
      <Composer
        input={input}
        draft={`chat:${room.id}`}
        ready={connection === "connected" && loaded}
        onSend={send}
        onTyping={() => room.typing()}
      />
    </>
  );
}

/** Until an invited person has written, their conversation opens with the link that lets them in. */
function openingOf({ guest, name, id, me }: ChatContact, written: boolean): ReactNode {
  if (guest === undefined || written) return undefined;
  return <GuestInvitation name={name} link={invitationLink(window.location.origin, { guestId: id, hostId: me })} />;
}
