import { EventSourceParserStream } from "eventsource-parser/stream";

/** Whether an answer comes as server-sent events. */
export function isEventStream(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
}

/** The data of each server-sent event of an answer, as it comes. Whoever stops reading ends the connection. */
export async function* eventData(response: Response): AsyncGenerator<string, void> {
  if (response.body === null) return;
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Safari's streams can't be iterated.
  const reader = events.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value.data;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
