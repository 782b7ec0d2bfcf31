import { randomUUID } from "node:crypto";
import { roomIdOf } from "@thirtyfold/realtime-protocol";
import {
  createRealtimeClient,
  createRoomApi,
  type RealtimeClient,
  type Room,
} from "@thirtyfold/realtime-protocol/client";
import { WebSocket } from "ws";
import { fastClock } from "../chat-proof/fast-clock.ts";

/** Makes a reconnection after 3 s take one; at a higher speed a busy machine would miss heartbeats. */
const speed = 3;
/** Stays below the number of sockets and calls per minute allowed for one address. */
const perAddress = 5;

/** A visitor in a room with a contact, using the published client, who records every byte received. */
export class DeskVisitor {
  readonly id = randomUUID();
  readonly roomId: string;
  readonly written: string[] = [];
  /** Bodies of responses, and frames. */
  readonly received: string[] = [];
  readonly #fetch: typeof fetch;
  readonly #address: string;
  readonly #client: RealtimeClient;
  readonly #room: Room;
  readonly #sockets = new Set<WebSocket>();

  /** `address`: that of its instance, which may be away. */
  constructor(address: string, contact: string, index: number) {
    this.roomId = roomIdOf(this.id, contact);
    const place = Math.floor(index / perAddress);
    const from = { "x-forwarded-for": `10.1.${place >> 8}.${place & 255}` };
    const { received } = this;
    const sockets = this.#sockets;
    this.#address = address;
    this.#fetch = async (url, init) => {
      const response = await fetch(url, { ...init, headers: { ...from, "content-type": "application/json" } });
      received.push(await response.clone().text(), JSON.stringify([...response.headers]));
      return response;
    };
    this.#client = createRealtimeClient({
      url: `${address.replace("http", "ws")}/ws`,
      userId: this.id,
      clock: fastClock(speed),
      // @ts-expect-error: it has types of its own for the events of browsers.
      WebSocket: class extends WebSocket {
        constructor(url: string) {
          super(url, { headers: from, perMessageDeflate: false });
          sockets.add(this);
          this.on("message", (data) => void received.push(Buffer.isBuffer(data) ? data.toString() : ""));
          this.on("upgrade", ({ rawHeaders }) => void received.push(rawHeaders.join("\n")));
          this.on("close", (_code, reason) => {
            received.push(reason.toString());
            sockets.delete(this);
          });
        }
      },
      api: createRoomApi({ baseUrl: address, fetch: this.#fetch }),
    });
    this.#client.connect();
    this.#room = this.#client.join(this.roomId);
  }

  get connected(): boolean {
    return this.#room.getSnapshot().connection === "connected" && this.#room.getSnapshot().loaded;
  }

  /** The messages shown as stored, and the number of those waiting to be. */
  get shown(): { stored: string[]; unstored: number } {
    const { items } = this.#room.getSnapshot();
    const stored = items.filter(({ seq }) => seq !== null).map(({ content }) => content);
    return { stored, unstored: items.length - stored.length };
  }

  /** Writes only while connected. */
  write(content: string): void {
    if (!this.connected) return;
    this.#room.send(content);
    this.written.push(content);
  }

  async read(): Promise<void> {
    await this.#room.markRead().catch(() => undefined);
  }

  /** Leaves an address for answers, and asks which one is kept; does nothing if the server is away. */
  async leaveAddress(): Promise<void> {
    const url = `${this.#address}/api/realtime-chat/rooms/${this.roomId}/answer-mail`;
    const body = JSON.stringify({ email: `${this.id}@example.org` });
    await this.#fetch(url, { method: "POST", body })
      .then(async () => this.#fetch(url))
      .catch(() => undefined);
  }

  /** Breaks the connection without notice. */
  drop(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  leave(): void {
    this.#client.close();
  }
}
