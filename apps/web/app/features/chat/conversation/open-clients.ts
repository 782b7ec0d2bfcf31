import {
  createRealtimeClient,
  createRoomApi,
  type RealtimeClient,
  type RealtimeClientOptions,
} from "@thirtyfold/realtime-protocol/client";
import { createListeners } from "../../../lib/listeners.ts";

/** Makes a client; tests put another in its place. */
export type CreateClient = (options: RealtimeClientOptions) => RealtimeClient;

/** The connections of a tab: one for each person that one is. */
export function openClients(createClient: CreateClient = createRealtimeClient) {
  const api = createRoomApi();
  const clients = new Map<string, RealtimeClient>();
  const trouble = createListeners<Error | undefined>();

  const open = (userId: string) => {
    const client = createClient({ userId, api, ...unsentStorage() });
    client.on("error", trouble.tell);
    client.on("state", (state) => state === "open" && trouble.tell(undefined));
    clients.set(userId, client);
    client.connect();
    return client;
  };
  return {
    /** The connection of this person, opened with the first need of it. */
    of: (userId: string) => clients.get(userId) ?? open(userId),
    /** Hears of what goes wrong, with SPEC's texts; `undefined` once a connection is there again. */
    onTrouble: trouble.add,
    /** Tries at once to connect what is not. */
    reconnect: () => {
      for (const client of clients.values()) if (client.state !== "open") client.reconnect();
    },
    close() {
      for (const client of clients.values()) client.close();
      clients.clear();
    },
  };
}

/** Messages on their way outlive a reload, where the browser keeps anything at all. */
function unsentStorage(): Pick<RealtimeClientOptions, "storage"> {
  try {
    return { storage: sessionStorage };
  } catch {
    return {};
  }
}
