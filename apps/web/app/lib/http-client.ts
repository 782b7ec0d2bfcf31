import { errorFromResponse, HttpError } from "./http-error.ts";

export type RequestOptions = {
  /** Sent as JSON, or as it is where it is a form's own. */
  body: unknown;
  /** The media type asked for; `text/event-stream` for answers that arrive in parts. */
  accept?: string;
  /** The `Idempotency-Key`, for calls that store something once however often they are made. */
  key?: string;
  /** Cancels the call: it then throws the signal's reason. */
  signal?: AbortSignal;
};

/**
 * Posts JSON or a form and gives the OK answer with its body unread. Throws {@link HttpError} for every other outcome, so that a
 * feature has one thing to catch and decides what the visitor sees. It waits as long as its signal lets it.
 */
export async function post(url: string, options: RequestOptions): Promise<Response> {
  const { body, accept = "application/json", key, signal } = options;
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        accept,
        ...(isForm ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      body: isForm ? body : JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!response.ok) throw await errorFromResponse(response);
    return response;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    signal?.throwIfAborted();
    throw new HttpError("network", "The server could not be reached.", { cause: error });
  }
}
