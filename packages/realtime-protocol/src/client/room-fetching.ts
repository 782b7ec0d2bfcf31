import { withDeadline } from "./deadline.ts";
import type { Cancel, PageQuery } from "./ports.ts";
import { callDelay, RoomApiError } from "./room-api.ts";
import type { RoomPorts, RoomStore } from "./room-ports.ts";
import { nextToFetch, olderPage } from "./room-session.ts";
import type { PageRequest } from "./session-events.ts";

/** Messages per page: enough for the first screen, and the allowed maximum when filling a gap. */
const pageSize = { newest: 100, older: 100, missed: 200 };

/** The longest time a page may take, in milliseconds. */
const pageMs = 20_000;

type Waiter = { resolve: () => void; reject: (error: unknown) => void };

function queryOf(request: PageRequest): PageQuery {
  const limit = pageSize[request.kind];
  if (request.kind === "missed") return { limit, after: request.after };
  return request.kind === "older" ? { limit, before: request.before } : { limit };
}

/** Fetches the newest page, messages the socket missed, and older pages; retries until it has what it needs. */
export class RoomFetching {
  readonly #ports: RoomPorts;
  readonly #store: RoomStore;
  #failures = 0;
  #cancelRetry: Cancel | undefined;
  #waiting: Waiter[] = [];
  #older: Promise<void> | undefined;

  constructor(ports: RoomPorts, store: RoomStore) {
    this.#ports = ports;
    this.#store = store;
  }

  /** Starts fetching the next page, if one is needed. */
  work(): void {
    const request = nextToFetch(this.#store.state());
    if (request !== undefined) void this.#run(request);
  }

  stop(): void {
    this.#cancelRetry?.();
    this.#settle(new Error("The room was left"));
  }

  /** Fetches the newest page, or waits for the one in progress. */
  refresh(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#store.dispatch({ type: "refresh_wanted" });
    });
  }

  older(): Promise<void> {
    const request = olderPage(this.#store.state());
    if (request === undefined) return this.#older ?? Promise.resolve();
    this.#older = this.#fetch(request).finally(() => {
      this.#older = undefined;
    });
    return this.#older;
  }

  async #fetch(request: PageRequest): Promise<void> {
    const { api, clock } = this.#ports;
    this.#store.dispatch({ type: "fetch_started", request });
    try {
      const { roomId } = this.#store.state();
      const page = await withDeadline(clock, pageMs, (signal) => api.listMessages(roomId, queryOf(request), signal));
      this.#store.dispatch({ type: "fetched", request, page });
    } catch (error) {
      this.#store.dispatch({ type: "fetch_failed", request });
      throw error;
    }
  }

  async #run(request: PageRequest): Promise<void> {
    try {
      await this.#fetch(request);
      this.#failures = 0;
      if (!this.#store.state().wantsNewest) this.#settle();
    } catch (error) {
      this.#failures += 1;
      this.#retryLater(error);
      if (request.kind === "newest") this.#settle(error);
    }
  }

  #retryLater(error: unknown): void {
    // The same call would be refused again; a refresh or a new connection starts over.
    if (error instanceof RoomApiError && error.permanent) return;
    // Two failures ahead of a connection's delay, so doubled from the second on: every room of a page calls.
    const delay = callDelay(error, this.#failures + 2, this.#ports.random());
    this.#cancelRetry?.();
    this.#cancelRetry = this.#ports.clock.schedule(() => {
      if (!this.#ports.closed()) this.#store.dispatch({ type: "fetch_resumed" });
    }, delay);
  }

  #settle(error?: unknown): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { resolve, reject } of waiting) {
      if (error === undefined) resolve();
      else reject(error);
    }
  }
}
