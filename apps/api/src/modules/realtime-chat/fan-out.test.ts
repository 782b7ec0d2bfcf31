import { beforeEach, expect, test, vi } from "vitest";
import type { ChannelListener } from "../../channels/channel.ts";
import { FanOut, type Hint } from "./fan-out.ts";

let listener: ChannelListener;
let away: boolean;
let published: Hint[];
let heard: Hint[];
let checks: PromiseWithResolvers<void>[];
let checkHangs: boolean;
let fanOut: FanOut;

type Published = { from: string; hints: Hint[] };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000, toFake: ["setTimeout", "clearTimeout", "setImmediate", "Date"] });
  [away, checkHangs, published, heard, checks] = [false, false, [], [], []];
  fanOut = new FanOut({
    open: (given) => {
      listener = given;
      return {
        publish: async (text) => {
          if (away) throw new Error("away");
          published.push(...(JSON.parse(text) as Published).hints);
          // A channel delivers everybody's texts, including one's own.
          listener.onText(text);
        },
        close: async () => {},
      };
    },
    log: { info: () => {}, warn: () => {} },
    onHint: (hint) => heard.push(hint),
    onDesk: () => {},
    onCheck: async () => {
      const check = Promise.withResolvers<void>();
      checks.push(check);
      if (!checkHangs) check.resolve();
      return check.promise;
    },
  });
  return async () => {
    await fanOut.close();
    vi.useRealTimers();
  };
});

const turn = async () => vi.advanceTimersByTimeAsync(0);
const say = (hints: readonly Hint[], from = "other") => listener.onText(JSON.stringify({ from, hints }));

test("publishes per room only its newest message and its erasure, and each reader and writer", async () => {
  listener.onUp();
  for (const seq of [1, 2, 3]) fanOut.publish({ roomId: "a_b", seq });
  fanOut.publish({ roomId: "a_b", erased: true });
  fanOut.publish({ roomId: "a_c", seq: 1 });
  for (const upTo of [1, 3, 2]) fanOut.publish({ roomId: "a_b", readerId: "a", upTo });
  fanOut.publish({ roomId: "a_b", typing: "b" });
  await turn();
  expect(published).toEqual([
    { roomId: "a_b", seq: 3 },
    { roomId: "a_b", erased: true },
    { roomId: "a_c", seq: 1 },
    { roomId: "a_b", readerId: "a", upTo: 3 },
    { roomId: "a_b", typing: "b" },
  ]);
});

test("publishes later what it could not publish, except for typing", async () => {
  listener.onUp();
  away = true;
  fanOut.publish({ roomId: "a_b", seq: 1 });
  fanOut.publish({ roomId: "a_b", typing: "a" });
  await turn();
  fanOut.publish({ roomId: "a_b", seq: 2 });
  await turn();
  away = false;
  await vi.advanceTimersByTimeAsync(1_100);
  expect(published).toEqual([{ roomId: "a_b", seq: 2 }]);
});

test("delivers the hints of others, not its own, and nothing that is not a hint", async () => {
  listener.onUp();
  fanOut.publish({ roomId: "a_b", seq: 1 });
  await turn();
  say([{ roomId: "a_b", seq: 7 }]);
  say([{ roomId: "nobody", seq: 7 }]);
  listener.onText("{");
  expect(heard).toEqual([{ roomId: "a_b", seq: 7 }]);
});

test("checks the database every 2 s while disconnected, once on reconnecting, then every 30 s", async () => {
  await vi.advanceTimersByTimeAsync(6_000);
  expect(checks).toHaveLength(3);
  listener.onUp();
  await turn();
  expect(checks).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checks).toHaveLength(6);
  listener.onDown();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(checks).toHaveLength(8);
});

test("never checks twice at once, and checks again for what arrived meanwhile, however the first check ended", async () => {
  checkHangs = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(checks).toHaveLength(1);
  listener.onUp();
  listener.onDown();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(checks).toHaveLength(1);
  checks[0]?.reject(new Error("The database is away"));
  await turn();
  expect(checks).toHaveLength(2);
  checks[1]?.resolve();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(checks).toHaveLength(3);
});
