import { useQueryClient } from "@tanstack/react-query";
import type { Conversation, ConversationChange, WholeConversation } from "@thirtyfold/api-contract/desk";
import { newestSeq, useConversationChange } from "../../lib/conversations.ts";
import { usePersonName } from "../../lib/people.ts";
import { useMe } from "../../lib/session.ts";
import { useToldChange } from "../../lib/told-change.ts";

type Given = Omit<ConversationChange, "version">;

/** The change that restores a state; a conversation whose snooze has ended is open. */
const back = ({ state, snoozedUntil }: Conversation): Given =>
  state === "snoozed" && snoozedUntil !== null && snoozedUntil > Date.now()
    ? { state, snoozedUntil }
    : { state: state === "closed" ? "closed" : "open" };

/** The actions on a conversation; each is announced with a way to undo it. */
export function useConversationActions(conversation: WholeConversation) {
  const { roomId, version, assignee } = conversation;
  const client = useQueryClient();
  const change = useConversationChange(roomId);
  const tell = useToldChange();
  const me = useMe();
  const nameOf = usePersonName();
  /** Never closes or snoozes over an unseen message, not even when undoing a change. */
  const withSeen = (given: Given): Given => {
    const seenSeq = newestSeq(client, roomId);
    const hides = given.state === "closed" || given.state === "snoozed";
    return hides && seenSeq !== undefined ? { ...given, seenSeq } : given;
  };
  // The person may leave the conversation before the response arrives, or before the undo.
  const run = async (given: Given, done: string, undone: Given) =>
    tell(change.mutateAsync({ roomId, version, ...withSeen(given) }), {
      done: () => done,
      undo: async (changed) => change.mutateAsync({ roomId, version: changed.version, ...withSeen(undone) }),
    });
  const state = (given: Given, done: string) => void run(given, done, back(conversation));
  const assignedTo = (id: string | null) =>
    id === null ? "Assigned to nobody" : `Assigned to ${id === me.id ? "you" : (nameOf(id) ?? "somebody else")}`;
  return {
    busy: change.isPending,
    open: () => state({ state: "open" }, "Reopened"),
    close: () => state({ state: "closed" }, "Closed"),
    snooze: (snoozedUntil: number) => state({ state: "snoozed", snoozedUntil }, "Snoozed"),
    assign: (id: string | null) => id !== assignee && void run({ assignee: id }, assignedTo(id), { assignee }),
  };
}
