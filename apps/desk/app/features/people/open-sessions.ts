import { queryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { CallAnswer, deskCalls } from "@thirtyfold/api-contract/client";
import { desk } from "../../lib/desk-client.ts";

type OpenSession = CallAnswer<(typeof deskCalls)["GET /api/desk/sessions"]>["data"][number];
/** All open sign-ins, as far as they are known. */
export type OpenSessions = UseQueryResult<OpenSession[]>;

/** All open sign-ins, for owners. */
export const openSessionsQuery = queryOptions({
  queryKey: ["open-sessions"],
  queryFn: async ({ signal }) => (await desk.call("GET /api/desk/sessions", { signal })).data,
});
