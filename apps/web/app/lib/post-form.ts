import { errorFromResponse, HttpError } from "./http-error.ts";

/**
 * Posts a form with its files (multipart/form-data). Throws {@link HttpError} for every outcome that is not OK, and the
 * signal's reason when the caller cancelled it.
 */
export async function postForm(url: string, body: FormData, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(url, { method: "POST", headers: { accept: "application/json" }, body, signal });
    if (!response.ok) throw await errorFromResponse(response);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    signal.throwIfAborted();
    throw new HttpError("network", "The server could not be reached.", { cause: error });
  }
}
