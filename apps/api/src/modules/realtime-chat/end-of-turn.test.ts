import { beforeEach, expect, test, vi } from "vitest";
import { EndOfTurn } from "./end-of-turn.ts";

let flushed: string[];
beforeEach(() => {
  flushed = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate"] });
  return () => void vi.useRealTimers();
});

const batch = (name: string) => ({ flush: () => void flushed.push(name) });

test("rooms deliver before sockets write, each room once per turn", () => {
  const endOfTurn = new EndOfTurn();
  const [room, socket] = [batch("room"), batch("socket")];
  endOfTurn.socket(socket);
  endOfTurn.room(room);
  endOfTurn.room(room);
  expect(flushed).toEqual([]);
  vi.runAllTimers();
  expect(flushed).toEqual(["room", "socket"]);
});

test("what a room delivers is written in the same turn", () => {
  const endOfTurn = new EndOfTurn();
  endOfTurn.room({ flush: () => endOfTurn.socket(batch("socket")) });
  vi.advanceTimersToNextTimer();
  expect(flushed).toEqual(["socket"]);
});

test("the last room's sockets write while it delivers; those of earlier rooms collect what may still come", () => {
  const endOfTurn = new EndOfTurn();
  const room = (name: string) => ({
    flush: () => {
      endOfTurn.socket(batch(`${name}'s socket`));
      flushed.push(name);
    },
  });
  endOfTurn.room(room("one"));
  endOfTurn.room(room("last"));
  vi.advanceTimersToNextTimer();
  expect(flushed).toEqual(["one", "last's socket", "last", "one's socket"]);
});

test("what one socket causes another to send is written in the same turn", () => {
  const endOfTurn = new EndOfTurn();
  endOfTurn.socket({ flush: () => endOfTurn.socket(batch("other")) });
  vi.advanceTimersToNextTimer();
  expect(flushed).toEqual(["other"]);
});

test("nothing waits beyond the end of its turn, however long the previous turn took", () => {
  const endOfTurn = new EndOfTurn();
  endOfTurn.socket({
    flush: () => {
      flushed = ["slow"];
      const startedAt = performance.now();
      while (performance.now() < startedAt + 5);
    },
  });
  vi.advanceTimersByTime(0);
  endOfTurn.room(batch("room"));
  vi.advanceTimersByTime(0);
  expect(flushed).toEqual(["slow", "room"]);
});
