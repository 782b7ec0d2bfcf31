import { expect, onTestFinished, test, vi } from "vitest";
import type { SocketAction } from "../../plugins/rate-limit.ts";
import { StorageError } from "../../storage/storage-error.ts";
import type { Connection } from "./connection.ts";
import { type DeskSocket, DeskWatch } from "./desk-watch.ts";
import type { Subscriber } from "./live-room.ts";
import type { RoomHub } from "./room-hub.ts";
import { Session } from "./session.ts";

/** A session whose client has used up its limits for `spent`. */
function sessionOf(
  spent: () => readonly SocketAction[],
  failure?: Error,
  isReserved = async () => false,
  signedIn?: DeskSocket["signedIn"],
) {
  const said: { type: string }[] = [];
  const typing = vi.fn<(roomId: string, userId: string) => void>();
  const send = vi.fn<() => Promise<never>>();
  const subscribe = async (_: string, subscriber: Subscriber) => {
    if (failure) throw failure;
    subscriber.begin(0, {}, undefined);
  };
  const hub = { subscribe };
  const connection = { sendFrame: (frame: { type: string }) => said.push(frame), send: () => {}, pause: () => {} };
  const desk = new DeskWatch(() => {});
  onTestFinished(() => desk.close());
  const session = new Session({
    connection: connection as unknown as Connection,
    signedIn,
    service: { hub: hub as unknown as RoomHub, send, typing, desk, isReserved },
    count: async (action) => (spent().includes(action) ? 7 : 0),
    log: { error: vi.fn<() => void>() },
  });
  const receive = (frame: object) => session.receive(JSON.stringify(frame));
  return { receive, said, typing };
}

test("typing notices beyond the limit are dropped silently", async () => {
  let spent: SocketAction[] = [];
  const { receive, said, typing } = sessionOf(() => spent);
  for (const roomId of ["ann_ben", "ann_zoe"]) receive({ type: "subscribe", roomId, userId: "ann" });
  receive({ type: "typing", roomId: "ann_ben" });
  await vi.waitFor(() => expect(typing.mock.calls).toEqual([["ann_ben", "ann"]]));
  spent = ["typing"];
  receive({ type: "typing", roomId: "ann_zoe" });
  receive({ type: "message", content: "after it", timestamp: new Date().toISOString() });
  await vi.waitFor(() => expect(said.at(-1)?.type).toBe("message"));
  expect(typing).toHaveBeenCalledOnce();
  expect(said.map(({ type }) => type)).not.toContain("error");
});

test("a client over its limit is rejected before the database is queried", async () => {
  const isReserved = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  let spent: SocketAction[] = [];
  const { receive, said } = sessionOf(() => spent, undefined, isReserved);
  receive({ type: "subscribe", roomId: "ann_sales", userId: "sales" });
  await vi.waitFor(() => expect(isReserved).toHaveBeenCalled());
  isReserved.mockClear();
  spent = ["subscription", "message", "typing"];
  const message = { id: "m", content: "hi", senderId: "sales", roomId: "ann_sales", read: false };
  receive({ type: "subscribe", roomId: "ben_sales", userId: "sales" });
  receive({ type: "typing", roomId: "ann_sales" });
  receive({ type: "new_message", roomId: "ann_sales", message: { ...message, timestamp: new Date().toISOString() } });
  const errors = () => said.filter(({ type }) => type === "error");
  await vi.waitFor(() => expect(errors()).toHaveLength(2));
  expect(errors()).toMatchObject([{ code: "rate_limited" }, { code: "rate_limited" }]);
  expect(isReserved).not.toHaveBeenCalled();
});

test("a forbidden subscription counts against the limit", async () => {
  const { receive, said } = sessionOf(
    () => ["subscription"],
    undefined,
    async () => true,
  );
  receive({ type: "subscribe", roomId: "ann_sales", userId: "sales" });
  await vi.waitFor(() => expect(said).toMatchObject([{ code: "rate_limited", retryAfter: 7 }]));
});

test("an invalid cookie is looked up once, and counts against the limit each time", async () => {
  const signedIn = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined);
  let spent: SocketAction[] = [];
  const { receive, said } = sessionOf(() => spent, undefined, undefined, signedIn);
  for (let n = 0; n < 3; n += 1) receive({ type: "watch_desk" });
  await vi.waitFor(() => expect(said).toHaveLength(3));
  spent = ["subscription"];
  receive({ type: "watch_desk" });
  await vi.waitFor(() => expect(said).toHaveLength(4));
  const forbidden = { code: "forbidden" };
  expect(said).toMatchObject([forbidden, forbidden, forbidden, { code: "rate_limited", retryAfter: 7 }]);
  expect(signedIn).toHaveBeenCalledOnce();
});

test.each([
  ["the database is away", new StorageError("away", "It is away."), { retryAfter: 5 }],
  ["the disk is full, which waiting does not end", new StorageError("full", "It is full."), {}],
])("gives the same retry time as a call would: %s", async (_, failure, retry) => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  const { receive, said } = sessionOf(() => [], failure);
  receive({ type: "subscribe", roomId: "ann_ben", userId: "ann" });
  const message = "Not possible right now. Please try again in a moment.";
  await vi.waitFor(() =>
    expect(said).toEqual([{ type: "error", code: "unavailable", message, roomId: "ann_ben", ...retry }]),
  );
});
