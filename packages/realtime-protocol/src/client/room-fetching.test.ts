import { expect, it, onTestFinished } from "vitest";
import { roomId } from "../../testing/session-events.ts";
import { TestRoom } from "../../testing/test-room.ts";
import { until } from "../../testing/until.ts";
import { createRoomApi } from "./room-api.ts";

it("a room that can't be read is asked for more and more rarely, however soon the server says", async () => {
  const chat = await new TestRoom().start();
  onTestFinished(() => chat.stop());
  const waits: number[] = [];
  const api = createRoomApi({
    fetch: async () =>
      waits.length < 6
        ? new Response(null, { status: 503, headers: { "retry-after": "2" } })
        : await new Promise(() => {}),
  });
  const pageMs = 20_000;
  const schedule = (run: () => void, ms: number) => {
    if (ms === pageMs) return () => {};
    waits.push(ms);
    queueMicrotask(run);
    return () => {};
  };
  chat.client({ api, clock: { now: () => 0, schedule }, random: () => 0 }).join(roomId);
  await until(() => expect(waits).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000]));
});
