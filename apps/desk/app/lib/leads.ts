import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { type DeskLead, type LeadState, type LeadsFilter, leadsFilterSchema } from "@thirtyfold/api-contract/desk";
import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { desk } from "./desk-client.ts";
import { editLists, isOnePage, refreshLoaded } from "./long-lists.ts";
import { lookAgain } from "./look-again.ts";

/** The most leads one call accepts. */
const mostAtOnce = 200;

/** The desk's names for the forms. */
export const formNames = { intake: "Intake", audit: "Audit", waitlist: "Waitlist", applications: "Application" };

/** The lead's sender, as far as the form asked for it. */
export const leadName = ({ name, email = "" }: { name: string; email?: string }): string => name || email || "No name";

/** The leads that match a filter, newest first. */
export const leadsQuery = (filter: LeadsFilter) =>
  infiniteQueryOptions({
    queryKey: ["leads", filter],
    queryFn: async ({ signal, pageParam }) =>
      desk.call("GET /api/desk/leads", {
        signal,
        query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: isOnePage,
  });

const keyOf = (id: string) => ["lead", id];

/** A lead with its answers, notes and timeline. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => desk.call("GET /api/desk/leads/{id}", { signal, params: { id } }),
  });

/** The changed fields; `assignee` is a person's id, or null for nobody. */
export type LeadChange = { state?: LeadState; assignee?: string | null };

const lists = { queryKey: ["leads"], longerThan: 5 };

/** Updates changed leads in long lists, or removes those that a filter now excludes. */
function place(client: QueryClient, changed: readonly DeskLead[]): void {
  const byId = new Map(changed.map((lead) => [lead.id, lead]));
  editLists<DeskLead>(client, lists, (rows, [, filter]) => {
    const { state, assignee } = leadsFilterSchema.safeParse(filter).data ?? {};
    const whose = assignee === "none" ? null : assignee;
    return rows
      .map((row) => byId.get(row.id) ?? row)
      .filter((row) => (state === undefined || row.state === state) && (whose === undefined || row.assignee === whose));
  });
}

/** Refetches the leads. */
export async function refreshLeads(client: QueryClient): Promise<void> {
  await Promise.all([
    ...[["lead"], ["counts"]].map(async (queryKey) => lookAgain(client, { queryKey })),
    refreshLoaded<DeskLead>(client, {
      queryKey: ["leads"],
      firstOf: async ([, filter]) =>
        desk.call("GET /api/desk/leads", { query: leadsFilterSchema.safeParse(filter).data ?? {} }),
      idOf: ({ id }) => id,
      atOf: ({ createdAt }) => createdAt,
    }),
  ]);
}

/** Changes leads at the versions seen; `conflicts` are the ids of those that somebody else changed first. */
export function useLeadsChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ leads, change }: { leads: readonly DeskLead[]; change: LeadChange }) => {
      const changed: DeskLead[] = [];
      const conflicts: string[] = [];
      for (let at = 0; at < leads.length; at += mostAtOnce) {
        const seen = leads.slice(at, at + mostAtOnce).map(({ id, version }) => ({ id, version }));
        const answer = await desk.call("PATCH /api/desk/leads", { body: { leads: seen, ...change } });
        changed.push(...answer.data);
        conflicts.push(...answer.conflicts);
      }
      return { changed, conflicts };
    },
    onSuccess: ({ changed }) => place(client, changed),
    onSettled: async () => refreshLeads(client),
  });
}

/** Changes one lead at the version seen. */
export function useLeadChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: LeadChange & Pick<DeskLead, "version">) =>
      desk.call("PATCH /api/desk/leads/{id}", { params: { id }, body: change }),
    onSuccess: (changed) => place(client, [changed]),
    onSettled: async () => refreshLeads(client),
  });
}

/** The notes that may already be stored, by lead id. */
const tried = new Map<string, { id: string; content: string }>();

/** Writes a note about a lead; a retry uses the id of the first attempt, even if the lead was left in between. */
export function useLeadNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (content: string) => {
      const before = tried.get(id);
      const body = before?.content === content ? before : { id: randomId(), content };
      tried.set(id, body);
      return desk.call("POST /api/desk/leads/{id}/notes", { params: { id }, body });
    },
    onSuccess: async () => {
      tried.delete(id);
      await lookAgain(client, { queryKey: keyOf(id) });
    },
  });
}

/** Erases a lead for good; `leave` navigates away from its page, if that is still shown. */
export async function eraseLead(client: QueryClient, id: string, leave: () => unknown): Promise<void> {
  await desk.call("DELETE /api/desk/leads/{id}", { params: { id } });
  await leave();
  client.removeQueries({ queryKey: keyOf(id) });
  editLists<DeskLead>(client, lists, (rows) => rows.filter((row) => row.id !== id));
  await refreshLeads(client);
}
