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

/** So that a reconnection after 3 s takes one; faster, a busy machine would answer no heartbeat in time. */
const speed = 3;
/** Below what one address may have, and may call within a minute. */
const perAddress = 5;

/** A visitor in a room with a contact, over the published client, who keeps every byte that came. */
export class DeskVisitor {
  readonly id = randomUUID();
  readonly roomId: string;
  readonly written: string[] = [];
  /** Bodies of answers, and frames. */
  readonly received: string[] = [];
  readonly #fetch: typeof fetch;
  readonly #address: string;
  readonly #client: RealtimeClient;
  readonly #room: Room;
  readonly #sockets = new Set<WebSocket>();

  /** `address`: of its instance, which may be away. */
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

  /** What is shown as stored, and what waits to be. */
  get shown(): { stored: string[]; unstored: number } {
    const { items } = this.#room.getSnapshot();
    const stored = items.filter(({ seq }) => seq !== null).map(({ content }) => content);
    return { stored, unstored: items.length - stored.length };
  }

  /** Says nothing while the connection is away. */
  write(content: string): void {
    if (!this.connected) return;
    this.#room.send(content);
    this.written.push(content);
  }

  async read(): Promise<void> {
    await this.#room.markRead().catch(() => undefined);
  }

  /** Leaves an address for answers, and asks which one is kept; nothing where the server is away. */
  async leaveAddress(): Promise<void> {
    const url = `${this.#address}/api/realtime-chat/rooms/${this.roomId}/answer-mail`;
    const body = JSON.stringify({ email: `${this.id}@example.org` });
    await this.#fetch(url, { method: "POST", body })
      .then(async () => this.#fetch(url))
      .catch(() => undefined);
  }

  /** The line breaks without a word. */
  drop(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  leave(): void {
    this.#client.close();
  }
}
