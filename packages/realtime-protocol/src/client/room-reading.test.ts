import { expect, test } from "vitest";
import { FakeClock } from "../../testing/fake-clock.ts";
import { connected, received, run, stored } from "../../testing/session-events.ts";
import type { RoomPorts } from "./room-ports.ts";
import { RoomReading } from "./room-reading.ts";

test("a mark that failed to be sent is covered by the next call that someone awaits", async () => {
  const state = run([received(stored(1))], connected(0));
  const calls: { upTo: number; answer: PromiseWithResolvers<number> }[] = [];
  const markRead = async (_room: string, _reader: string, upTo: number) => {
    const answer = Promise.withResolvers<number>();
    calls.push({ upTo, answer });
    return answer.promise;
  };
  const ports: Pick<RoomPorts, "clock"> & { api: Pick<RoomPorts["api"], "markRead"> } = {
    clock: new FakeClock(),
    api: { markRead },
  };
  const reading = new RoomReading(ports as RoomPorts, { state: () => state, dispatch: () => undefined });
  const dropped = new Error("The network was dropped");
  let waited = false;

  const first = reading.mark();
  const second = reading.mark().then(() => {
    waited = true;
  });
  // Between the end of the first call and the start of the next.
  const third = first.catch(async () => reading.mark());
  calls[0]?.answer.reject(dropped);
  await expect.poll(() => calls.length).toBe(2);
  calls[1]?.answer.reject(dropped);
  await expect(third).rejects.toBe(dropped);
  await expect.poll(() => calls.map(({ upTo }) => upTo)).toEqual([1, 1, 1]);
  expect(waited).toBe(false);
  calls[2]?.answer.resolve(1);
  await second;
});
