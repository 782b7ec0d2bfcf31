import { answerKindSchema, handoverSchema, ratingSchema, sourceSchema } from "@thirtyfold/api-contract";
import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import * as z from "zod/mini";
import { readFromTab, writeToTab } from "../../lib/tab-storage.ts";
import { type Conversation, greeting, lastQuestionAt, type Message, newConversation, reduce } from "./conversation.ts";
import { readPendingAnswer } from "./pending-answer.ts";
import { conversationKey } from "./waiting-panel-names.ts";

// Older turns are useless after a reload, and a tab's storage is small.
const keptMessages = 100;
const interrupted = "The page was reloaded before the answer came.";

const messageSchema = z.object({
  id: z.string(),
  text: z.string(),
  isUser: z.boolean(),
  isMaintenance: z.exactOptional(z.literal(true)),
  outcome: z.exactOptional(z.enum(["stopped", "cut", "failed"])),
  detail: z.exactOptional(z.string()),
  kind: z.exactOptional(answerKindSchema),
  sources: z.exactOptional(z.array(sourceSchema)),
  handover: z.exactOptional(handoverSchema),
  topic: z.exactOptional(z.string()),
  page: z.exactOptional(z.string()),
  given: z.exactOptional(z.boolean()),
  rated: z.exactOptional(z.object({ rating: ratingSchema, day: z.string() })),
});

/** Keeps the complete messages for this tab, unless its storage is full or blocked. */
export function saveMessages(messages: readonly Message[]): void {
  writeToTab(conversationKey, messages.length > 1 ? JSON.stringify(messages.slice(1).slice(-keptMessages)) : undefined);
}

/**
 * This tab's conversation, or a new one. An answer that a reload interrupted continues; if nothing is known of it, its
 * question can be asked again.
 */
export function restoreConversation(): Conversation {
  const messages = storedMessages();
  const restored: Conversation = { ...newConversation, messages: [greeting, ...messages] };
  const unanswered = messages.length > 0 && lastQuestionAt(messages) === messages.length - 1;
  if (!unanswered) return restored;
  if (readPendingAnswer() !== undefined) return { ...restored, reply: "" };
  const failed = reduce(restored, { type: "failed", id: randomId(), detail: interrupted });
  return { ...failed, status: "online" };
}

function storedMessages(): Message[] {
  try {
    return z.array(messageSchema).parse(JSON.parse(readFromTab(conversationKey) ?? "[]"));
  } catch {
    return [];
  }
}
