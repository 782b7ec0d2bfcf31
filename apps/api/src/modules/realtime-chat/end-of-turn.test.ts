import { beforeEach, expect, test, vi } from "vitest";
import { EndOfTurn } from "./end-of-turn.ts";

let now: number;
let flushed: string[];
beforeEach(() => {
  now = 0;
  flushed = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate"] });
  return () => void vi.useRealTimers();
});

const gathering = (name: string, takes = 0) => ({
  flush: () => {
    flushed.push(name);
    now += takes;
  },
});

test("rooms hand out before sockets write, each once a turn", () => {
  const endOfTurn = new EndOfTurn(() => now);
  const [room, socket] = [gathering("room"), gathering("socket")];
  endOfTurn.socket(socket);
  endOfTurn.room(room);
  endOfTurn.room(room);
  endOfTurn.socket(socket);
  expect(flushed).toEqual([]);
  vi.runAllTimers();
  expect(flushed).toEqual(["room", "socket"]);
});

test("what a room hands out is written in the same turn", () => {
  const endOfTurn = new EndOfTurn(() => now);
  endOfTurn.room({ flush: () => endOfTurn.socket(gathering("socket")) });
  vi.advanceTimersToNextTimer();
  expect(flushed).toEqual(["socket"]);
});

test.each([
  [4, 12],
  [1_000, 100],
])("after a turn's end of %i ms the next one waits for %i ms", (takes, rest) => {
  const endOfTurn = new EndOfTurn(() => now);
  endOfTurn.room(gathering("first", takes));
  vi.runAllTimers();
  endOfTurn.room(gathering("second"));
  vi.advanceTimersByTime(rest - 1);
  expect(flushed).toEqual(["first"]);
  vi.advanceTimersByTime(1);
  expect(flushed).toEqual(["first", "second"]);
});

test("a message that comes alone never waits", () => {
  const endOfTurn = new EndOfTurn(() => now);
  endOfTurn.room(gathering("first", 4));
  vi.runAllTimers();
  now += 12;
  endOfTurn.room(gathering("second"));
  vi.advanceTimersByTime(0);
  expect(flushed).toEqual(["first", "second"]);
});
