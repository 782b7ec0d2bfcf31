import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { roomId } from "../../testing/session-events.ts";
import { shown, TestRoom } from "../../testing/test-room.ts";
import { until } from "../../testing/until.ts";

let chat: TestRoom;

beforeEach(async () => {
  chat = await new TestRoom().start();
});

afterEach(() => chat.stop());

describe("sending", () => {
  it("uses POST and the socket under one id, and is stored and shown once", async () => {
    const { room } = await chat.joined();
    const id = room.send("Good morning.");
    expect(shown(room)).toEqual(["Good morning. sending"]);
    await until(() => expect(shown(room)).toEqual(["Good morning. sent"]));
    await until(() => {
      expect(chat.server.received.at(-1)).toMatchObject({ type: "new_message", message: { id, read: false } });
    });
    expect(chat.frames("new_message")).toBe(1);
    expect(chat.server.calls).toContain("POST /api/realtime-chat/messages");
    expect(chat.server.rooms.get(roomId)).toMatchObject([{ id, seq: 1, senderId: "visitor" }]);
    expect(room.getSnapshot().counters).toMatchObject({ sent: 1, acknowledged: 1 });
  });

  it("includes the user's originating page and time zone with the first message only", async () => {
    const { room } = await chat.joined({ page: () => "/services", timeZone: () => "Asia/Tokyo" });
    const visits = () =>
      chat.server.received.flatMap((frame) =>
        frame.type === "new_message" ? [[frame.message.page, frame.message.timeZone]] : [],
      );
    room.send("One");
    await until(() => expect(shown(room)).toEqual(["One sent"]));
    room.send("Two");
    await until(() =>
      expect(visits()).toEqual([
        ["/services", "Asia/Tokyo"],
        [undefined, undefined],
      ]),
    );
  });

  it("keeps messages in the order written, and stays below the server's frame limit", async () => {
    const { room } = await chat.joined();
    const texts = Array.from({ length: 40 }, (_, at) => `Line ${at}`);
    for (const text of texts) room.send(text);
    await until(() => expect(room.getSnapshot().counters.acknowledged).toBe(40));
    expect(chat.contents()).toEqual(texts);
    // The clock is stopped: all of this is one second.
    expect(chat.server.received.length).toBeLessThan(30);
  });

  it.each([
    [0, 7_000],
    [1, 8_750],
  ])(
    "waits as long as the server asks, or a quarter more (%d), then retries under the same id",
    async (random, wait) => {
      const { room } = await chat.joined({ random: () => random });
      chat.server.faults.deaf = true;
      chat.server.faults.posts = [{ status: 429, retryAfter: 7 }];
      const id = room.send("Good morning.");
      await until(() => expect(shown(room)).toEqual(["Good morning. waiting"]));
      chat.clock.advance(wait - 1);
      expect(shown(room)).toEqual(["Good morning. waiting"]);
      chat.clock.advance(1);
      await until(() => expect(shown(room)).toEqual(["Good morning. sent"]));
      expect(chat.server.rooms.get(roomId)).toMatchObject([{ id }]);
    },
  );

  it("is not retried at once even if the server says so", async () => {
    const { room } = await chat.joined();
    chat.server.faults.deaf = true;
    chat.server.faults.posts = [{ status: 503, retryAfter: 0 }];
    room.send("Good morning.");
    await until(() => expect(shown(room)).toEqual(["Good morning. waiting"]));
    chat.clock.advance(2_999);
    expect(shown(room)).toEqual(["Good morning. waiting"]);
    chat.clock.advance(1);
    await until(() => expect(shown(room)).toEqual(["Good morning. sent"]));
  });

  it("retries after a server error, even one that came after storing, without a duplicate", async () => {
    const { room } = await chat.joined();
    chat.server.faults.deaf = true;
    chat.server.faults.mute = true;
    chat.server.faults.posts = [{ status: 503 }, { status: 500, stores: true }];
    room.send("One");
    room.send("Two");
    for (let failure = 1; failure <= 2; failure += 1) {
      await until(() => expect(shown(room)[0]).toBe("One waiting"));
      chat.clock.advance(3_000);
      await until(() => expect(shown(room)[0]).not.toBe("One waiting"));
    }
    await until(() => expect(shown(room)).toEqual(["One sent", "Two sent"]));
    expect(chat.contents()).toEqual(["One", "Two"]);
  });

  it("reports a failure from the first failed attempt until the message is stored, then anew for the next", async () => {
    const { room } = await chat.joined();
    const states: boolean[] = [];
    room.subscribe(() => {
      const { sendFailed } = room.getSnapshot();
      if (sendFailed !== (states.at(-1) ?? false)) states.push(sendFailed);
    });
    chat.server.faults.deaf = true;
    chat.server.faults.posts = [{ status: 500 }, { status: 503 }];
    room.send("One");
    room.send("Two");
    for (let failure = 1; failure <= 2; failure += 1) {
      await until(() => expect(shown(room)[0]).toBe("One waiting"));
      chat.clock.advance(3_000);
      await until(() => expect(shown(room)[0]).not.toBe("One waiting"));
    }
    await until(() => expect(shown(room)).toEqual(["One sent", "Two sent"]));
    expect(states).toEqual([true, false]);
    chat.server.faults.posts = [{ status: 502 }];
    room.send("Three");
    await until(() => expect(shown(room).at(-1)).toBe("Three waiting"));
    expect(states).toEqual([true, false, true]);
    chat.clock.advance(3_000);
    await until(() => expect(shown(room).at(-1)).toBe("Three sent"));
    expect(states).toEqual([true, false, true, false]);
  });

  it("does not report a dropped connection or a permanent refusal as a failure", async () => {
    const { room } = await chat.joined();
    const states: boolean[] = [];
    room.subscribe(() => states.push(room.getSnapshot().sendFailed));
    chat.server.faults.deaf = true;
    chat.server.faults.posts = [{ status: 0 }, { status: 400 }];
    room.send("One");
    await until(() => expect(chat.server.faults.posts).toHaveLength(1));
    chat.server.drop();
    await until(() => expect(shown(room)).toEqual(["One waiting"]));
    chat.server.faults.deaf = false;
    chat.clock.advance(3_000);
    await until(() => expect(shown(room)).toEqual(["One failed"]));
    expect(states).not.toContain(true);
  });

  it("resends a message neither answered nor echoed within 10 s", async () => {
    const { room } = await chat.joined();
    chat.server.faults.deaf = true;
    chat.server.faults.posts = [{ status: 0 }];
    room.send("Good morning.");
    await until(() => expect(chat.server.faults.posts).toEqual([]));
    chat.clock.advance(9_999);
    expect(chat.contents()).toEqual([]);
    chat.clock.advance(1);
    await until(() => expect(shown(room)).toEqual(["Good morning. sent"]));
  });

  it("is acknowledged by the echo when no answer arrives", async () => {
    const { room } = await chat.joined();
    chat.server.faults.posts = [{ status: 0 }];
    room.send("Good morning.");
    await until(() => expect(shown(room)).toEqual(["Good morning. sent"]));
  });

  it.each([400, 403, 409, 413])("fails permanently after %i, and moves on to the next message", async (status) => {
    const { room } = await chat.joined();
    chat.server.faults.deaf = true;
    chat.server.faults.posts = [{ status }];
    const id = room.send("One");
    room.send("Two");
    await until(() => expect(shown(room)).toEqual(["Two sent", "One failed"]));
    room.retry(id);
    await until(() => expect(shown(room)).toEqual(["Two sent", "One sent"]));
  });

  it("fails when a server error names the message, which can then be discarded", async () => {
    const { client, room } = await chat.joined();
    const errors: string[] = [];
    client.on("error", ({ message }) => errors.push(message));
    chat.server.faults.deaf = true;
    chat.server.faults.posts = [{ status: 0 }];
    const id = room.send("One");
    chat.server.say(`{"type":"error","message":"Wait.","code":"rate_limited","id":"${id}"}`);
    chat.server.say(`{"type":"error","message":"Other content.","code":"conflict","id":"${id}"}`);
    await until(() => expect(shown(room)).toEqual(["One failed"]));
    expect(errors).toEqual([]);
    room.discard(id);
    expect(shown(room)).toEqual([]);
  });
});
