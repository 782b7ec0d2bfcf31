import { describe, expect, it } from "vitest";
import { connected, deliveries, own, page, received, roomId, run, written } from "../../testing/session-events.ts";
import { nextToFetch, nextToSend } from "./room-session.ts";
import { roomSnapshot } from "./room-snapshot.ts";
import type { RoomEvent } from "./session-events.ts";

describe("own messages", () => {
  it("are listed last as sending, and leave one at a time in the order they were written", () => {
    const state = run([written("a"), written("b")], connected(1));
    expect(deliveries(state)).toEqual(["m-1 null", "a sending", "b sending"]);
    expect(nextToSend(state)).toBe("a");
    const leaving = run([{ type: "send_started", id: "a", attempt: 1 }], state);
    expect(nextToSend(leaving)).toBeUndefined();
    expect(nextToSend(run([received(own(2, "a"))], leaving))).toBe("b");
  });

  it.each<[string, RoomEvent[], string]>([
    ["its echo", [received(own(1, "a"))], "a sent"],
    ["the answer", [{ type: "answered", message: own(1, "a") }], "a sent"],
    ["both", [received(own(1, "a")), { type: "answered", message: own(1, "a") }], "a sent"],
    ["both the other way", [{ type: "answered", message: own(1, "a") }, received(own(1, "a"))], "a sent"],
    [
      "a page of what was missed",
      [{ type: "fetched", request: { kind: "missed", after: 0, known: 1 }, page: page([own(1, "a")]) }],
      "a sent",
    ],
    ["its echo after it failed", [{ type: "refused", id: "a" }, received(own(1, "a"))], "a sent"],
  ])("are acknowledged once by %s", (_, events, delivery) => {
    const state = run([written("a"), { type: "send_started", id: "a", attempt: 1 }, ...events], connected(0));
    expect(deliveries(state)).toEqual([delivery]);
    expect(state.counters).toMatchObject({ sent: 1, acknowledged: 1, deduplicated: 0 });
    expect(state.inFlight).toBeNull();
  });

  it("wait while the connection is down", () => {
    const fallen = run(
      [written("a"), { type: "send_started", id: "a", attempt: 1 }, written("b"), { type: "socket_closed" }],
      connected(0),
    );
    expect(deliveries(fallen)).toEqual(["a waiting", "b waiting"]);
    expect(nextToSend(fallen)).toBeUndefined();
    const back = run([{ type: "socket_opened" }], fallen);
    expect(deliveries(back)).toEqual(["a sending", "b sending"]);
    expect(nextToSend(back)).toBe("a");
  });

  it("are held back when the server asks to wait, and resume afterwards", () => {
    const state = run(
      [
        written("a"),
        written("b"),
        { type: "send_started", id: "a", attempt: 3 },
        { type: "postponed", id: "a", attempt: 3 },
      ],
      connected(0),
    );
    expect(deliveries(state)).toEqual(["a waiting", "b sending"]);
    expect(nextToSend(state)).toBeUndefined();
    expect(nextToSend(run([{ type: "send_resumed" }], state))).toBe("a");
  });

  it("are not held back by a late failure of an earlier attempt", () => {
    const state = run([written("a"), { type: "send_started", id: "a", attempt: 2 }], connected(0));
    expect(run([{ type: "postponed", id: "a", attempt: 1 }], state)).toBe(state);
  });

  it("fail when refused and let the next one go; a retry goes last, a discard removes", () => {
    const state = run(
      [written("a"), written("b"), { type: "send_started", id: "a", attempt: 1 }, { type: "refused", id: "a" }],
      connected(0),
    );
    expect(deliveries(state)).toEqual(["a failed", "b sending"]);
    expect(nextToSend(state)).toBe("b");
    expect(deliveries(run([{ type: "retry", id: "a" }], state))).toEqual(["b sending", "a sending"]);
    expect(deliveries(run([{ type: "discard", id: "a" }], state))).toEqual(["b sending"]);
    expect(run([{ type: "retry", id: "b" }], state)).toBe(state);
    expect(run([{ type: "discard", id: "z" }], state)).toBe(state);
  });

  it("stay failed across a dropped connection", () => {
    const events: RoomEvent[] = [written("a"), { type: "refused", id: "a" }, { type: "socket_closed" }];
    expect(deliveries(run([...events, { type: "socket_opened" }], connected(0)))).toEqual(["a failed"]);
  });

  it("are restored after a reload as they were, to be sent again", () => {
    const timestamp = "2026-11-21T10:24:00.000Z";
    const message = { content: "Text", senderId: "visitor", roomId, timestamp, read: false };
    const messages = [
      { ...message, id: "a", failed: false },
      { ...message, id: "b", failed: true },
    ];
    const state = run([{ type: "restored", messages }]);
    expect(deliveries(state)).toEqual(["a waiting", "b failed"]);
    expect(nextToSend(run([{ type: "socket_opened" }], state))).toBe("a");
  });

  it("are seen once the other person has read them, even when their page was fetched earlier", () => {
    const state = run([received(own(1)), { type: "messages_read", readerId: "support", upTo: 1 }], connected(0));
    expect(deliveries(state)).toEqual(["own-1 seen"]);
    expect(roomSnapshot(state).items[0]?.read).toBe(true);
    const late = run(
      [
        received(own(2)),
        { type: "messages_read", readerId: "support", upTo: 2 },
        { type: "fetched", request: { kind: "missed", after: 0, known: 2 }, page: page([own(1)]) },
      ],
      connected(0),
    );
    expect(deliveries(late)).toEqual(["own-1 seen", "own-2 seen"]);
  });

  it("are not seen when an earlier message is read, however often that is reported", () => {
    const read: RoomEvent = { type: "messages_read", readerId: "support", upTo: 1 };
    const state = run([received(own(1)), read, received(own(2)), read, read], connected(0));
    expect(deliveries(state)).toEqual(["own-1 seen", "own-2 sent"]);
    const again = run([{ type: "socket_closed" }, { type: "socket_opened" }], state);
    const outcome = run([{ type: "subscribed", seq: 2, readUpTo: { support: 2, visitor: 0 } }], again);
    expect(deliveries(outcome)).toEqual(["own-1 seen", "own-2 seen"]);
  });

  it("are seen as the newest page says when the server reports a read without a position", () => {
    const state = run(
      [received(own(1)), received(own(2)), { type: "messages_read", readerId: "support" }],
      connected(0),
    );
    expect(deliveries(state)).toEqual(["own-1 sent", "own-2 sent"]);
    expect(nextToFetch(state)).toEqual({ kind: "newest", known: 2 });
    const fetched: RoomEvent = {
      type: "fetched",
      request: { kind: "newest", known: 2 },
      page: page([{ ...own(1), read: true }, own(2)]),
    };
    expect(deliveries(run([fetched], state))).toEqual(["own-1 seen", "own-2 sent"]);
  });
});
