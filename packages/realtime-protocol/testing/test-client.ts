import {
  createRealtimeClient,
  createRoomApi,
  type RealtimeClient,
  type RealtimeClientOptions,
} from "../src/client/client.ts";
import type { ChatServer } from "./chat-server.ts";
import type { FakeClock } from "./fake-clock.ts";

/** A visitor's client of a test server, not yet connected. */
export function testClient(
  server: ChatServer,
  clock: FakeClock,
  over: Partial<RealtimeClientOptions> = {},
): RealtimeClient {
  return createRealtimeClient({
    url: `ws://${server.host}/ws`,
    userId: "visitor",
    api: createRoomApi({ baseUrl: `http://${server.host}` }),
    clock,
    random: () => 0,
    ...over,
  });
}
