import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { type WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import {
  type ClientFrame,
  decodeClientFrame,
  encodeFrame,
  type RoomMessage,
  roomMembers,
  type ServerFrame,
} from "../src/index.ts";

const draftSchema = z.object({ id: z.string(), content: z.string(), senderId: z.string(), roomId: z.string() });

/** Faults that a test injects into the calls. */
export type Faults = {
  /** Answers POSTs of messages with these statuses first, 0 meaning never, after storing them if `stores` is set. */
  posts: { status: number; stores?: boolean; retryAfter?: number }[];
  /** Answers this many page requests with 503. */
  pages: number;
  /** Leaves subscriptions unanswered, and ignores messages on the socket. */
  deaf: boolean;
  /** Stores messages, but notifies no subscriber. */
  mute: boolean;
};

/** A small real chat server: rooms in memory, HTTP and `/ws` according to the contract. One page holds `pageSize`. */
export class ChatServer {
  readonly rooms = new Map<string, RoomMessage[]>();
  readonly faults: Faults = { posts: [], pages: 0, deaf: false, mute: false };
  /** Frames of all clients in order of arrival. */
  readonly received: ClientFrame[] = [];
  /** Each call's method and path with query. */
  readonly calls: string[] = [];
  pageSize = 100;
  #lastMoment = 0;
  readonly #subscribers = new Map<WebSocket, Set<string>>();
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #http = createServer((request, response) => void this.#call(request, response));

  async start(): Promise<this> {
    this.#http.on("upgrade", (request, socket, head) => {
      this.#sockets.handleUpgrade(request, socket, head, (client) => this.#greet(client));
    });
    await new Promise<void>((resolve) => this.#http.listen(0, "127.0.0.1", resolve));
    return this;
  }

  async stop(): Promise<void> {
    for (const client of this.#sockets.clients) client.terminate();
    this.#http.closeAllConnections();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  /** The host and port. */
  get host(): string {
    const address = this.#http.address();
    return typeof address === "object" && address !== null ? `127.0.0.1:${address.port}` : "";
  }

  /** Sends a text to each socket unchanged. */
  say(text: string): void {
    for (const client of this.#sockets.clients) client.send(text);
  }

  /** Closes each socket; without a code the connection breaks. */
  drop(code?: number): void {
    for (const client of this.#sockets.clients) {
      if (code === undefined) client.terminate();
      else client.close(code);
    }
  }

  /** Marks messages as read up to one; returns how many changed. */
  read(roomId: string, readerId: string, upTo: number): number {
    const unread = this.#room(roomId).filter(
      ({ receiverId, read, seq }) => receiverId === readerId && !read && seq <= upTo,
    );
    for (const message of unread) message.read = true;
    this.tell(roomId, { type: "messages_read", roomId, readerId, upTo });
    return unread.length;
  }

  /** Stores a message from any sender, and notifies the subscribers. */
  store(message: Pick<RoomMessage, "id" | "content" | "senderId" | "roomId">): RoomMessage {
    const { id, content, senderId, roomId } = message;
    const messages = this.#room(roomId);
    const known = messages.find((one) => one.id === id && one.senderId === senderId);
    if (known !== undefined) return known;
    const receiverId = roomMembers(roomId)?.find((member) => member !== senderId) ?? "";
    // No two messages have the same time.
    this.#lastMoment = Math.max(Date.now(), this.#lastMoment + 1);
    const timestamp = new Date(this.#lastMoment).toISOString();
    const stored = { id, content, senderId, receiverId, roomId, timestamp, read: false, seq: messages.length + 1 };
    messages.push(stored);
    if (!this.faults.mute) this.tell(roomId, { type: "chat_message", message: stored });
    return stored;
  }

  /** Erases all rooms without notifying anybody. The next message starts its room over. */
  erase(): void {
    this.rooms.clear();
  }

  /** Sends a frame to the subscribers of a room. */
  tell(roomId: string, frame: ServerFrame, except?: WebSocket): void {
    for (const [client, rooms] of this.#subscribers) {
      if (rooms.has(roomId) && client !== except) client.send(encodeFrame(frame));
    }
  }

  #room(roomId: string): RoomMessage[] {
    const messages = this.rooms.get(roomId) ?? [];
    this.rooms.set(roomId, messages);
    return messages;
  }

  #greet(client: WebSocket): void {
    this.#subscribers.set(client, new Set());
    client.on("close", () => this.#subscribers.delete(client));
    client.on("message", (data: Buffer) => {
      const decoded = decodeClientFrame(data.toString());
      if (decoded.ok) this.#take(client, decoded.frame);
    });
    client.send(encodeFrame({ type: "connection", clientId: "c-1" }));
  }

  #take(client: WebSocket, frame: ClientFrame): void {
    this.received.push(frame);
    if (this.faults.deaf) return;
    const rooms = this.#subscribers.get(client);
    if (frame.type === "subscribe") {
      rooms?.add(frame.roomId);
      const messages = this.#room(frame.roomId);
      const readUpTo = Object.fromEntries(
        messages.filter(({ read }) => read).map(({ receiverId, seq }) => [receiverId, seq]),
      );
      const { roomId } = frame;
      const [first] = messages;
      const opened = first === undefined ? {} : { openedAt: first.timestamp };
      client.send(encodeFrame({ type: "subscription_confirmed", roomId, seq: messages.length, readUpTo, ...opened }));
    } else if (frame.type === "unsubscribe") rooms?.delete(frame.roomId);
    else if (frame.type === "new_message") this.store(frame.message);
    else if (frame.type === "typing") {
      this.tell(frame.roomId, { type: "typing", roomId: frame.roomId, userId: "support" }, client);
    }
  }

  async #call(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    this.calls.push(`${request.method} ${url.pathname}${url.search}`);
    const roomId = /\/rooms\/([^/]+)\//.exec(url.pathname)?.[1];
    if (url.pathname.endsWith("/mark-read") && roomId !== undefined) this.#markRead(roomId, url, response);
    else if (roomId !== undefined) this.#page(roomId, url.searchParams, response);
    else await this.#post(request, response);
  }

  async #post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const draft = draftSchema.parse(await json(request));
    const fault = this.faults.posts.shift();
    if (fault === undefined) return answer(response, 201, this.store(draft));
    if (fault.stores) this.store(draft);
    if (fault.status === 0) return;
    if (fault.retryAfter !== undefined) response.setHeader("retry-after", fault.retryAfter);
    answer(response, fault.status, { message: "Not now." });
  }

  #page(roomId: string, query: URLSearchParams, response: ServerResponse): void {
    if (this.faults.pages > 0) {
      this.faults.pages -= 1;
      return answer(response, 503, { message: "The room can't be read." });
    }
    const all = this.#room(roomId);
    const size = Math.min(Number(query.get("limit") ?? 100), this.pageSize);
    const after = query.get("after");
    const end = after === null ? Number(query.get("before") ?? all.length + 1) - 1 : Number(after) + size;
    const start = after === null ? Math.max(0, end - size) : Number(after);
    const links = [start > 0 && '<x>; rel="prev"', end < all.length && '<x>; rel="next"'].filter(Boolean);
    response.setHeader("link", links.join(", "));
    answer(response, 200, all.slice(start, end));
  }

  #markRead(roomId: string, url: URL, response: ServerResponse): void {
    const readerId = url.searchParams.get("readerId") ?? "";
    answer(response, 200, { updated: this.read(roomId, readerId, Number(url.searchParams.get("upTo"))) });
  }
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
