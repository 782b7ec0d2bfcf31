import { describe, expect, it } from "vitest";
import { connected, own, page, received, run, seqs, stored } from "../../testing/session-events.ts";
import { nextToFetch, olderPage } from "./room-session.ts";
import { roomSnapshot } from "./room-snapshot.ts";

describe("missed messages", () => {
  it("are fetched after a gap in seq, and after a subscription that reports a higher one", () => {
    expect(nextToFetch(connected(2))).toBeUndefined();
    expect(nextToFetch(run([received(stored(5))], connected(2)))).toEqual({ kind: "missed", after: 2, known: 5 });
    expect(nextToFetch(run([{ type: "subscribed", seq: 9 }], connected(2)))).toEqual({
      kind: "missed",
      after: 2,
      known: 9,
    });
  });

  it("are not fetched when an answer outruns the socket, but once its own echo has arrived", () => {
    const ahead = run([{ type: "answered", message: own(4) }], connected(2));
    expect(seqs(ahead)).toEqual([1, 2, 4]);
    expect(nextToFetch(ahead)).toBeUndefined();
    expect(nextToFetch(run([received(stored(3)), received(own(4))], ahead))).toBeUndefined();
    expect(nextToFetch(run([received(own(4))], ahead))).toEqual({ kind: "missed", after: 2, known: 4 });
  });

  it("are not fetched while the socket is down or another page is in flight", () => {
    const gap = run([received(stored(5))], connected(2));
    expect(nextToFetch(run([{ type: "socket_closed" }], gap))).toBeUndefined();
    expect(nextToFetch(run([{ type: "fetch_started", request: { kind: "missed", after: 2, known: 5 } }], gap))).toBe(
      undefined,
    );
  });

  it("are fetched page by page until there is no next one", () => {
    const gap = run([received(stored(7))], connected(1));
    const request = { kind: "missed", after: 1, known: 7 } as const;
    const first = run([{ type: "fetched", request, page: page([stored(2), stored(3)], { hasNewer: true }) }], gap);
    expect(nextToFetch(first)).toEqual({ kind: "missed", after: 3, known: 7 });
    const rest = [4, 5, 6, 7].map((seq) => stored(seq));
    const next = { kind: "missed", after: 3, known: 7 } as const;
    const whole = run([{ type: "fetched", request: next, page: page(rest) }], first);
    expect(seqs(whole)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(nextToFetch(whole)).toBeUndefined();
    expect(whole.counters).toMatchObject({ replayed: 5, deduplicated: 1 });
  });

  it("are fetched to the end even if only the page's link shows that there is more", () => {
    const request = { kind: "missed", after: 0, known: 1 } as const;
    const state = run([{ type: "fetched", request, page: page([stored(1)], { hasNewer: true }) }], connected(0));
    expect(nextToFetch(state)).toEqual({ kind: "missed", after: 1, known: 2 });
  });

  it("are not fetched again once the server has deleted them", () => {
    const gap = run([{ type: "subscribed", seq: 9 }], connected(2));
    const request = { kind: "missed", after: 2, known: 9 } as const;
    expect(nextToFetch(run([{ type: "fetched", request, page: page([stored(9)]) }], gap))).toBeUndefined();
    expect(nextToFetch(run([{ type: "fetched", request, page: page([]) }], gap))).toBeUndefined();
    expect(nextToFetch(run([{ type: "fetched", request, page: page([], { hasNewer: true }) }], gap))).toBeUndefined();
  });

  it("wait after a failed page until fetching resumes or the room is subscribed again", () => {
    const request = { kind: "missed", after: 2, known: 5 } as const;
    const failed = run([received(stored(5)), { type: "fetch_failed", request }], connected(2));
    expect(nextToFetch(failed)).toBeUndefined();
    expect(nextToFetch(run([{ type: "fetch_resumed" }], failed))).toEqual(request);
    expect(nextToFetch(run([{ type: "subscribed", seq: 5 }], failed))).toEqual(request);
  });
});

describe("the newest page", () => {
  const request = { kind: "newest", known: 0 } as const;

  it("is fetched first, even without a socket", () => {
    expect(nextToFetch(run([]))).toEqual(request);
    const failed = run([
      { type: "fetch_started", request },
      { type: "fetch_failed", request },
    ]);
    expect(roomSnapshot(failed)).toMatchObject({ loading: false, loaded: false, loadFailed: true });
    expect(nextToFetch(run([{ type: "refresh_wanted" }], failed))).toEqual(request);
  });

  it("keeps messages that arrive over the socket during the fetch", () => {
    const state = run([
      { type: "fetch_started", request },
      received(stored(3)),
      { type: "fetched", request, page: page([stored(1), stored(2)]) },
    ]);
    expect(seqs(state)).toEqual([1, 2, 3]);
    expect(state.settled).toBe(3);
  });

  it("when fetched again, joins the loaded pages, or replaces them if it does not reach them", () => {
    const again = { kind: "newest", known: 4 } as const;
    const joined = run(
      [{ type: "fetched", request: again, page: page([stored(3), stored(4)], { hasOlder: true }) }],
      connected(4),
    );
    expect(seqs(joined)).toEqual([1, 2, 3, 4]);
    const far = { kind: "newest", known: 9 } as const;
    const apart = run(
      [{ type: "fetched", request: far, page: page([stored(8), stored(9)], { hasOlder: true }) }],
      connected(4),
    );
    expect(seqs(apart)).toEqual([8, 9]);
    expect(apart.hasOlder).toBe(true);
  });

  it("is authoritative when the room starts anew: messages the server lacks are dropped", () => {
    const state = run(
      [{ type: "socket_closed" }, { type: "socket_opened" }, { type: "subscribed", seq: 1 }],
      connected(4),
    );
    expect(nextToFetch(state)).toEqual({ kind: "newest", known: 4 });
    const begun = run(
      [{ type: "fetched", request: { kind: "newest", known: 4 }, page: page([stored(1, { id: "n-1" })]) }],
      state,
    );
    expect(begun.stored.map(({ id }) => id)).toEqual(["n-1"]);
    expect(seqs(run([received(stored(2, { id: "n-2" }))], begun))).toEqual([1, 2]);
  });
});

describe("older pages", () => {
  const window = run([
    { type: "socket_opened" },
    {
      type: "fetched",
      request: { kind: "newest", known: 0 },
      page: page([stored(8), stored(9)], { hasOlder: true }),
    },
  ]);

  it("are fetched before the oldest loaded message, one at a time", () => {
    const request = { kind: "older", before: 8 } as const;
    expect(olderPage(window)).toEqual(request);
    const fetching = run([{ type: "fetch_started", request }], window);
    expect(olderPage(fetching)).toBeUndefined();
    expect(roomSnapshot(fetching)).toMatchObject({ loadingOlder: true, loading: false });
    expect(olderPage(run([{ type: "fetch_failed", request }], fetching))).toEqual(request);
  });

  it("are prepended until there are none left", () => {
    const request = { kind: "older", before: 8 } as const;
    const state = run([{ type: "fetched", request, page: page([stored(6), stored(7)]) }], window);
    expect(seqs(state)).toEqual([6, 7, 8, 9]);
    expect(olderPage(state)).toBeUndefined();
    expect(nextToFetch(state)).toBeUndefined();
  });

  it("are dropped when the list they belong to has been discarded", () => {
    const request = { kind: "older", before: 5 } as const;
    expect(seqs(run([{ type: "fetched", request, page: page([stored(4)]) }], window))).toEqual([8, 9]);
  });

  it("are not started by a late old message, which would leave a gap", () => {
    expect(seqs(run([received(stored(3))], window))).toEqual([8, 9]);
  });
});
