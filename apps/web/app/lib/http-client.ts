import { errorFromResponse, HttpError } from "./http-error.ts";

export type RequestOptions = {
  /** Defaults to POST with a body, GET without one. */
  method?: string;
  /** Sent as JSON, or unchanged if it is a form body. */
  body?: unknown;
  /** The accepted media type; `text/event-stream` for streamed answers. */
  accept?: string;
  /** The `Idempotency-Key`, for calls that must store something only once. */
  key?: string | undefined;
  /** Sent as the `Authorization` header. */
  token?: string | undefined;
  /** Cancels the call, which then throws the signal's reason. */
  signal?: AbortSignal | undefined;
};

/**
 * The site's only way to call an API. Returns the OK response with its body unread, and throws {@link HttpError} for
 * every other outcome, so that a feature has one thing to catch. The only time limit is the signal's.
 */
export async function request(url: string, options: RequestOptions): Promise<Response> {
  const { body, accept = "application/json", key, token, signal = null } = options;
  const { method = body === undefined ? "GET" : "POST" } = options;
  const headers = new Headers({ accept });
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  if (body !== undefined && !isForm) headers.set("content-type", "application/json");
  if (key !== undefined) headers.set("idempotency-key", key);
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  try {
    const sent = isForm ? body : JSON.stringify(body);
    const response = await fetch(url, { method, headers, body: sent ?? null, signal });
    if (!response.ok) throw await errorFromResponse(response);
    return response;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    signal?.throwIfAborted();
    throw new HttpError("network", "The server could not be reached.", { cause: error });
  }
}
