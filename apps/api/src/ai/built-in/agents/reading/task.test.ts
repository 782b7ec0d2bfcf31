import { expect, test } from "vitest";
import { isPressing, statusIn, statusOfNote } from "./task.ts";

test.each([
  ["invoice 1043 hasn't been paid", "open"],
  ["invoice 1043 hasn’t been paid", "open"],
  ["parcel 8 has not been delivered", "open"],
  ["we haven't shipped", "open"],
  ["not yet been paid", "open"],
  ["to be paid", "open"],
  ["won't be delivered", "open"],
  ["to get closed", "open"],
  ["brochure half done", "in-progress"],
  ["80% done", "in-progress"],
  ["almost done", "in-progress"],
  ["partly delivered", "in-progress"],
  ["100% done", "done"],
  ["paid", "done"],
  ["has been paid", "done"],
])("cells and notes get the same status from: %s", (text, expected) => {
  expect([statusIn(text), statusOfNote(text)]).toEqual([expected, expected]);
});

test.each([
  ["get invoice 88 paid by Friday", "open"],
  ["send list of completed orders", "open"],
  ["needs order 12 shipped today", "open"],
  ["call Ana once the order is shipped", "open"],
  ["thank the customers who paid", "open"],
  ["complete the customs form", "open"],
  ["invoice 88 paid?", "open"],
  ["invoice 88 paid before Friday", "open"],
  ["invoice 88 paid, due Friday", "done"],
  ["New draft - done", "done"],
  ["Get the quote from Kemp - done", "done"],
  ["finished the offer", "done"],
  ["we shipped order 5521 today", "done"],
  ["invoice 88 was paid in full", "done"],
  ["that's done", "done"],
  ["parcel that is blocked by customs", "blocked"],
])("a note is done only where it says so: %s", (text, expected) => {
  expect(statusOfNote(text)).toBe(expected);
});

test.each([
  ["order labels URGENT today", true],
  ["new logo, high priority", true],
  ["new logo!!", true],
  ["Not urgent: new logo", false],
  ["new logo, not so urgent", false],
  ["High Street shop", false],
])("a note is urgent only where it says so: %s", (text, expected) => {
  expect(isPressing(text)).toBe(expected);
});
