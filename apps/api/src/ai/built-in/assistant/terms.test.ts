import { expect, test } from "vitest";
import { termsOf } from "./terms.ts";

test("keeps the subject of a question and drops the rest", () => {
  expect(termsOf("Could you please tell me what the fee is?")).toEqual(["price"]);
  expect(termsOf("so and what about you")).toEqual([]);
});

test("different words for one thing map to one term", () => {
  const price = termsOf("price");
  for (const asked of ["How much is it?", "what does it cost", "pricing", "any cheap rates", "ballpark"]) {
    expect(termsOf(asked)).toEqual(price);
  }
  expect(termsOf("how fast")).toEqual(termsOf("How long does it take?"));
});

test("the name of a language maps to the language term", () => {
  expect(termsOf("does it speak Turkish")).toEqual(termsOf("does it speak Finnish"));
  expect(termsOf("Korean")).toEqual(termsOf("language"));
});

test("inflections map to one term, other words do not", () => {
  expect(termsOf("invoices")).toEqual(termsOf("invoice"));
  expect(termsOf("approving approvals")).toEqual(termsOf("approve"));
  expect(termsOf("internal")).not.toEqual(termsOf("interval"));
});

test("reads shorthand, accents, apostrophes and numbers with separators", () => {
  expect(termsOf("WHAT'S UR E-MAIL??")).toEqual(["email"]);
  expect(termsOf("Café")).toEqual(termsOf("cafe"));
  expect(termsOf("$2,500")).toEqual(["2500"]);
  expect(termsOf("SOC 2")).toEqual(termsOf("soc2"));
});

test("lists each term once", () => {
  expect(termsOf("invoice, invoices and bills")).toHaveLength(1);
});
