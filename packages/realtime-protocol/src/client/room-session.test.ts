import { describe, expect, it } from "vitest";
import { connected, own, received, run, seqs, stored } from "../../testing/session-events.ts";
import { initialRoomState } from "./room-session.ts";
import { roomSnapshot } from "./room-snapshot.ts";
import type { RoomEvent } from "./session-events.ts";

describe("the connection", () => {
  it.each<[string, RoomEvent[]]>([
    ["disconnected", []],
    ["connecting", [{ type: "socket_opened" }]],
    ["connected", [{ type: "socket_opened" }, { type: "subscribed", seq: 0 }]],
    ["disconnected", [{ type: "socket_opened" }, { type: "subscribed", seq: 0 }, { type: "socket_closed" }]],
  ])("is %s", (connection, events) => {
    expect(run(events).connection).toBe(connection);
  });

  it("is only for the room's own people", () => {
    expect(() => initialRoomState("support_visitor", "eve")).toThrow(/^The room belongs to other people$/);
    expect(() => initialRoomState("nonsense", "visitor")).toThrow(RangeError);
  });
});

describe("what is received", () => {
  it("is listed by seq, whatever the order in which it came", () => {
    expect(
      seqs(
        run(
          [4, 2, 3].map((seq) => received(stored(seq))),
          connected(1),
        ),
      ),
    ).toEqual([1, 2, 3, 4]);
  });

  it("is listed once, and its duplicates are counted", () => {
    const state = run([received(stored(2)), received(stored(2)), received(stored(1))], connected(1));
    expect(seqs(state)).toEqual([1, 2]);
    expect(state.counters).toEqual({ sent: 0, acknowledged: 0, replayed: 0, deduplicated: 2 });
  });

  it("is of this room only", () => {
    const state = connected(1);
    expect(run([received(stored(2, { roomId: "support_zoe" }))], state)).toBe(state);
  });

  it("raises unread, which reading clears up to what was there", () => {
    const state = run([received(stored(3)), { type: "messages_read", readerId: "visitor", upTo: 2 }], connected(2));
    expect(roomSnapshot(state).unread).toBe(1);
    const later = run(
      [
        { type: "messages_read", readerId: "visitor", upTo: 1 },
        { type: "messages_read", readerId: "visitor", upTo: 2 },
      ],
      state,
    );
    expect(later).toBe(state);
    expect(roomSnapshot(run([{ type: "messages_read", readerId: "visitor", upTo: 3 }], state)).unread).toBe(0);
  });

  it("ends the other person's typing", () => {
    const typing = run([{ type: "typing", userId: "support" }], connected(1));
    expect(typing.typing).toBe(true);
    expect(run([received(stored(2))], typing).typing).toBe(false);
    expect(run([received(own(2))], typing).typing).toBe(true);
    expect(run([{ type: "typing_expired" }], typing).typing).toBe(false);
    expect(run([{ type: "typing", userId: "visitor" }], connected(1)).typing).toBe(false);
    expect(run([{ type: "socket_closed" }], typing).typing).toBe(false);
  });
});

describe("a snapshot", () => {
  it("is the same object until something in it changes, and so are its items", () => {
    const state = connected(2);
    const before = roomSnapshot(state);
    expect(roomSnapshot(run([{ type: "subscribed", seq: 2 }], state), before)).toBe(before);
    const typing = roomSnapshot(run([{ type: "typing", userId: "support" }], state), before);
    expect(typing).not.toBe(before);
    expect(typing.items).toBe(before.items);
  });
});
