import { expect, onTestFinished, test, vi } from "vitest";
import type { SessionLook, SignedIn } from "../../people/session-store.ts";
import { DeskWatch } from "./desk-watch.ts";

const person = { id: "ines", name: "Ines Kallio", role: "owner", disabled: false } as unknown as SignedIn["person"];
const signedIn: SignedIn = { person, session: { id: "s", way: "token", createdAt: 0, seenAt: 0 } };

function watchOf(sockets: number, answer: (look?: SessionLook) => Promise<SignedIn | undefined>) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const watch = new DeskWatch(() => {});
  onTestFinished(() => watch.close());
  const ends = Array.from({ length: sockets }, () => vi.fn<() => void>());
  for (const end of ends) watch.add({ sendFrame: () => {}, signedIn: answer, end });
  return { watch, ends };
}

test("checks for ended sessions one at a time, even with a slow database, and renews none", async () => {
  const looks: ((known: SignedIn | undefined) => void)[] = [];
  const answer = vi.fn<(look?: SessionLook) => Promise<SignedIn | undefined>>(
    () => new Promise((resolve) => void looks.push(resolve)),
  );
  const { ends } = watchOf(3, answer);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledOnce();
  for (let socket = 0; socket < 3; socket += 1) {
    looks.at(-1)?.(socket === 1 ? undefined : signedIn);
    await new Promise(setImmediate);
  }
  expect(answer.mock.calls).toEqual([[{ renews: false }], [{ renews: false }], [{ renews: false }]]);
  expect(ends.map((end) => end.mock.calls.length)).toEqual([0, 1, 0]);
});

test("checks once more when people change during a check, for those already passed", async () => {
  let open = true;
  const slow = Promise.withResolvers<void>();
  const answer = vi.fn<() => Promise<SignedIn | undefined>>(async () => {
    const known = open ? signedIn : undefined;
    await slow.promise;
    return known;
  });
  const { watch, ends } = watchOf(1, answer);
  watch.changed({ what: "people" });
  open = false;
  for (let time = 0; time < 20; time += 1) watch.changed({ what: "people" });
  slow.resolve();
  await vi.waitFor(() => expect(ends[0]).toHaveBeenCalledOnce());
  expect(answer).toHaveBeenCalledTimes(2);
});
