import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@thirtyfold/api-contract/client";
import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { refreshConversation } from "./conversations.ts";
import { desk, failureText } from "./desk-client.ts";
import { dropUnsent, keepUnsent, readUnsent, roomsWithUnsent, type TextKind, type UnsentText } from "./kept-text.ts";

/** What became of the texts that were sent: on their way, or why they are not stored. */
export type OutboxState = Readonly<{ onTheWay: ReadonlySet<string>; failures: ReadonlyMap<string, string> }>;

/**
 * Sends messages and notes, those of a conversation one after the other. What fails is kept on the device, and is sent again
 * under the same id: by hand, or by itself once the server can be reached.
 */
export class Outbox {
  readonly #queries: QueryClient;
  readonly #changes = new Listeners();
  readonly #running = new Map<string, Promise<void>>();
  readonly #refused = new Set<string>();
  #state: OutboxState = { onTheWay: new Set(), failures: new Map() };

  constructor(queries: QueryClient) {
    this.#queries = queries;
  }

  readonly subscribe = this.#changes.add;

  readonly getState = (): OutboxState => this.#state;

  send(roomId: string, kind: TextKind, content: string): void {
    const text = { id: randomId(), kind, content };
    keepUnsent(roomId, text);
    this.retry(roomId, text);
  }

  /** Sends what is kept once more. */
  retry(roomId: string, text: UnsentText): void {
    if (this.#state.onTheWay.has(text.id)) return;
    this.#mark(text.id, true);
    const before = this.#running.get(roomId) ?? Promise.resolve();
    const run = before.then(async () => this.#deliver(roomId, text));
    this.#running.set(roomId, run);
  }

  /** Sends everything that is kept, except what the server has refused. */
  sendAll(): void {
    for (const roomId of roomsWithUnsent()) {
      for (const text of readUnsent(roomId)) if (!this.#refused.has(text.id)) this.retry(roomId, text);
    }
  }

  async #deliver(roomId: string, { id, kind, content }: UnsentText): Promise<void> {
    const given = { params: { roomId }, body: { id, content } };
    try {
      if (kind === "message") await desk.call("POST /api/desk/conversations/{roomId}/messages", given);
      else await desk.call("POST /api/desk/conversations/{roomId}/notes", given);
      await refreshConversation(this.#queries, roomId);
      dropUnsent(roomId, id);
      this.#mark(id, false);
    } catch (error) {
      // Needing another sign-in, or a pause, is no refusal.
      if (error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status)) {
        this.#refused.add(id);
      }
      this.#mark(id, false, failureText(error));
    }
  }

  #mark(id: string, onTheWay: boolean, failure?: string): void {
    const ids = new Set(this.#state.onTheWay);
    const failures = new Map(this.#state.failures);
    if (onTheWay) ids.add(id);
    else ids.delete(id);
    if (failure === undefined) failures.delete(id);
    else failures.set(id, failure);
    this.#state = { onTheWay: ids, failures };
    this.#changes.emit();
  }
}
