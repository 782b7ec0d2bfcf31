import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { ApiError, type CallAnswer, type deskCalls } from "@thirtyfold/api-contract/client";
import type { DeskPerson, SignIn } from "@thirtyfold/api-contract/desk";
import { createContext, use, useState } from "react";
import { desk, isRefusal } from "./desk-client.ts";

/** Who is signed in, and how. */
export type DeskSession = CallAnswer<(typeof deskCalls)["GET /api/desk/session"]>;

/** Null if nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ client, signal }): Promise<DeskSession | null> =>
    desk.call("GET /api/desk/session", { signal }).catch((error: unknown) => {
      if (!isRefusal(error, 401)) throw error;
      noteEnd(client);
      return null;
    }),
  staleTime: 60_000,
});

const endedKey = ["ended"];

/** Remembers whose session was refused, until somebody signs in. */
function noteEnd(client: QueryClient): void {
  const session = client.getQueryData<DeskSession | null>(["session"]);
  if (session) client.setQueryData(endedKey, session.person.id);
}

/** The person whose session ended, without their doing, before this was shown. */
export function useEnded(): string | undefined {
  const client = useQueryClient();
  const [id] = useState(() => client.getQueryData<string>(endedKey));
  return id;
}

/** The cache of the desk's calls. A 401 leads back to the sign-in. */
export function createQueryClient(): QueryClient {
  let answers = true;
  const onError = (error: unknown) => {
    answers = error instanceof ApiError;
    if (!isRefusal(error, 401)) return;
    noteEnd(client);
    client.setQueryData(sessionQuery.queryKey, null);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess: () => (answers = true) }),
    // A refused sign-in ends no session.
    mutationCache: new MutationCache({
      onError: (error, _sent, _kept, { meta }) => {
        if (!meta?.["signsIn"]) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: "always",
        // The server would refuse a refused query again, and an unreachable server is not asked twice each time.
        retry: (count, error) => count < 1 && answers && !(error instanceof ApiError),
        retryDelay: 500,
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}

/** Navigation state that makes the screen You sign out. */
export const signingOut = { state: "sign-out" };

const SessionContext = createContext<DeskSession | undefined>(undefined);

/** Provides the session to all screens behind the sign-in. */
export const SessionProvider = SessionContext.Provider;

/** The signed-in person. @throws outside of a SessionProvider */
export function useMe(): DeskPerson {
  const session = use(SessionContext);
  if (!session) throw new Error("Nobody is signed in here.");
  return session.person;
}

/** Opens a session, and drops everything that was cached for somebody else. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    meta: { signsIn: true },
    mutationFn: async (prove: () => Promise<SignIn>) => desk.call("POST /api/desk/session", { body: await prove() }),
    onSuccess: async () => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
      await client.refetchQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}
