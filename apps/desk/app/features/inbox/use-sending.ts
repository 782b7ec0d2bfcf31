import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refreshConversation } from "../../lib/conversations.ts";
import { desk, failureText } from "../../lib/desk-client.ts";
import { dropUnsent, keepUnsent, type TextKind, type UnsentText, useUnsent } from "../../lib/kept-text.ts";

/** 128 random bits; `crypto.randomUUID` is not there on plain http. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A text that is not stored: on its way, or why it is not. */
export type Sending = UnsentText & Readonly<{ failure: string | undefined }>;

/** Sends messages and notes of a conversation; what fails is kept, and is tried again under the same id. */
export function useSending(roomId: string) {
  const client = useQueryClient();
  const unsent = useUnsent(roomId);
  const [onTheWay, setOnTheWay] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  const deliver = async ({ id, kind, content }: UnsentText) => {
    setOnTheWay((ids) => new Set([...ids, id]));
    const params = { roomId };
    try {
      if (kind === "message") {
        await desk.call("POST /api/desk/conversations/{roomId}/messages", { params, body: { id, content } });
      } else await desk.call("POST /api/desk/conversations/{roomId}/notes", { params, body: { content } });
      await refreshConversation(client, roomId);
      dropUnsent(roomId, id);
    } catch (error) {
      setFailures((known) => new Map([...known, [id, failureText(error)]]));
    }
    setOnTheWay((ids) => new Set([...ids].filter((each) => each !== id)));
  };

  return {
    texts: unsent.map(
      (text): Sending => ({
        ...text,
        failure: onTheWay.has(text.id) ? undefined : (failures.get(text.id) ?? "It was not sent."),
      }),
    ),
    send: (kind: TextKind, content: string) => {
      const text = { id: randomId(), kind, content };
      keepUnsent(roomId, text);
      void deliver(text);
    },
    retry: (text: UnsentText) => void deliver(text),
    discard: ({ id }: UnsentText) => dropUnsent(roomId, id),
  };
}
