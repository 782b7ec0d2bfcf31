import { type RoomMessage, roomMessageSchema } from "../room-message.ts";
import type { MessagePage, RoomApi } from "./ports.ts";
import { longestWaitMs, refusedDelay } from "./reconnection.ts";

/**
 * A failed call. `status` is HTTP's, 0 if no response came; `retryAfterMs` is the wait that the server asks for, at
 * most 5 minutes.
 */
export class RoomApiError extends Error {
  override readonly name = "RoomApiError";
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, status: number, retryAfterMs?: number) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same call will be refused again: 4xx, except 408, 425 and 429. */
  get permanent(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 425, 429].includes(this.status);
  }
}

/** Milliseconds until a failed call is retried. */
export function callDelay(error: unknown, failures: number, random: number): number {
  return refusedDelay(error instanceof RoomApiError ? (error.retryAfterMs ?? 0) : 0, failures, random);
}

/** The location of the HTTP side. */
export type RoomApiOptions = Readonly<{
  /** The API's origin, without a trailing slash; defaults to the page's own. */
  baseUrl?: string;
  fetch?: typeof fetch;
}>;

/** The room calls of CONTRACT, section 3, over `fetch`. Every failure rejects with a `RoomApiError`. */
export function createRoomApi({ baseUrl = "", fetch: fetchWith }: RoomApiOptions = {}): RoomApi {
  const root = `${baseUrl}/api/realtime-chat`;

  async function call(path: string, init: RequestInit): Promise<{ response: Response; body: unknown }> {
    let response: Response;
    try {
      // Looked up at each call, so that a fetch replaced later is used.
      response = await (fetchWith ?? fetch)(`${root}${path}`, init);
    } catch (error) {
      throw new RoomApiError(error instanceof Error ? error.message : String(error), 0);
    }
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new RoomApiError(problemText(body, response), response.status, retryAfter(response));
    return { response, body };
  }

  return {
    async listMessages(roomId, { limit, before, after } = {}, signal) {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries({ limit, before, after })) {
        if (value !== undefined) query.set(name, String(value));
      }
      const search = query.size > 0 ? `?${query}` : "";
      const { response, body } = await call(`/rooms/${roomId}/messages${search}`, { signal: signal ?? null });
      return readPage(body, response.headers.get("link") ?? "");
    },
    async postMessage(draft, signal) {
      const { body } = await call("/messages", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(draft),
        signal: signal ?? null,
      });
      return readMessage(body);
    },
    async markRead(roomId, readerId, upTo, signal) {
      const query = new URLSearchParams({ readerId, upTo: String(upTo) });
      const { body } = await call(`/rooms/${roomId}/mark-read?${query}`, { method: "POST", signal: signal ?? null });
      const updated = typeof body === "object" && body !== null && "updated" in body ? body.updated : 0;
      return typeof updated === "number" ? updated : 0;
    },
  };
}

function readMessage(value: unknown): RoomMessage {
  const parsed = roomMessageSchema.safeParse(value);
  if (!parsed.success) throw new RoomApiError("The server's answer can't be read", 0);
  return parsed.data;
}

function readPage(body: unknown, link: string): MessagePage {
  if (!Array.isArray(body)) throw new RoomApiError("The server's answer can't be read", 0);
  return {
    messages: body.map(readMessage),
    hasOlder: /rel="?prev"?/.test(link),
    hasNewer: /rel="?next"?/.test(link),
  };
}

function problemText(body: unknown, response: Response): string {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  return typeof message === "string" ? message : `${response.status} ${response.statusText}`.trim();
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds * 1000, longestWaitMs) : undefined;
}
