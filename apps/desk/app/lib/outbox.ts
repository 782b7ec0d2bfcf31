import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@thirtyfold/api-contract/client";
import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { refreshConversation } from "./conversations.ts";
import { desk, failureText } from "./desk-client.ts";
import { dropUnsent, keepUnsent, readUnsent, roomsWithUnsent, type TextKind, type UnsentText } from "./kept-text.ts";

/** The state of the sent texts: in transit, or the reason why they are not stored. */
export type OutboxState = Readonly<{ onTheWay: ReadonlySet<string>; failures: ReadonlyMap<string, string> }>;

/** Delays before a failed text is retried, in ms: twice as long each time. */
const pauses = { first: 5_000, longest: 60_000 };

/** Whether a later retry in this session may succeed. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || [408, 429].includes(error.status);

/**
 * Sends one person's messages and notes, those of a conversation one after the other. Failed ones are kept on the
 * device, and sent again under the same id: by hand, automatically after a pause, or once the server is reachable. A
 * text that the server refused blocks no others, and is only retried by hand.
 */
export class Outbox {
  readonly #queries: QueryClient;
  readonly #personId: string;
  readonly #changes = new Listeners();
  /** The conversations whose texts are being sent. */
  readonly #busy = new Set<string>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #pauses = new Map<string, number>();
  readonly #refused = new Set<string>();
  #started = false;
  #state: OutboxState = { onTheWay: new Set(), failures: new Map() };

  constructor(queries: QueryClient, personId: string) {
    this.#queries = queries;
    this.#personId = personId;
  }

  readonly subscribe = this.#changes.add;

  readonly getState = (): OutboxState => this.#state;

  send(roomId: string, kind: TextKind, content: string): void {
    keepUnsent(this.#personId, roomId, { id: randomId(), kind, content });
    void this.#sendRoom(roomId);
  }

  /** Retries a kept text, after those before it. */
  retry(roomId: string, { id }: UnsentText): void {
    this.#refused.delete(id);
    void this.#sendRoom(roomId);
  }

  /** Sends all kept texts, except those the server has refused. */
  sendAll(): void {
    for (const roomId of roomsWithUnsent(this.#personId)) void this.#sendRoom(roomId);
  }

  /**
   * Starts sending; call the returned function when the person leaves: anything sent later would be somebody else's.
   */
  start(): () => void {
    this.#started = true;
    return () => {
      this.#started = false;
      for (const timer of this.#timers.values()) clearTimeout(timer);
    };
  }

  #waiting(roomId: string): UnsentText[] {
    return readUnsent(this.#personId, roomId).filter(({ id }) => !this.#refused.has(id));
  }

  async #sendRoom(roomId: string): Promise<void> {
    clearTimeout(this.#timers.get(roomId));
    this.#mark(this.#waiting(roomId), true);
    if (this.#busy.has(roomId)) return;
    this.#busy.add(roomId);
    let [next] = this.#waiting(roomId);
    while (next) {
      const goesOn = await this.#deliver(roomId, next);
      [next] = goesOn && this.#started ? this.#waiting(roomId) : [];
    }
    this.#busy.delete(roomId);
  }

  /** Sends a text; returns whether those behind it may be sent. */
  async #deliver(roomId: string, text: UnsentText): Promise<boolean> {
    const { id, kind, content } = text;
    const given = { params: { roomId }, body: { id, content } };
    try {
      if (kind === "message") await desk.call("POST /api/desk/conversations/{roomId}/messages", given);
      else await desk.call("POST /api/desk/conversations/{roomId}/notes", given);
      await refreshConversation(this.#queries, roomId);
      dropUnsent(this.#personId, roomId, id);
      this.#pauses.delete(roomId);
      this.#mark([text], false);
      return true;
    } catch (error) {
      const failure = failureText(error);
      // It may be stored after the next sign-in: not a refusal.
      const isOver = error instanceof ApiError && error.status === 401;
      if (isPassing(error)) this.#tryLater(roomId, error);
      else if (!isOver) {
        this.#refused.add(id);
        this.#mark([text], false, failure);
        return true;
      }
      this.#mark(this.#waiting(roomId), false, failure);
      return false;
    }
  }

  #tryLater(roomId: string, error: unknown): void {
    if (!this.#started) return;
    const pause = this.#pauses.get(roomId) ?? pauses.first;
    this.#pauses.set(roomId, Math.min(2 * pause, pauses.longest));
    const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
    this.#timers.set(
      roomId,
      setTimeout(() => void this.#sendRoom(roomId), Math.max(pause, asked)),
    );
  }

  #mark(texts: readonly UnsentText[], onTheWay: boolean, failure?: string): void {
    const ids = new Set(this.#state.onTheWay);
    const failures = new Map(this.#state.failures);
    for (const { id } of texts) {
      if (onTheWay) ids.add(id);
      else ids.delete(id);
      if (failure === undefined) failures.delete(id);
      else failures.set(id, failure);
    }
    this.#state = { onTheWay: ids, failures };
    this.#changes.emit();
  }
}
