import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { roomId } from "../../testing/session-events.ts";
import { TestRoom } from "../../testing/test-room.ts";
import { until } from "../../testing/until.ts";
import type { RealtimeClientOptions } from "./client-types.ts";

let chat: TestRoom;

beforeEach(async () => {
  chat = await new TestRoom().start();
});

afterEach(() => chat.stop());

describe("a subscription refused by the server", () => {
  const refuse = (code: string, more: object = {}) =>
    chat.server.say(JSON.stringify({ type: "error", message: "No.", code, roomId, ...more }));

  /** A room whose first subscription remains unanswered. */
  async function asking(over?: Partial<RealtimeClientOptions>) {
    chat.server.faults.deaf = true;
    const client = chat.client(over);
    const errors: string[] = [];
    client.on("error", ({ message }) => errors.push(message));
    client.connect();
    const room = client.join(roomId);
    await until(() => expect(chat.frames("subscribe")).toBe(1));
    return { room, errors };
  }

  it("is retried when the server says, with a growing delay", async () => {
    const { room, errors } = await asking();
    const schedule = vi.spyOn(chat.clock, "schedule");
    refuse("unavailable", { retryAfter: 4 });
    await until(() => expect(errors).toHaveLength(1));
    chat.clock.advance(3_999);
    expect(chat.frames("subscribe")).toBe(1);
    chat.clock.advance(1);
    await until(() => expect(chat.frames("subscribe")).toBe(2));
    refuse("unavailable", { retryAfter: 4 });
    await until(() => expect(errors).toHaveLength(2));
    // A frame takes time to reach the server: its absence there proves nothing yet.
    expect(schedule.mock.calls.map(([, ms]) => ms)).toEqual(expect.arrayContaining([4_000, 8_000]));
    chat.clock.advance(8_000);
    await until(() => expect(chat.frames("subscribe")).toBe(3));
    expect(room.getSnapshot().connection).toBe("connecting");
  });

  it("is retried when a rate limit ends, however often it was hit", async () => {
    const { room, errors } = await asking();
    const waitOut = async (times: number) => {
      refuse("rate_limited", { retryAfter: 40 });
      await until(() => expect(errors).toHaveLength(times));
      chat.clock.advance(39_999);
      expect(chat.frames("subscribe")).toBe(times);
      chat.clock.advance(1);
      await until(() => expect(chat.frames("subscribe")).toBe(times + 1));
    };
    await waitOut(1);
    await waitOut(2);
    chat.server.faults.deaf = false;
    refuse("rate_limited", { retryAfter: 1 });
    await until(() => expect(errors).toHaveLength(3));
    chat.clock.advance(3_000);
    await until(() => expect(room.getSnapshot().connection).toBe("connected"));
  });

  it.each([
    { retryAfter: 0, ms: 3_000 },
    { retryAfter: 32, ms: 36_000 },
    { retryAfter: 3_000_000, ms: 337_500 },
  ])("is retried after our own delay, within 5 minutes, with jitter: $retryAfter s", async ({ retryAfter, ms }) => {
    await asking({ random: () => 0.5 });
    const schedule = vi.spyOn(chat.clock, "schedule");
    refuse("rate_limited", { retryAfter });
    await until(() => expect(schedule.mock.calls.map(([, wait]) => wait)).toContain(ms));
  });

  it("is not retried when the user is forbidden, or for errors of other rooms", async () => {
    const { room, errors } = await asking();
    refuse("unavailable", { retryAfter: 1, roomId: "support_zoe" });
    refuse("unavailable", { retryAfter: 1, id: "m-1" });
    await until(() => expect(errors).toHaveLength(2));
    chat.clock.advance(9_999);
    refuse("forbidden");
    await until(() => expect(errors).toHaveLength(3));
    chat.clock.advance(20_000);
    refuse("forbidden");
    await until(() => expect(errors).toHaveLength(4));
    expect(chat.frames("subscribe")).toBe(1);
    expect(room.getSnapshot().connection).toBe("connecting");
  });
});

it("a flapping network is probed by one room only, since 16 would exceed the server's limit", async () => {
  const online = new EventTarget();
  const { client } = await chat.joined({ online });
  for (let other = 1; other < 16; other += 1) client.join(`support-${other}_visitor`);
  await until(() => expect(chat.frames("subscribe")).toBe(16));
  online.dispatchEvent(new Event("offline"));
  online.dispatchEvent(new Event("online"));
  client.send({ type: "unsubscribe", roomId });
  await until(() => expect(chat.frames("unsubscribe")).toBe(1));
  expect(chat.frames("subscribe")).toBe(18);
});
