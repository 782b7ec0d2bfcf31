import { expect, test } from "vitest";
import { firstInquiry } from "./inquiries.ts";

test("a forwarded mail from two companies is read up to the second one", () => {
  const mail =
    "Two things:\nFrom Halden Tiles (40 staff): bookkeeping.\n---\nFrom Moor & Finch Catering, 12 people: bookings.";
  expect(firstInquiry(mail)).toEqual({
    text: "Two things:\nFrom Halden Tiles (40 staff): bookkeeping.",
    others: ["Moor & Finch Catering"],
  });
});

test.each([
  "We are Pellwater Research, 45 people.\nPellwater Research, 45 people, all in one office.",
  "Company: Osprey Lane\nMessage: we have 11 people",
  "We compared you with other vendors.\nThey have 20 people.",
])("a single company is one inquiry: %j", (text) => {
  expect(firstInquiry(text)).toEqual({ text, others: [] });
});
