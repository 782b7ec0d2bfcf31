import type { Room } from "@thirtyfold/realtime-protocol/client";
import { VisuallyHidden } from "@thirtyfold/ui";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Late, latePart } from "../../../lib/late.tsx";
import { useStickToEnd } from "../../../lib/stick-to-end.ts";
import { onTakenAlong, unpack } from "../../../lib/taken-along.ts";
import type { ChatContact } from "../identity.ts";
import { invitationLink } from "../invitation.ts";
import { AwayLine } from "./away-line.tsx";
import { Composer } from "./composer.tsx";
import { ConnectionBar, ConversationHeader } from "./conversation-header.tsx";
import { GuestInvitation } from "./guest-invitation.tsx";
import { keyOf } from "./message-entries.ts";
import { MessageList } from "./message-list.tsx";
import { type Reading, useReading } from "./reading.ts";
import { useRoomFailures } from "./use-failures.ts";
import { useLasting } from "./use-lasting.ts";
import { useMarkedRead, useRoom, useVisible } from "./use-room.ts";

/** Loaded only where the server sends mail: most visitors never need it. */
const answerMail = latePart(() => import("./answer-mail.tsx").then((module) => module.AnswerMail));

type ConversationProps = {
  contact: ChatContact;
  room: Room;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Called when the message field has mounted. */
  onShown?: () => void;
  onBack: () => void;
  onReconnect: () => void;
  /** Guests only. */
  onRemove?: (() => void) | undefined;
};

/** How long a disconnection lasts before anything besides the badge reports it, in ms. */
const delayMs = 1_000;

/** The open conversation. Key it by room: nothing of one conversation may appear in another. */
export function Conversation({ contact, room, input, onShown, onBack, onReconnect, onRemove }: ConversationProps) {
  const notifyShown = useEffectEvent(() => onShown?.());
  useEffect(() => notifyShown(), []);
  const draft = `chat:${room.id}`;
  // Before the message field reads it; texts that arrive later remount the field.
  useState(() => unpack(contact.id, draft));
  const [unpacked, setUnpacked] = useState(0);
  useEffect(
    () => onTakenAlong(() => unpack(contact.id, draft) && setUnpacked((count) => count + 1)),
    [contact.id, draft],
  );
  const snapshot = useRoom(room);
  const { loaded, connection } = snapshot;
  const visible = useVisible();
  const failures = useRoomFailures(room, snapshot);
  const { older, onTop } = useOlderPages(room, snapshot, failures);
  const { scroller, atEnd, toEnd, startAt } = useStickToEnd({ onTop });
  useLayoutEffect(() => {
    if (loaded) startAt(scroller.current?.querySelector("[data-start]") ?? null);
  }, [loaded, scroller, startAt]);
  const reading = useReading(snapshot, !atEnd || !visible);
  useMarkedRead(room, snapshot, visible);
  const cut = useLasting(connection === "disconnected", delayMs);

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
  const refresh = () => void room.refresh().catch(() => failures.loadFailed());
  return (
    <>
      <ConversationHeader
        contact={contact}
        snapshot={snapshot}
        onBack={onBack}
        onRefresh={refresh}
        onRemove={onRemove}
      />
      {cut && <ConnectionBar items={snapshot.items} onReconnect={thenFocus(scroller, onReconnect)} />}
      <MessageList
        snapshot={snapshot}
        name={contact.name}
        reading={reading}
        scroller={scroller}
        atEnd={atEnd}
        onJump={thenFocus(scroller, toEnd)}
        onOlder={older}
        onRefresh={thenFocus(scroller, refresh)}
        onRetry={thenFocus(scroller, (id: string) => room.retry(id))}
        onDiscard={thenFocus(scroller, (id: string) => room.discard(id))}
        opening={openingOf(
          contact,
          snapshot.items.some(({ senderId }) => senderId === contact.id),
        )}
        closing={<AwayLine contact={contact} snapshot={snapshot} />}
      />
      <Arrivals reading={reading} name={contact.name} />
      {snapshot.mail && snapshot.items.some(({ senderId, seq }) => senderId === contact.me && seq !== null) && (
        <Late part={answerMail} props={{ roomId: room.id }} fallback={null} name="Answers by email" />
      )}
      <Composer
        key={unpacked}
        input={input}
        draft={draft}
        ready={connection === "connected" && loaded}
        onSend={send}
        onTyping={() => room.typing()}
      />
    </>
  );
}

/** Wraps a handler of buttons that may disappear when pressed, so that the focus is not lost with them. */
function thenFocus<Args extends unknown[]>(scroller: RefObject<HTMLElement | null>, run: (...args: Args) => void) {
  return (...args: Args) => {
    run(...args);
    scroller.current?.focus();
  };
}

/** Requests the page before the oldest message. After a failure only the button retries, not every scroll. */
function useOlderPages(
  room: ConversationProps["room"],
  { hasOlder, loadingOlder }: ReturnType<typeof useRoom>,
  failures: Pick<ReturnType<typeof useRoomFailures>, "loadFailed" | "loaded">,
): { older: () => void; onTop: () => void } {
  const failed = useRef(false);
  const older = () => {
    room.loadOlder().then(
      () => {
        if (failed.current) failures.loaded();
        failed.current = false;
      },
      () => {
        failed.current = true;
        failures.loadFailed();
      },
    );
  };
  return { older, onTop: () => hasOlder && !loadingOlder && !failed.current && older() };
}

/** Until the invited guest writes, the conversation starts with the invitation link. */
function openingOf({ guest, name, id, me }: ChatContact, written: boolean): ReactNode {
  if (guest === undefined || written) return undefined;
  return <GuestInvitation name={name} link={invitationLink(window.location.origin, { guestId: id, hostId: me })} />;
}

/** Announces each new message from the other person once to screen readers. */
function Arrivals({ reading, name }: { reading: Reading | undefined; name: string }) {
  return (
    <VisuallyHidden aria-live="polite" aria-relevant="additions">
      {reading?.announced.map((item) => (
        <span key={keyOf(item)}>
          {item.author === undefined ? name : `${item.author}, ${name}`}: {item.content}
        </span>
      ))}
    </VisuallyHidden>
  );
}
