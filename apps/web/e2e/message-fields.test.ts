import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { assistantOn } from "./support/assistant-panel.ts";
import { openChat } from "./support/chat-page.ts";
import { goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

/** Checks that the field grows with its text; the middle line wraps once. */
async function expectGrowth(field: Locator, words: number): Promise<void> {
  await field.page().addStyleTag({ content: "textarea { field-sizing: fixed !important }" });
  const height = () => field.evaluate((element) => element.getBoundingClientRect().height);
  const small = await height();
  await field.fill(`First\n${"and so on ".repeat(words)}\nlast`);
  expect(await field.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(await height()).toBeGreaterThan(small + 70);
  await field.fill("line\n".repeat(20));
  expect(await height()).toBe(132);
  await field.fill("");
  expect(await height()).toBe(small);
}

test("message fields show all of their text, even in a browser without field-sizing", async ({ visits }) => {
  const page = await visits.newPage();
  const chat = await openChat(page);
  await chat.choose("Technical Support");
  await expectGrowth(chat.input, 14);
  await goAlive(page, "/about");
  const assistant = assistantOn(page);
  await assistant.open();
  await expectGrowth(assistant.input, 4);
});
