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

/** Null where nobody is signed in. */
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

/** Keeps, until somebody signs in, whose session was refused. */
function noteEnd(client: QueryClient): void {
  const session = client.getQueryData<DeskSession | null>(["session"]);
  if (session) client.setQueryData(endedKey, session.person.id);
}

/** Whose session has ended before this was shown without their doing. */
export function useEnded(): string | undefined {
  const client = useQueryClient();
  const [id] = useState(() => client.getQueryData<string>(endedKey));
  return id;
}

/** The cache of the desk's calls. One that is answered with 401 leads back to the sign-in. */
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
    // A sign-in that is refused ends no session.
    mutationCache: new MutationCache({
      onError: (error, _sent, _kept, { meta }) => {
        if (!meta?.["signsIn"]) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: "always",
        // What the server refuses it would refuse again, and one that is away is not asked twice each time.
        retry: (count, error) => count < 1 && answers && !(error instanceof ApiError),
        retryDelay: 500,
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}

/** For going to the screen You to sign out there. */
export const signingOut = { state: "sign-out" };

const SessionContext = createContext<DeskSession | undefined>(undefined);

/** Provides the session to all screens behind the sign-in. */
export const SessionProvider = SessionContext.Provider;

/** Who is signed in. @throws outside of a SessionProvider */
export function useMe(): DeskPerson {
  const session = use(SessionContext);
  if (!session) throw new Error("Nobody is signed in here.");
  return session.person;
}

/** Opens a session, and forgets whatever was cached for somebody else before. */
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
