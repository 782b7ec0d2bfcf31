import { expect } from "vitest";
import { assistantOn } from "./support/assistant-panel.ts";
import { expectFocus, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

test("the assistant writes a handover request, which arrives prefilled in a new tab", async ({ visits }) => {
  const page = await visits.newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: "reduce" });
  await goAlive(page);
  const { log, panel, launcher, open, ask, hears } = assistantOn(page);
  await open();
  await ask("What would it cost to sort our support mail?");
  await hears(/\$2,500/);
  await log.getByRole("button", { name: "Good answer" }).tap();
  await log.getByRole("button", { name: "Good answer", pressed: true }).waitFor();
  await panel.getByRole("button", { name: "Write the request" }).tap();
  const request = panel.getByRole("region", { name: "Your request, in your words" });
  await request.getByRole("textbox", { name: "Your name" }).fill("Ines Kallio");
  const opened = page.waitForEvent("popup");
  await request.getByRole("link", { name: "Open the filled-in form" }).tap();
  const form = await opened;
  await form.getByLabel("Your name").waitFor();
  expect(await form.getByLabel("Your name").inputValue()).toBe("Ines Kallio");
  expect(await form.getByLabel("The task").inputValue()).toBe("What would it cost to sort our support mail?");
  await expect.poll(() => new URL(form.url()).search).toBe("");

  // The other way to a person: the chat, with the conversation as a draft.
  await page.bringToFront();
  await panel.getByRole("button", { name: "Back to the conversation" }).tap();
  await panel.getByRole("button", { name: "Talk to a person" }).tap();
  const choice = panel.getByRole("region", { name: "Talk to a person" });
  await choice.getByRole("checkbox", { name: "Include this conversation" }).tap();
  await choice.getByRole("link", { name: "Open the chat" }).tap();
  await page.waitForURL("**/chat");
  const chat = page.getByRole("region", { name: "Chat with Sales Representative" });
  expect(await chat.getByRole("textbox", { name: "Message" }).inputValue()).toMatch(
    /^From my conversation[^]*support mail\?/,
  );
  expect(await panel.isVisible()).toBe(false);

  // The chat is open by now and stays open.
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expectFocus(page.getByRole("main"));
  expect(new URL(page.url()).hash).toBe("");
  await chat.getByRole("textbox", { name: "Message" }).fill("Hello.");
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await launcher.tap();
  await panel.getByRole("button", { name: "Talk to a person" }).tap();
  await choice.getByRole("checkbox", { name: "Include this conversation" }).tap();
  await choice.getByRole("link", { name: "Open the chat" }).tap();
  await expect
    .poll(() => chat.getByRole("textbox", { name: "Message" }).inputValue())
    .toMatch(/^Hello\.\n\nFrom my conversation[^]*support mail\?/);
});
