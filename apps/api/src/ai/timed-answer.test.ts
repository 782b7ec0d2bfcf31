import { expect, test } from "vitest";
import { until } from "../testing/until.ts";
import { timedAnswer } from "./timed-answer.ts";

const patient = { hasLeft: () => false, onLeave: () => undefined };

test("yields the events and returns the result", async () => {
  const events = timedAnswer(
    async function* () {
      yield "one";
      return "all";
    },
    { visitor: patient, timeLimitMs: 1_000 },
  );
  expect(await events.next()).toEqual({ done: false, value: "one" });
  expect(await events.next()).toEqual({ done: true, value: "all" });
});

test("a reader who stops halfway holds no slot once the time is up", async () => {
  let ended = false;
  const events = timedAnswer(
    async function* () {
      try {
        yield "one";
        yield "two";
      } finally {
        ended = true;
      }
    },
    { visitor: patient, timeLimitMs: 20 },
  );
  expect((await events.next()).value).toBe("one");
  expect(ended).toBe(false);
  await until(() => expect(ended).toBe(true));
  await expect(events.next()).rejects.toMatchObject({ kind: "timeout" });
});
