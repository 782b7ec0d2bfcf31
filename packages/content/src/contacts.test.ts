import { expect, it } from "vitest";
import { contactWelcome } from "./contact-welcome.ts";
import { contacts } from "./contacts.ts";
import { pricing } from "./pricing.ts";

it("names three contacts in SPEC's order, each with a role and a valid user id", () => {
  expect(contacts.map(({ name }) => name)).toEqual(["Customer Support", "Technical Support", "Sales Representative"]);
  for (const { id } of contacts) expect(id).toMatch(/^[A-Za-z0-9-]{1,64}$/);
  expect(new Set(contacts.map(({ role }) => role)).size).toBe(3);
});

it("has as many first messages as SPEC counts unread, all distinct and short enough for a message", () => {
  expect(contacts.map(({ firstUnread }) => firstUnread)).toEqual([2, 0, 5]);
  for (const { id, firstUnread } of contacts) expect(contactWelcome[id]).toHaveLength(firstUnread);
  const texts = Object.values(contactWelcome).flat();
  expect(new Set(texts).size).toBe(7);
  expect(texts.every((text) => text.length <= 200)).toBe(true);
});

it("quotes the same price as the pages", () => {
  expect(contactWelcome.sales.join(" ")).toContain(pricing.firstAgent);
});
