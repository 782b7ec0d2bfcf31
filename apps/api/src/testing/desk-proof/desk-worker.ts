import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Conversation, DeskCounts, WholeConversation } from "@thirtyfold/api-contract/desk";
import { decodeServerFrame, encodeFrame } from "@thirtyfold/realtime-protocol";
import { WebSocket } from "ws";

type Page<Item> = { data: Item[]; nextCursor: string | null };
type Answer = { status: number; body: unknown };

const conversations = "/api/desk/conversations";
const reconnectMs = 200;
const hourMs = 3_600_000;

/** A person at the desk, who answers, notes, assigns, reads and closes, and learns of changes from hints alone. */
export class DeskWorker {
  /** The newest message of each conversation known from hints. */
  readonly known = new Map<string, number>();
  readonly answered = new Map<string, string[]>();
  readonly noted = new Map<string, string[]>();
  /** Accepted changes: the conversation and the version that was seen. */
  readonly won: string[] = [];
  /** The assignee of each conversation after the newest of them, and the version it then had. */
  readonly assigned = new Map<string, { version: number; assignee: string | null }>();
  readonly #addresses: readonly string[];
  readonly #headers: Record<string, string>;
  readonly #personId: string;
  readonly #wanted = new Set<string>();
  #socket: WebSocket | undefined;
  #looking = false;
  #wantsAll = true;
  #ended = false;

  constructor(addresses: readonly string[], headers: Record<string, string>, personId: string) {
    this.#addresses = addresses;
    this.#headers = headers;
    this.#personId = personId;
    this.#connect();
  }

  /** Handles a conversation as an hour at the desk would; `chance` is from 0 to 1. */
  async work(roomId: string, note: string, chance: () => number): Promise<void> {
    const seen = await this.find(roomId);
    if (!seen) return;
    await this.#change(seen, { assignee: chance() < 0.8 ? this.#personId : null });
    if (chance() < 0.5) await this.#write(roomId, "notes", note, this.noted);
    if (chance() < 0.7) await this.#write(roomId, "messages", `An answer ${randomUUID()}`, this.answered);
    const upTo = seen.messages.data.at(-1)?.seq;
    if (chance() < 0.7) await this.#call("POST", `${conversations}/${roomId}/read`, { upTo });
    if (chance() < 0.6) {
      const now = await this.find(roomId);
      const seenSeq = now?.messages.data.at(-1)?.seq;
      const state = chance() < 0.7 ? { state: "closed" } : { state: "snoozed", snoozedUntil: Date.now() + hourMs };
      if (now) await this.#change(now, { ...state, seenSeq });
    }
  }

  async find(roomId: string): Promise<WholeConversation | undefined> {
    const { status, body } = await this.#call("GET", `${conversations}/${roomId}`);
    return status === 200 ? (body as WholeConversation) : undefined;
  }

  /** All conversations that match the query, by default unfiltered. */
  async list(query = ""): Promise<Conversation[]> {
    const all: Conversation[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body } = await this.#call("GET", `${conversations}?${query}${cursor && `&cursor=${cursor}`}`);
      const page = body as Page<Conversation>;
      all.push(...page.data);
      cursor = page.nextCursor;
    }
    return all;
  }

  async counts(): Promise<DeskCounts["conversations"]> {
    return ((await this.#call("GET", "/api/desk/counts")).body as DeskCounts).conversations;
  }

  drop(): void {
    this.#socket?.terminate();
  }

  end(): void {
    this.#ended = true;
    this.#socket?.terminate();
  }

  async #change({ roomId, version }: Conversation, change: object): Promise<void> {
    const { status, body } = await this.#call("PATCH", `${conversations}/${roomId}`, { version, ...change });
    if (status !== 200) return;
    this.won.push(`${roomId} ${version}`);
    const changed = body as Conversation;
    this.assigned.set(roomId, { version: changed.version, assignee: changed.assignee });
  }

  async #write(roomId: string, what: "messages" | "notes", content: string, written: Map<string, string[]>) {
    const { status } = await this.#call("POST", `${conversations}/${roomId}/${what}`, { id: randomUUID(), content });
    if (status < 300) written.set(roomId, [...(written.get(roomId) ?? []), content]);
  }

  /** Tries one instance after the other until one responds; a change whose response was lost then returns 409. */
  async #call(method: string, path: string, body?: object): Promise<Answer> {
    for (let attempt = 0; ; attempt += 1) {
      const address = this.#addresses[attempt % this.#addresses.length] ?? "";
      const given = body && {
        body: JSON.stringify(body),
        headers: { ...this.#headers, "content-type": "application/json" },
      };
      const response = await fetch(`${address}${path}`, { method, headers: this.#headers, ...given }).catch(
        () => undefined,
      );
      const text = await response?.text().catch(() => undefined);
      if (response && text !== undefined && response.status < 500) {
        return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
      }
      await wait(20);
    }
  }

  #connect(): void {
    if (this.#ended) return;
    const address = this.#addresses.at(-1) ?? "";
    const socket = new WebSocket(`${address.replace("http", "ws")}/ws`, { headers: this.#headers });
    this.#socket = socket;
    socket.on("error", () => undefined);
    socket.on("close", () => void setTimeout(() => this.#connect(), reconnectMs));
    socket.on("message", (data) => this.#hear(Buffer.isBuffer(data) ? data.toString() : ""));
  }

  #hear(text: string): void {
    const decoded = decodeServerFrame(text);
    if (!decoded.ok) throw new Error(`The server sent what is no frame: ${text}`);
    const { frame } = decoded;
    if (frame.type === "connection") this.#socket?.send(encodeFrame({ type: "watch_desk" }));
    // After a reconnect it is unknown what was missed; an extra look is cheap.
    if (frame.type === "desk_people") this.#wantsAll = true;
    else if (frame.type !== "desk_changed" || frame.what !== "conversations") return;
    else if (frame.roomId === undefined) this.#wantsAll = true;
    else this.#wanted.add(frame.roomId);
    if (!this.#looking) void this.#look();
  }

  async #look(): Promise<void> {
    this.#looking = true;
    while (!this.#ended && (this.#wantsAll || this.#wanted.size > 0)) {
      const rooms = [...this.#wanted];
      this.#wanted.clear();
      const all = this.#wantsAll;
      this.#wantsAll = false;
      const found = all ? await this.list() : await Promise.all(rooms.map(async (roomId) => this.find(roomId)));
      for (const conversation of found) {
        if (conversation) this.known.set(conversation.roomId, conversation.lastMessage?.seq ?? 0);
      }
    }
    this.#looking = false;
  }
}
