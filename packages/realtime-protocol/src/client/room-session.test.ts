import { describe, expect, it } from "vitest";
import { connected, own, page, received, run, seqs, stored } from "../../testing/session-events.ts";
import { initialRoomState, nextToFetch } from "./room-session.ts";
import { roomSnapshot } from "./room-snapshot.ts";
import type { RoomEvent, RoomState } from "./session-events.ts";

describe("the connection", () => {
  it.each<[string, RoomEvent[]]>([
    ["disconnected", []],
    ["connecting", [{ type: "socket_opened" }]],
    ["connected", [{ type: "socket_opened" }, { type: "subscribed", seq: 0 }]],
    ["disconnected", [{ type: "socket_opened" }, { type: "subscribed", seq: 0 }, { type: "socket_closed" }]],
  ])("is %s", (connection, events) => {
    expect(run(events).connection).toBe(connection);
  });

  it("is open only to the room's own people", () => {
    expect(() => initialRoomState("support_visitor", "eve")).toThrow(/^The room belongs to other people$/);
    expect(() => initialRoomState("nonsense", "visitor")).toThrow(RangeError);
  });
});

describe("a room that was erased and starts anew", () => {
  const anew = (seq: number) => stored(seq, { id: `anew-${seq}` });
  const known = run([{ type: "subscribed", seq: 2, openedAt: "2025-11-21T10:24:00.000Z" }], connected(2));
  const begun = { type: "subscribed", seq: 0, readUpTo: { visitor: 0 }, openedAt: stored(1).timestamp } as const;
  const read = { type: "messages_read", readerId: "visitor", upTo: 2 } as const;

  it.each<[string, number]>([
    ["less", 1],
    ["as much", 2],
    ["more", 3],
  ])("shows its new messages as unread, however many the old one had: %s", (_, count) => {
    const messages = Array.from({ length: count }, (_one, at) => anew(at + 1));
    const state = run([read, begun, ...messages.map(received)], known);
    expect(nextToFetch(state)).toEqual({ kind: "newest", known: count });
    const loaded = run([{ type: "fetched", request: { kind: "newest", known: count }, page: page(messages) }], state);
    for (const { items } of [roomSnapshot(state), roomSnapshot(run([received(anew(count + 1))], loaded))]) {
      expect(items.slice(0, 1).map(({ id, read: wasRead }) => [id, wasRead])).toEqual([["anew-1", false]]);
    }
    expect(seqs(state)).toEqual(messages.map(({ seq }) => seq));
  });

  const told = { type: "subscribed", seq: 0, readUpTo: {} } as const;
  const asked = { kind: "newest", known: 2 } as const;

  it.each([
    ["whose time is known", known],
    ["that was empty at first", run([received(stored(1)), received(stored(2))], connected(0))],
  ])("is empty at once except for messages waiting to be sent: %s", (_, before) => {
    const early = { kind: "newest", known: 2 } as const;
    const waiting = run(
      [{ type: "written", message: own(3) }, { type: "fetch_started", request: early }, told],
      before,
    );
    // Pages in transit at that time may date from before.
    const state = run([{ type: "fetched", request: early, page: page([stored(1), stored(2)]) }], waiting);
    expect(nextToFetch(state)).toEqual(asked);
    const emptied = run([{ type: "fetched", request: asked, page: page([]) }], state);
    expect(roomSnapshot(emptied).items.map(({ id, seq }) => [id, seq])).toEqual([[own(3).id, null]]);
    expect(nextToFetch(emptied)).toBeUndefined();
  });

  it.each([
    ["before", 0],
    ["after", 1],
  ])("loses no message that is written %s its empty page arrives", (_, at) => {
    const events: RoomEvent[] = [begun, received(anew(1)), received(anew(2))];
    events.splice(at * 3, 0, { type: "fetched", request: asked, page: page([]) });
    const state = run([told, { type: "fetch_started", request: asked }, ...events], known);
    const after = { kind: "newest", known: 2 } as const;
    expect(nextToFetch(state)).toEqual(after);
    const loaded = run([{ type: "fetched", request: after, page: page([anew(1), anew(2)]) }], state);
    expect(roomSnapshot(loaded).items.map(({ id }) => id)).toEqual(["anew-1", "anew-2"]);
  });

  it("is not mistaken for one whose first message was answered before the subscription", () => {
    const written = run([{ type: "answered", message: own(1) }], connected(0));
    expect(seqs(run([{ type: "subscribed", seq: 0 }], written))).toEqual([1]);
  });

  it("is not mistaken for one whose page arrived before the earlier confirmation", () => {
    const request = { kind: "newest", known: 0 } as const;
    const loaded = run([{ type: "socket_opened" }, { type: "fetched", request, page: page([stored(1)]) }]);
    expect(seqs(run([{ type: "subscribed", seq: 0 }], loaded))).toEqual([1]);
    const back = run([{ type: "socket_closed" }, { type: "socket_opened" }, { type: "subscribed", seq: 0 }], loaded);
    expect(seqs(back)).toEqual([]);
  });

  it("is not mistaken for one where a confirmation older than its first message names its time, once or twice", () => {
    const opened = { type: "subscribed", seq: 0, openedAt: stored(1).timestamp } as const;
    const heard = [opened, received(stored(1)), opened];
    expect(seqs(run(heard, run([{ type: "socket_opened" }])))).toEqual([1]);
    expect(seqs(run(heard, connected(0)))).toEqual([1]);
    expect(seqs(run([begun, received(anew(1)), received(anew(2)), begun], known))).toEqual([1, 2]);
  });

  it("loses nothing that arrives between its confirmation and the requested page", () => {
    const request = { kind: "newest", known: 0 } as const;
    const state = run([begun, received(anew(1)), received(anew(2))], known);
    expect(seqs(run([{ type: "fetched", request, page: page([anew(1)]) }], state))).toEqual([1, 2]);
  });
});

