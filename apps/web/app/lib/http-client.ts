import { errorFromResponse, HttpError } from "./http-error.ts";

export type RequestOptions = {
  /** Sent as JSON, or unchanged if it is a form body. */
  body: unknown;
  /** The accepted media type; `text/event-stream` for streamed answers. */
  accept?: string;
  /** The `Idempotency-Key`, for calls that must store something only once. */
  key?: string;
  /** Cancels the call, which then throws the signal's reason. */
  signal?: AbortSignal;
};

/**
 * Posts JSON or a form and returns the OK response with its body unread. Throws {@link HttpError} for every other
 * outcome, so that a feature has one thing to catch. There is no time limit but the signal's.
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
