import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { roomId } from "../../testing/session-events.ts";
import { shown, TestRoom } from "../../testing/test-room.ts";
import { until } from "../../testing/until.ts";
import { createRoomApi, type MessageStorage } from "./client.ts";

let chat: TestRoom;

beforeEach(async () => {
  chat = await new TestRoom().start();
});

afterEach(() => chat.stop());

describe("unsent messages in storage", () => {
  function memory(): MessageStorage & { entries: Map<string, string> } {
    const entries = new Map<string, string>();
    return {
      entries,
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    };
  }

  it("survive a reload, are sent in order, and leave nothing behind", async () => {
    const storage = memory();
    const before = await chat.joined({ storage });
    chat.server.faults.deaf = true;
    chat.server.faults.posts = [{ status: 0 }];
    before.room.send("One");
    before.room.send("Two");
    await until(() => expect(chat.server.faults.posts).toEqual([]));
    before.client.close();
    expect([...storage.entries.keys()]).toEqual(["realtime-unsent:visitor:support_visitor"]);
    chat.server.faults.deaf = false;
    const { room } = await chat.joined({ storage });
    await until(() => expect(shown(room)).toEqual(["One sent", "Two sent"]));
    expect(chat.contents()).toEqual(["One", "Two"]);
    expect(storage.entries.size).toBe(0);
  });

  it("that the server did store are recognized in the first page", async () => {
    const storage = memory();
    const before = await chat.joined({ storage });
    chat.server.faults.deaf = true;
    chat.server.faults.posts = [{ status: 0, stores: true }];
    chat.server.faults.mute = true;
    before.room.send("One");
    await until(() => expect(chat.contents()).toEqual(["One"]));
    before.client.close();
    // Not connected: nothing is sent, the page is only read.
    const room = chat.client({ storage }).join(roomId);
    await until(() => expect(shown(room)).toEqual(["One sent"]));
    expect(storage.entries.size).toBe(0);
  });

  it("are dropped if unreadable, and a storage that throws blocks nothing", async () => {
    const storage = memory();
    storage.entries.set("realtime-unsent:visitor:support_visitor", '[{"id":"x"}]');
    const { room } = await chat.joined({ storage });
    expect(shown(room)).toEqual([]);
    const full: MessageStorage = {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("full");
      },
      removeItem: () => undefined,
    };
    const other = await chat.joined({ storage: full });
    other.room.send("Good morning.");
    await until(() => expect(shown(other.room)).toEqual(["Good morning. sent"]));
  });

  it("are sent even if the room was left meanwhile, which unsubscribes only afterwards", async () => {
    const { room } = await chat.joined();
    chat.server.faults.deaf = true;
    chat.server.faults.posts = [{ status: 503 }];
    room.send("Good morning.");
    room.leave();
    await until(() => expect(shown(room)).toEqual(["Good morning. waiting"]));
    expect(chat.frames("unsubscribe")).toBe(0);
    chat.clock.advance(3_000);
    await until(() => expect(chat.contents()).toEqual(["Good morning."]));
    await until(() => expect(chat.frames("unsubscribe")).toBe(1));
  });

  it("are kept when a room that a closed client had left gets its answer late", async () => {
    const storage = memory();
    const api = createRoomApi({ baseUrl: `http://${chat.server.host}` });
    const held = Promise.withResolvers<void>();
    const before = await chat.joined({
      storage,
      api: {
        ...api,
        postMessage: async (draft, signal) => {
          await held.promise;
          return await api.postMessage(draft, signal);
        },
      },
    });
    chat.server.faults.deaf = true;
    const room = before.room;
    room.send("One");
    await until(() => expect(chat.frames("new_message")).toBe(1));
    room.leave();
    before.client.close();
    chat.server.faults.deaf = false;
    const postMessage = () => new Promise<never>(() => {});
    const after = await chat.joined({ storage, api: { ...api, postMessage } });
    chat.server.faults.deaf = true;
    chat.server.faults.mute = true;
    after.room.send("Two");
    const kept = () => [...storage.entries.values()].map((text) => text.match(/(?<="content":")\w+/g));
    expect(kept()).toEqual([["One", "Two"]]);
    held.resolve();
    await until(() => expect(shown(room)).toEqual(["One sent"]));
    expect(kept()).toEqual([["Two"]]);
  });
});
