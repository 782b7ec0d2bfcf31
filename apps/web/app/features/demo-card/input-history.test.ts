import { expect, it } from "vitest";
import { edited, newHistory, remember, walk } from "./input-history.ts";

const history = ["one", "two"].reduce(remember, newHistory());

it("walks back and forth, and returns to the text in progress", () => {
  const [atTwo, two] = walk(history, -1, "draft") ?? [];
  expect(two).toBe("two");
  const [atOne, one] = walk(atTwo ?? history, -1, "two") ?? [];
  expect(one).toBe("one");
  expect(walk(atOne ?? history, -1, "one")).toBeUndefined();
  const [atTwoAgain] = walk(atOne ?? history, 1, "one") ?? [];
  const [atEnd, draft] = walk(atTwoAgain ?? history, 1, "two") ?? [];
  expect(draft).toBe("draft");
  expect(walk(atEnd ?? history, 1, "draft")).toBeUndefined();
});

it("keeps the newest twenty, without blank texts or repetitions", () => {
  expect(remember(remember(history, " \n"), "two").past).toEqual(["one", "two"]);
  const many = Array.from({ length: 25 }, (_, index) => `${index}`).reduce(remember, newHistory());
  expect(many.past).toHaveLength(20);
  expect(many.past.at(-1)).toBe("24");
});

it("keeps the text in progress when an earlier one is edited or processed instead", () => {
  const [atTwo = history] = walk(history, -1, "draft") ?? [];
  expect(edited(atTwo)).toEqual(newHistory(["one", "two", "draft"]));
  expect(remember(atTwo, "two").past).toEqual(["one", "two", "draft", "two"]);
  expect(edited(history)).toBe(history);
});