describe("a room that was erased and written in during an absence", () => {
  const openedAt = (year: number) => `${year}-11-21T10:24:00.000Z`;
  const anew = (count: number) => Array.from({ length: count }, (_, at) => stored(at + 1, { id: `anew-${at + 1}` }));
  const request = { kind: "newest", known: 5 } as const;
  const fetched = (count: number): RoomEvent => ({ type: "fetched", request, page: page(anew(count)) });
  const known = run([
    { type: "socket_opened" },
    { type: "fetched", request: { kind: "newest", known: 0 }, page: page([stored(1), stored(2)]) },
    { type: "subscribed", seq: 2, openedAt: openedAt(2025) },
  ]);
  const ids = (state: RoomState) => roomSnapshot(state).items.map(({ id }) => id);

  it.each([1, 2, 5])("starts anew when its opening time differs, with %i messages", (count) => {
    const read = run([{ type: "messages_read", readerId: "support", upTo: 2 }, { type: "socket_closed" }], known);
    const back = run([{ type: "subscribed", seq: count, openedAt: openedAt(2026) }], read);
    expect(roomSnapshot(back)).toMatchObject({ items: [], unread: 0, connection: "connected" });
    expect(nextToFetch(back)).toEqual({ kind: "newest", known: count });
    expect(ids(run([fetched(count)], back))).toEqual(anew(count).map(({ id }) => id));
    expect(run([{ type: "subscribed", seq: 2, openedAt: openedAt(2025) }], known)).toEqual(known);
  });

  it("starts anew when nothing has been written since", () => {
    const back = run([{ type: "socket_closed" }, { type: "socket_opened" }, { type: "subscribed", seq: 2 }], known);
    expect(ids(back)).toEqual([]);
    expect(nextToFetch(back)).toEqual({ kind: "newest", known: 2 });
  });

  it.each<[string, RoomEvent[]]>([
    ["once more", [received(stored(1))]],
    ["behind the next one", [received(stored(1)), { type: "subscribed", seq: 1, openedAt: stored(1).timestamp }]],
  ])("keeps its first message when an older confirmation comes %s, and checks whether it was erased", (_, events) => {
    const state = run([...events, { type: "subscribed", seq: 0 }], connected(0));
    expect(seqs(state)).toEqual([1]);
    const newest = { kind: "newest", known: 1 } as const;
    expect(nextToFetch(state)).toEqual(newest);
    expect(seqs(run([{ type: "fetched", request: newest, page: page([stored(1)]) }], state))).toEqual([1]);
  });

  it("fetches the newest page when its opening time was unknown, and shows the old messages until then", () => {
    const written = run([received(stored(1)), received(stored(2)), received(stored(3))], connected(0));
    const read = run([{ type: "messages_read", readerId: "visitor", upTo: 3 }, { type: "socket_closed" }], written);
    const back = run([{ type: "subscribed", seq: 5, openedAt: openedAt(2027) }], read);
    expect(seqs(back)).toEqual([1, 2, 3]);
    expect(nextToFetch(back)).toEqual(request);
    const loaded = run([fetched(5)], back);
    expect(ids(loaded)).toEqual(anew(5).map(({ id }) => id));
    expect(roomSnapshot(loaded).unread).toBe(5);
  });

  it("ignores pages requested before it asked for the newest", () => {
    const early = { kind: "newest", known: 0 } as const;
    const asked: RoomEvent[] = [{ type: "fetch_started", request: early }, received(stored(2))];
    const back = { type: "subscribed", seq: 2, readUpTo: { visitor: 2 }, openedAt: openedAt(2027) } as const;
    const late = run([...asked, back, { type: "fetched", request: early, page: page([]) }], connected(0));
    const after = { kind: "newest", known: 2 } as const;
    expect(nextToFetch(late)).toEqual(after);
    const read = page([stored(1, { read: true }), stored(2, { read: true })]);
    const state = run(
      [
        { type: "fetch_started", request: after },
        { type: "fetched", request: after, page: read },
      ],
      late,
    );
    expect([seqs(state), roomSnapshot(state).unread]).toEqual([[1, 2], 0]);
    const failed = run([...asked, back, { type: "fetch_failed", request: early }], connected(0));
    expect(seqs(run([{ type: "fetched", request: after, page: read }], failed))).toEqual([1, 2]);
  });

  it("fetches only what it missed when its first message opened the room", () => {
    const written = run([received(stored(1)), received(stored(2)), { type: "socket_closed" }], connected(0));
    const back = run([{ type: "subscribed", seq: 4, openedAt: stored(1).timestamp }], written);
    expect(nextToFetch(back)).toEqual({ kind: "missed", after: 2, known: 4 });
  });
});

describe("a received message", () => {
  it("is listed by seq, whatever the order of arrival", () => {
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

  it("is ignored if it belongs to another room", () => {
    const state = connected(1);
    expect(run([received(stored(2, { roomId: "support_zoe" }))], state)).toBe(state);
  });

  it("raises the unread count, which reading clears up to the position read", () => {
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

  it("ends the other person's typing indicator", () => {
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
  it("is the same object until something in it changes, and so is its list of items", () => {
    const state = connected(2);
    const before = roomSnapshot(state);
    expect(roomSnapshot(run([{ type: "subscribed", seq: 2 }], state), before)).toBe(before);
    const typing = roomSnapshot(run([{ type: "typing", userId: "support" }], state), before);
    expect(typing).not.toBe(before);
    expect(typing.items).toBe(before.items);
  });
});
