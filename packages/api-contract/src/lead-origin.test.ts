import { expect, test } from "vitest";
import { sourceOf, toLeadOrigin } from "./lead-origin.ts";

test("a form reports the origin of its visit as an object, or as JSON", () => {
  const told = { firstPage: "/solutions", referrer: "news.example" };
  expect(toLeadOrigin(told)).toEqual(told);
  expect(toLeadOrigin(JSON.stringify(told))).toEqual(told);
});

test("malformed values are dropped, long ones truncated, and nothing is refused", () => {
  for (const odd of [undefined, null, "", "{", "[]", 7, ["a"], { firstPage: 7 }, '"text"']) {
    expect(toLeadOrigin(odd)).toEqual({});
  }
  const long = "x".repeat(201);
  expect(toLeadOrigin({ utm_term: long, id: "1", referrer: "a\u0000b", firstPage: " " })).toEqual({
    utm_term: long.slice(1),
  });
  expect(toLeadOrigin({ utm_source: `${"x".repeat(199)}\u{1f600}` }).utm_source).toHaveLength(200);
});

test.each([
  [{}, null],
  [{ firstPage: "/" }, "direct"],
  [{ firstPage: "/", referrer: "news.example" }, "news.example"],
  [{ firstPage: "/", referrer: "news.example", utm_source: "october" }, "october"],
])("the source of %j is %s", (origin, source) => {
  expect(sourceOf(origin)).toBe(source);
});
