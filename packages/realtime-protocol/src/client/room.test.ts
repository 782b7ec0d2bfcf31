import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { roomId } from "../../testing/session-events.ts";
import { shown, TestRoom } from "../../testing/test-room.ts";
import { until } from "../../testing/until.ts";

let chat: TestRoom;

beforeEach(async () => {
  chat = await new TestRoom().start();
});

afterEach(() => chat.stop());

describe("when the connection drops", () => {
  it("messages in flight wait, and go out in order once it is back, each once", async () => {
    const { client, room } = await chat.joined();
    chat.server.faults.deaf = true;
    chat.server.faults.posts = [{ status: 0 }, { status: 0, stores: true }];
    room.send("One");
    room.send("Two");
    await until(() => expect(chat.server.faults.posts).toHaveLength(1));
    chat.server.drop();
    await until(() => expect(shown(room)).toEqual(["One waiting", "Two waiting"]));
    expect(() => room.send("Three")).toThrow("WebSocket is not connected");
    chat.server.faults.deaf = false;
    chat.server.faults.posts = [];
    chat.clock.advance(3_000);
    await until(() => expect(client.state).toBe("open"));
    await until(() => expect(shown(room)).toEqual(["One sent", "Two sent"]));
    expect(chat.contents()).toEqual(["One", "Two"]);
  });

  it("messages missed meanwhile are all fetched, page by page, and counted as replayed", async () => {
    chat.support(1);
    const { room } = await chat.joined();
    chat.server.drop();
    await until(() => expect(room.getSnapshot().connection).toBe("disconnected"));
    chat.support(7);
    chat.server.pageSize = 3;
    chat.server.faults.pages = 1;
    chat.clock.advance(3_000);
    await until(() => expect(room.getSnapshot()).toMatchObject({ connection: "connected", loadFailed: false }));
    await until(() => expect(chat.server.faults.pages).toBe(0));
    await until(() => {
      chat.clock.advance(3_000);
      expect(room.getSnapshot().items).toHaveLength(8);
    });
    expect(room.getSnapshot().items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(room.getSnapshot().counters).toMatchObject({ replayed: 7, deduplicated: 0 });
  });

  it("an unanswered subscription is retried with a growing delay", async () => {
    chat.server.faults.deaf = true;
    const client = chat.client();
    client.connect();
    const room = client.join(roomId);
    await until(() => expect(chat.frames("subscribe")).toBe(1));
    expect(room.getSnapshot().connection).toBe("connecting");
    chat.clock.advance(10_000);
    await until(() => expect(chat.frames("subscribe")).toBe(2));
    chat.server.faults.deaf = false;
    chat.clock.advance(19_999);
    expect(room.getSnapshot().connection).toBe("connecting");
    chat.clock.advance(1);
    await until(() => expect(room.getSnapshot().connection).toBe("connected"));
  });
});

describe("a room that is erased during an absence", () => {
  it.each(["when one joined", "first while one was there"])(
    "shows only its current messages, without the old ones written %s",
    async (when) => {
      if (when === "when one joined") chat.support(3);
      const { client, room } = await chat.joined();
      if (when !== "when one joined") chat.support(3);
      await until(() => expect(shown(room)).toHaveLength(3));
      chat.server.drop();
      await until(() => expect(client.state).toBe("closed"));
      chat.server.erase();
      for (const at of [1, 2, 3, 4]) {
        chat.server.store({ id: `anew-${at}`, content: `Anew ${at}`, senderId: "support", roomId });
      }
      chat.clock.advance(3_000);
      await until(() => expect(shown(room)).toEqual(["Anew 1 null", "Anew 2 null", "Anew 3 null", "Anew 4 null"]));
    },
  );
});

describe("reading", () => {
  it("is reported to the server, which notifies the room", async () => {
    chat.support(2);
    const { room } = await chat.joined();
    expect(room.getSnapshot().unread).toBe(2);
    await room.markRead();
    expect(room.getSnapshot().unread).toBe(0);
    expect(chat.server.calls.at(-1)).toBe(`POST /api/realtime-chat/rooms/${roomId}/mark-read?readerId=visitor&upTo=2`);
    const calls = chat.server.calls.length;
    await room.markRead();
    expect(chat.server.calls).toHaveLength(calls);
  });

  it("makes one call at a time, and one more for everything that arrived meanwhile", async () => {
    chat.support(1);
    const { room } = await chat.joined();
    const first = room.markRead();
    chat.support(1);
    await until(() => expect(room.getSnapshot().items).toHaveLength(2));
    await Promise.all([first, room.markRead(), room.markRead(), room.markRead()]);
    expect(room.getSnapshot().unread).toBe(0);
    expect(chat.server.calls.filter((call) => call.includes("mark-read")).length).toBeLessThanOrEqual(2);
  });

  it("does not cover what arrives while it waits for an earlier call", async () => {
    chat.support(1);
    const { room } = await chat.joined();
    const calls = [room.markRead(), room.markRead()];
    chat.support(1);
    await until(() => expect(room.getSnapshot().items).toHaveLength(2));
    await Promise.all(calls);
    expect(room.getSnapshot().unread).toBe(1);
    expect(chat.server.rooms.get(roomId)?.map(({ read }) => read)).toEqual([true, false]);
  });

  it("excludes messages after a gap until the gap is filled", async () => {
    const { room } = await chat.joined();
    chat.server.faults.mute = true;
    chat.support(1);
    chat.server.faults.mute = false;
    chat.server.faults.pages = 1;
    chat.support(1);
    await until(() => expect(room.getSnapshot().items).toMatchObject([{ seq: 2 }]));
    await room.markRead();
    expect(room.getSnapshot().unread).toBe(1);
    await until(() => expect(chat.server.faults.pages).toBe(0));
    await until(() => {
      chat.clock.advance(3_000);
      expect(room.getSnapshot().unread).toBe(2);
    });
    await room.markRead();
    expect(room.getSnapshot().unread).toBe(0);
    expect(chat.server.calls.filter((call) => call.includes("mark-read"))).toHaveLength(1);
  });

  it("during an absence is shown on return", async () => {
    const { client, room } = await chat.joined();
    room.send("Good morning.");
    await until(() => expect(shown(room)).toEqual(["Good morning. sent"]));
    chat.server.drop();
    await until(() => expect(client.state).toBe("closed"));
    chat.server.read(roomId, "support", 1);
    chat.clock.advance(3_000);
    await until(() => expect(shown(room)).toEqual(["Good morning. seen"]));
  });

  it("by the other person marks own messages as seen", async () => {
    const { room } = await chat.joined();
    room.send("Good morning.");
    await until(() => expect(shown(room)).toEqual(["Good morning. sent"]));
    chat.server.tell(roomId, { type: "messages_read", roomId, readerId: "support", upTo: 1 });
    await until(() => expect(shown(room)).toEqual(["Good morning. seen"]));
  });
});

describe("pages", () => {
  it("come newest first, and older ones on request, each once", async () => {
    chat.support(5);
    chat.server.pageSize = 2;
    const { room } = await chat.joined();
    expect(room.getSnapshot()).toMatchObject({ hasOlder: true, items: [{ seq: 4 }, { seq: 5 }] });
    await Promise.all([room.loadOlder(), room.loadOlder()]);
    await room.loadOlder();
    await room.loadOlder();
    expect(room.getSnapshot().items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(room.getSnapshot().hasOlder).toBe(false);
  });

  it("that fail reject the call, while the first one is retried automatically", async () => {
    chat.server.faults.pages = 2;
    chat.support(1);
    const room = chat.client().join(roomId);
    await until(() => expect(room.getSnapshot()).toMatchObject({ loadFailed: true, loaded: false }));
    await expect(room.refresh()).rejects.toThrow("The room can't be read.");
    chat.clock.advance(6_000);
    await until(() => expect(room.getSnapshot()).toMatchObject({ loadFailed: false, loaded: true }));
    await room.refresh();
    expect(shown(room)).toEqual(["Message 1 null"]);
    const refreshing = room.refresh();
    room.leave();
    await expect(refreshing).rejects.toThrow("The room was left");
    await expect(room.refresh()).rejects.toThrow("The room was left");
  });
});

describe("typing", () => {
  it("is sent at most once every 3 s", async () => {
    const { room } = await chat.joined();
    room.typing();
    room.typing();
    chat.clock.advance(2_999);
    room.typing();
    await until(() => expect(chat.frames("typing")).toBe(1));
    chat.clock.advance(1);
    room.typing();
    await until(() => expect(chat.frames("typing")).toBe(2));
  });

  it("is sent again after 3 s even if the system clock is set back", async () => {
    const { room } = await chat.joined();
    room.typing();
    chat.clock.setBack(3_600_000);
    chat.clock.advance(3_000);
    room.typing();
    await until(() => expect(chat.frames("typing")).toBe(2));
  });

  it("by the other person is shown until 6 s after the last notice", async () => {
    const { room } = await chat.joined();
    const notice = { type: "typing", roomId, userId: "support" } as const;
    chat.server.tell(roomId, notice);
    await until(() => expect(room.getSnapshot().typing).toBe(true));
    chat.clock.advance(5_999);
    expect(room.getSnapshot().typing).toBe(true);
    chat.clock.advance(1);
    expect(room.getSnapshot().typing).toBe(false);
  });
});

it("knows whether someone is at the desk while connected, and afterwards only that there is a desk", async () => {
  const { room } = await chat.joined();
  expect(room.getSnapshot().present).toBeUndefined();
  chat.server.tell(roomId, { type: "presence", roomId, present: true });
  await until(() => expect(room.getSnapshot().present).toBe(true));
  chat.server.drop();
  await until(() => expect(room.getSnapshot().present).toBe(false));
});
