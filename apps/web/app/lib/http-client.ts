import { errorFromResponse, HttpError } from "./http-error.ts";

export type RequestOptions = {
  /** Sent as JSON. */
  body: unknown;
  /** The media type asked for; `text/event-stream` for answers that arrive in parts. */
  accept?: string;
  /** Cancels the call: it then throws the signal's reason. */
  signal?: AbortSignal;
};

/**
 * Posts JSON and gives the OK answer with its body unread. Throws {@link HttpError} for every other outcome, so that a
 * feature has one thing to catch and decides what the visitor sees. It waits as long as its signal lets it.
 */
export async function post(url: string, options: RequestOptions): Promise<Response> {
  const { body, accept = "application/json", signal } = options;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { accept, "content-type": "application/json" },
      body: JSON.stringify(body),
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
