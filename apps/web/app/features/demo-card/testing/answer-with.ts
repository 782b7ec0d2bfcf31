import { HttpResponse, http } from "msw";
import { vi } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { sampleSteps, sampleText, sampleTrace } from "./sample-run.ts";

const url = "/api/ai/generate";

/** Answers the test's next calls; returns their request bodies. */
export function answerWith(response: () => Response | Promise<Response>): unknown[] {
  const bodies: unknown[] = [];
  fakeApi.use(
    http.post(url, async ({ request }) => {
      bodies.push(await request.json());
      return await response();
    }),
  );
  return bodies;
}

/** A complete event stream. */
export const events = (...list: readonly unknown[]) =>
  new HttpResponse(list.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });

export const streamedRun = () =>
  events(
    ...sampleSteps.map((step) => ({ step })),
    { delta: sampleText.slice(0, 40) },
    { delta: sampleText.slice(40) },
    { done: true, text: sampleText, trace: sampleTrace },
  );

/**
 * Answers the next call with a stream that the test feeds event by event and that ends when the client cancels.
 * Replaces `fetch`, because the mock server's library cannot abort a stream. `left` settles when the client
 * disconnects.
 */
export function feedNextAnswer() {
  const left = Promise.withResolvers<void>();
  const encoder = new TextEncoder();
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      feed = controller;
    },
    cancel: () => left.resolve(),
  });
  vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (_, init) => {
    init?.signal?.addEventListener("abort", () => {
      feed?.error(init.signal?.reason);
      left.resolve();
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  return {
    send: (event: unknown) => feed?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
    left: left.promise,
  };
}
