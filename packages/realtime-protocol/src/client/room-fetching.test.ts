import { expect, it, onTestFinished, vi } from "vitest";
import { roomId } from "../../testing/session-events.ts";
import { TestRoom } from "../../testing/test-room.ts";
import { until } from "../../testing/until.ts";
import { createRoomApi } from "./room-api.ts";

it.each([
  ["more and more rarely, however soon the server says", "2", 0, [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]],
  ["after the server's wait where that is longer, and a quarter of it at most", "40", 1, Array(6).fill(50_000)],
])("fetching an unreadable room is retried %s", async (_, asked, random, expected) => {
  const chat = await new TestRoom().start();
  onTestFinished(() => chat.stop());
  const waits: number[] = [];
  const api = createRoomApi({
    fetch: async () =>
      waits.length < 6
        ? new Response(null, { status: 503, headers: { "retry-after": asked } })
        : await new Promise(() => {}),
  });
  const pageMs = 20_000;
  const schedule = (run: () => void, ms: number) => {
    if (ms === pageMs) return () => {};
    waits.push(ms);
    queueMicrotask(run);
    return () => {};
  };
  chat.client({ api, clock: { now: () => 0, schedule }, random: () => random }).join(roomId);
  await until(() => expect(waits).toEqual(expected));
});

it("a room stops fetching once its client is closed, and resumes once it is connected", async () => {
  const chat = await new TestRoom().start();
  onTestFinished(() => chat.stop());
  const call = vi.fn<typeof fetch>(async () => new Response(null, { status: 503 }));
  const client = chat.client({ api: createRoomApi({ fetch: call }) });
  const room = client.join(roomId);
  client.connect();
  await until(() => expect(room.getSnapshot()).toMatchObject({ connection: "connected", loadFailed: true }));
  await until(() => expect(room.getSnapshot().loading).toBe(false));
  chat.clock.advance(3_000);
  client.close();
  // The call in progress.
  await until(() => expect(room.getSnapshot().loading).toBe(false));
  const before = call.mock.calls.length;
  chat.clock.advance(3_600_000);
  expect(call).toHaveBeenCalledTimes(before);
  client.connect();
  await until(() => expect(call.mock.calls.length).toBeGreaterThan(before));
});
