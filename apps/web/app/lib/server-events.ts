import { EventSourceParserStream } from "eventsource-parser/stream";

export function isEventStream(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
}

/** Yields the data of each server-sent event as it arrives. Ending the loop closes the connection. */
export async function* eventData(response: Response): AsyncGenerator<string, void> {
  if (response.body === null) return;
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Safari's streams are not async iterable.
  const reader = events.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value.data;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
