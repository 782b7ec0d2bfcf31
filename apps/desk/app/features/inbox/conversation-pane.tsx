import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { Skeleton, SkeletonGroup } from "@thirtyfold/ui/skeleton";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { conversationQuery, refreshConversation } from "../../lib/conversations.ts";
import { desk, isRefusal } from "../../lib/desk-client.ts";
import { kindBegun, type TextKind } from "../../lib/kept-text.ts";
import { useLive, useLiveDesk, useLookAgain, useSending } from "../../lib/live.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { useMe } from "../../lib/session.ts";
import { AboutPane } from "./about-conversation.tsx";
import { Composer } from "./composer.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { Entries } from "./entries.tsx";

const Gone = lazy(async () => ({ default: (await import("../../lib/gone.tsx")).Gone }));

/** One conversation, with its details beside it. */
export function ConversationPane({ roomId }: { roomId: string }) {
  const client = useQueryClient();
  const conversation = useQuery({ ...conversationQuery(client, roomId), refetchInterval: useLookAgain() });
  const { data, isError, dataUpdatedAt } = conversation;
  // Checked before the cached data: somebody may have erased it meanwhile.
  if (isRefusal(conversation.error, 404)) {
    return (
      <Suspense>
        <Gone id={roomId} title="This conversation can't be found" list="/inbox" />
      </Suspense>
    );
  }
  if (data) return <Opened conversation={data} failed={isError} lookedAt={dataUpdatedAt} />;
  return (
    <div className="p-6">
      {conversation.isError ? (
        <LoadFailure what="The conversation" error={conversation.error} retry={conversation.refetch} />
      ) : (
        <SkeletonGroup label="Loading the conversation" className="grid gap-6">
          <Skeleton lines={2} />
          <Skeleton lines={3} />
          <Skeleton lines={1} />
        </SkeletonGroup>
      )}
    </div>
  );
}

type OpenedProps = {
  conversation: WholeConversation;
  /** Whether its last refetch failed. */
  failed: boolean;
  /** When it was last fetched, in ms. */
  lookedAt: number;
};

function Opened({ conversation, failed, lookedAt }: OpenedProps) {
  const { roomId, contact } = conversation;
  useReading(conversation, lookedAt);
  const live = useLiveDesk();
  useEffect(() => live.enter({ roomId, contact }), [live, roomId, contact]);
  const sending = useSending(roomId);
  const composer = useRef<HTMLTextAreaElement>(null);
  const { id: me } = useMe();
  const [kind, setKind] = useState(() => kindBegun(me, roomId));
  const write = (chosen: TextKind) => {
    setKind(chosen);
    // A menu that triggers this keeps the page inert until it has closed.
    setTimeout(() => composer.current?.focus());
  };
  return (
    <div className="flex h-full min-h-0">
      <section aria-labelledby="conversation" className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ConversationHead conversation={conversation} onWrite={write} />
        {failed && (
          <p role="status" className="border-b border-line bg-warn-wash px-5 py-1.5 text-meta text-warn">
            The server can't be reached. What is written is kept.
          </p>
        )}
        <Entries conversation={conversation} sending={sending} />
        <Composer
          roomId={roomId}
          contact={contact}
          field={composer}
          kind={kind}
          onKindChange={setKind}
          send={sending.send}
        />
      </section>
      <AboutPane conversation={conversation} />
    </div>
  );
}

/** Marks the visible messages as read while somebody is there to read them. */
function useReading({ roomId, createdAt, unread, messages }: WholeConversation, lookedAt: number): void {
  const client = useQueryClient();
  const { away } = useLive();
  const newest = messages.data.at(-1)?.seq;
  const taken = useRef<string>(undefined);
  useEffect(() => {
    // An erased conversation may start over under the same id.
    const seen = `${createdAt} ${newest}`;
    if (unread === 0 || newest === undefined || away || taken.current === seen) return;
    const read = () => {
      if (document.visibilityState !== "visible") return;
      // If this fails, the next refetch of the conversation retries it.
      desk
        .call("POST /api/desk/conversations/{roomId}/read", { params: { roomId }, body: { upTo: newest } })
        .then(async () => {
          taken.current = seen;
          await refreshConversation(client, roomId);
        })
        .catch(() => undefined);
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [client, roomId, createdAt, unread, newest, away, lookedAt]);
}
