import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../testing/fake-api.ts";
import { request as call } from "./http-client.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("waits for a response as long as it takes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const answer = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<AbortSignal>();
  fakeApi.use(
    http.post("*/slow", async ({ request }) => {
      asked.resolve(request.signal);
      await answer.promise;
      return HttpResponse.json({ message: "At last." });
    }),
  );
  const called = call("/slow", { body: {} });
  const signal = await asked.promise;
  // Node's own fetch gives up after five minutes; browsers do not.
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(signal.aborted).toBe(false);
  answer.resolve();
  expect(await (await called).json()).toEqual({ message: "At last." });
});

it("aborts when its caller cancels it", async () => {
  fakeApi.use(http.post("*/slow", () => new Promise<never>(() => {})));
  const reason = new DOMException("The visitor left.", "AbortError");
  const caller = new AbortController();
  const called = call("/slow", { body: {}, signal: caller.signal });
  caller.abort(reason);
  await expect(called).rejects.toBe(reason);
});
