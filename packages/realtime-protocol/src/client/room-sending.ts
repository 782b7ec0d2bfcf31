import { clientTimes } from "../limits.ts";
import { pagePathSchema, timeZoneSchema } from "../room-message.ts";
import { DeadlineError, withDeadline } from "./deadline.ts";
import type { Cancel } from "./ports.ts";
import { callDelay, RoomApiError } from "./room-api.ts";
import type { RoomPorts, RoomStore } from "./room-ports.ts";
import { nextToSend } from "./room-session.ts";
import type { RoomItem } from "./room-state.ts";

/**
 * Sends pending messages, one at a time, by POST and by the socket under one id: whichever arrives first stores it, and
 * only then is the next one sent, so that none overtakes another.
 */
export class RoomSending {
  readonly #ports: RoomPorts;
  readonly #store: RoomStore;
  #attempt = 0;
  #failures = 0;
  #cancelResume: Cancel | undefined;

  constructor(ports: RoomPorts, store: RoomStore) {
    this.#ports = ports;
    this.#store = store;
  }

  /** Starts the next message if it may be sent. */
  work(): void {
    const id = nextToSend(this.#store.state());
    const item = this.#store.state().pending.find((pending) => pending.id === id);
    if (item !== undefined) void this.#send(item);
  }

  stop(): void {
    this.#cancelResume?.();
  }

  async #send(item: RoomItem): Promise<void> {
    const { api, clock } = this.#ports;
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#store.dispatch({ type: "send_started", id: item.id, attempt });
    const { id, content, senderId, receiverId, roomId, timestamp, read } = item;
    const visit = this.#visit();
    if (this.#store.state().connection === "connected") {
      const message = { id, content, senderId, timestamp, roomId, read, ...visit };
      this.#ports.sendOptional({ type: "new_message", roomId, message });
    }
    try {
      const draft = { id, content, senderId, receiverId, roomId, ...visit };
      const message = await withDeadline(clock, clientTimes.echoMs, (signal) => api.postMessage(draft, signal));
      this.#failures = 0;
      this.#store.dispatch({ type: "answered", message });
    } catch (error) {
      if (error instanceof RoomApiError && error.permanent) this.#store.dispatch({ type: "refused", id });
      else this.#postpone(id, attempt, error);
    }
  }

  /**
   * Only with the user's first message, and only values that the server accepts: no message is refused because of it.
   */
  #visit(): { page?: string; timeZone?: string } {
    const { stored, userId } = this.#store.state();
    if (stored.some(({ senderId }) => senderId === userId)) return {};
    const { data: page } = pagePathSchema.safeParse(this.#ports.page());
    const { data: timeZone } = timeZoneSchema.safeParse(this.#ports.timeZone());
    return { ...(page !== undefined && { page }), ...(timeZone !== undefined && { timeZone }) };
  }

  #postpone(id: string, attempt: number, error: unknown): void {
    // Stored by the socket meanwhile, or retried over a new connection.
    if (this.#store.state().inFlight?.attempt !== attempt) return;
    this.#store.dispatch({ type: "postponed", id, attempt });
    this.#failures += 1;
    const delay = callDelay(error, this.#failures, this.#ports.random());
    this.stop();
    const resume = () => this.#store.dispatch({ type: "send_resumed" });
    if (error instanceof DeadlineError) resume();
    else this.#cancelResume = this.#ports.clock.schedule(resume, delay);
  }
}
