import { expect, test } from "vitest";
import { remembering } from "./rates.ts";

test("computes recently requested values only once, however many came before", () => {
  const made: string[] = [];
  const shout = remembering((text) => {
    made.push(text);
    return text.toUpperCase();
  });
  for (let at = 0; at < 40; at += 1) {
    // The parts of a message are read once to refuse and again to answer.
    const parts = [`a${at}`, `b${at}`, `c${at}`];
    expect([...parts, ...parts].map((part) => shout(part))).toEqual(
      [...parts, ...parts].map((part) => part.toUpperCase()),
    );
  }
  expect(made).toHaveLength(120);
});

test("forgets values that were not requested for a while", () => {
  let made = 0;
  const count = remembering(() => String((made += 1)));
  expect(count("kept")).toBe("1");
  for (let at = 0; at < 40; at += 1) {
    count(`other ${at}`);
    expect(count("kept")).toBe("1");
  }
  expect(count("other 0")).toBe("42");
});
