import { expect } from "vitest";
import type { RealtimeClient, RealtimeClientOptions, Room } from "../src/client/client.ts";
import { ChatServer } from "./chat-server.ts";
import { FakeClock } from "./fake-clock.ts";
import { roomId } from "./session-events.ts";
import { testClient } from "./test-client.ts";
import { until } from "./until.ts";

/** A real server and clients of its one room, with a stopped clock. */
export class TestRoom {
  readonly server = new ChatServer();
  readonly clock = new FakeClock();
  readonly #clients: RealtimeClient[] = [];

  async start(): Promise<this> {
    await this.server.start();
    return this;
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.close();
    await this.server.stop();
  }

  /** A client of the visitor that is closed after the test. */
  client(over: Partial<RealtimeClientOptions> = {}): RealtimeClient {
    const client = testClient(this.server, this.clock, over);
    this.#clients.push(client);
    return client;
  }

  /** A connected client, and its room once it is loaded and subscribed. */
  async joined(over: Partial<RealtimeClientOptions> = {}): Promise<{ client: RealtimeClient; room: Room }> {
    const client = this.client(over);
    client.connect();
    const room = client.join(roomId);
    await until(() => expect(room.getSnapshot()).toMatchObject({ connection: "connected", loaded: true }));
    return { client, room };
  }

  /** Sends `count` messages from the other person. */
  support(count: number): void {
    const first = this.server.rooms.get(roomId)?.length ?? 0;
    for (let at = first + 1; at <= first + count; at += 1) {
      this.server.store({ id: `s-${at}`, content: `Message ${at}`, senderId: "support", roomId });
    }
  }

  /** The stored messages' contents. */
  contents(): string[] {
    return (this.server.rooms.get(roomId) ?? []).map(({ content }) => content);
  }

  /** The number of frames of a type that the server received. */
  frames(type: string): number {
    return this.server.received.filter((frame) => frame.type === type).length;
  }
}

/** The messages a room shows, as text and delivery. */
export function shown(room: Room): string[] {
  return room.getSnapshot().items.map(({ content, delivery }) => `${content} ${delivery}`);
}
