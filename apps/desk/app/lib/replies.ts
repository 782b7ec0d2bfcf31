import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeskPerson, SavedReply } from "@thirtyfold/api-contract/desk";
import { businessHours, contacts } from "@thirtyfold/content";
import { desk } from "./desk-client.ts";

/** The team's saved replies, by title. */
export const repliesQuery = queryOptions({
  queryKey: ["replies"],
  queryFn: async ({ signal }) => (await desk.call("GET /api/desk/replies", { signal })).data,
});

/** An edited one, with the version that was seen, or a new one without `id` and `version`. */
export type ReplyDraft = Pick<SavedReply, "title" | "content"> & {
  id?: string | undefined;
  version?: number | undefined;
};

/** Saves a new reply, or a change to one that has an `id` and a `version`; the list is refetched either way. */
export function useReplySaving() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version, title, content }: ReplyDraft) =>
      id === undefined || version === undefined
        ? desk.call("POST /api/desk/replies", { body: { title, content } })
        : desk.call("PATCH /api/desk/replies/{id}", { params: { id }, body: { version, title, content } }),
    onSettled: async () => client.invalidateQueries({ queryKey: repliesQuery.queryKey }),
  });
}

/** Removes a saved reply by its id, for everybody. */
export function useReplyRemoval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => desk.call("DELETE /api/desk/replies/{id}", { params: { id } }),
    onSettled: async () => client.invalidateQueries({ queryKey: repliesQuery.queryKey }),
  });
}

/** Placeholders of a saved reply, and what replaces them. */
export const placeholders: readonly (readonly [name: string, means: string])[] = [
  ["{me}", "your first name"],
  ["{contact}", "whom the visitor wrote to, as “Customer Support”"],
  ["{hours}", "when our people answer"],
  ["{date}", "the day"],
];

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** A saved reply as it is sent; other words in braces stay as they are. */
export function filledIn(content: string, me: Pick<DeskPerson, "name">, contactId: string): string {
  const values: Record<string, string> = {
    "{me}": me.name.split(" ", 1)[0] ?? me.name,
    "{contact}": contacts.find(({ id }) => id === contactId)?.name ?? "",
    "{hours}": businessHours.text,
    "{date}": date.format(Date.now()),
  };
  return content.replaceAll(/\{(?:me|contact|hours|date)\}/g, (name) => values[name] ?? name);
}
