import { expect, onTestFinished, test, vi } from "vitest";
import type { SocketAction } from "../../plugins/rate-limit.ts";
import { StorageError } from "../../storage/storage-error.ts";
import type { Connection } from "./connection.ts";
import { DeskWatch } from "./desk-watch.ts";
import type { Subscriber } from "./live-room.ts";
import type { RoomHub } from "./room-hub.ts";
import { Session } from "./session.ts";

/** A session whose client has done as much as it may of `spent`. */
function sessionOf(spent: () => readonly SocketAction[], failure?: Error) {
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
    service: { hub: hub as unknown as RoomHub, send, typing, desk, isReserved: async () => false },
    count: async (action) => (spent().includes(action) ? 7 : 0),
    log: { error: vi.fn<() => void>() },
  });
  const receive = (frame: object) => session.receive(JSON.stringify(frame));
  return { receive, said, typing };
}

test("typing notices beyond the limit are left out without a word", async () => {
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

test.each([
  ["the database is away", new StorageError("away", "It is away."), { retryAfter: 5 }],
  ["the disk is full, which waiting does not end", new StorageError("full", "It is full."), {}],
])("says how long to wait as a call would: %s", async (_, failure, retry) => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  const { receive, said } = sessionOf(() => [], failure);
  receive({ type: "subscribe", roomId: "ann_ben", userId: "ann" });
  const message = "Not possible right now. Please try again in a moment.";
  await vi.waitFor(() =>
    expect(said).toEqual([{ type: "error", code: "unavailable", message, roomId: "ann_ben", ...retry }]),
  );
});
