import { queryOptions, useQuery } from "@tanstack/react-query";
import { desk } from "./desk-client.ts";

/** The people of the desk, including disabled ones. */
export const peopleQuery = queryOptions({
  queryKey: ["people"],
  queryFn: async ({ signal }) => (await desk.call("GET /api/desk/people", { signal })).data,
});

/** Names of people by their ids; undefined while they are unknown. */
export function usePersonName(): (id: string | null) => string | undefined {
  const { data = [] } = useQuery(peopleQuery);
  const names = new Map(data.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? undefined : names.get(id));
}

/** The assignee's name for a sentence, which is "somebody" while names are unknown. */
export function useAssigneeName(): (assignee: string | null) => string {
  const nameOf = usePersonName();
  return (assignee) => (assignee === null ? "nobody" : (nameOf(assignee) ?? "somebody"));
}
