import { assistantTexts } from "@thirtyfold/api-contract";
import { tryAgents } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { assistantOn } from "./support/assistant-panel.ts";
import { demoCardOn } from "./support/demo-card.ts";
import { expectFocus, goAlive } from "./support/page-checks.ts";
import { type FakeModel, startFakeModel } from "./support/start-fake-model.ts";
import { type Site, startSite } from "./support/start-site.ts";
import { test } from "./support/test.ts";

const [sales] = tryAgents;
let model: FakeModel;
/** A site whose assistant uses that model. */
let site: Site;

/** The daily budget: more than all answers here use together, except the one that reports this much itself. */
const dailyTokens = 1_000_000;

const startAsking = (settings: Readonly<Record<string, string>> = {}) =>
  startSite({
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: "test",
    AI_DAILY_TOKENS: String(dailyTokens),
    ...settings,
  });

beforeAll(async () => {
  model = await startFakeModel();
  site = await startAsking();
});
afterAll(async () => {
  await site.stop();
  await model.stop();
});

const ok = {
  mode: "ok",
  usage: true,
  answer: "An agent can take this. It reads each invoice and asks you before it pays.",
};
const words = /^An agent can take this\. It reads each invoice and asks you before it pays\.$/;
const failedCall = /answer: 50\d .*\/api\/openai\/chat|status of 50\d/;

const retry = (page: Page) => page.getByRole("button", { name: "Try again" });

describe("with a model behind the assistant", () => {
  test("an answer streams in word by word, its links are inert text, and the model gets facts and history", async ({
    visits,
  }) => {
    await model.behave({ ...ok, mode: "stall" });
    const page = await visits.newPage({ site: site.url });
    await goAlive(page);
    const { panel, log, typing, conversation, open, ask, hears } = assistantOn(page);
    await open();
    await ask("Can an agent do our invoices?");
    await conversation.getByText(/^An agent can take/).waitFor();
    expect(await typing.count()).toBe(1);
    expect(await log.getByText(/^An agent can take/).count()).toBe(0);
    await model.resume();
    await hears(words);
    await model.behave(ok);
    await ask("And quotes?");
    await expect.poll(() => log.getByText(words).count()).toBe(2);
    expect(await panel.getByText("Online").isVisible()).toBe(true);
    const [system, ...turns] = (await model.calls()).at(-1)?.body.messages ?? [];
    expect(system?.role).toBe("system");
    expect(turns).toEqual([
      { role: "user", content: "Can an agent do our invoices?" },
      { role: "assistant", content: ok.answer },
      { role: "user", content: "And quotes?" },
    ]);

    const answer = '<img src=x onerror="alert(1)"> [a](javascript:alert(1)) https://example.com/a and /careers.';
    await model.behave({ ...ok, answer });
    await ask("Links?");
    await hears(/onerror/);
    expect(await log.locator("img").count()).toBe(0);
    const links = await log.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(["https://example.com/a", "/careers"]);
  });

  test("Stop ends the answer, keeps what arrived, and stops the model; a reload stops nothing", async ({ visits }) => {
    // Only the visitor can end such an answer before the call's 20 s are over.
    await model.behave({ ...ok, mode: "stall" });
    const page = await visits.newPage({ site: site.url });
    await goAlive(page);
    const { panel, log, typing, input, conversation, open, ask, turns } = assistantOn(page);
    await open();
    await ask("Invoices?");
    await typing.waitFor();
    await conversation.getByText(/^An agent can/).waitFor();
    await panel.getByRole("button", { name: "Stop" }).click();
    await expect.poll(async () => (await model.calls()).at(-1)?.aborted).toBe(true);
    await log.getByText("Stopped").waitFor();
    await log.getByText(/^An agent can/).waitFor();
    await typing.waitFor({ state: "detached" });
    await expectFocus(input);
    await model.behave(ok);
    await retry(page).click();
    await log.getByText(words).waitFor();
    expect(await log.getByText("Stopped").count()).toBe(0);
    expect(await turns.count()).toBe(3);

    await model.behave({ ...ok, mode: "stall" });
    await ask("And orders?");
    await expect.poll(() => conversation.getByText(/^An agent can/).count()).toBe(2);
    const asked = (await model.calls()).length;
    await page.reload();
    await typing.waitFor();
    await expect.poll(() => conversation.getByText(/^An agent can/).count()).toBe(2);
    await model.resume();
    await expect.poll(() => log.getByText(words).count()).toBe(2);
    expect(await model.calls()).toHaveLength(asked);
    expect(await turns.count()).toBe(5);
  });
});

test("however a model fails, the assistant says so, shows Error for 3 s, and retries", async ({ visits }) => {
  visits.allow(failedCall);
  const page = await visits.newPage({ site: site.url });
  await page.clock.install();
  await goAlive(page);
  const { panel, log, status, input, open, ask, hears } = assistantOn(page);
  await open();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [index, mode] of ["401", "429", "500", "garbage", "cut", "empty"].entries()) {
    await model.behave({ ...ok, mode });
    await ask(`Invoices (${mode})?`);
    await hears(assistantTexts.sendFailure);
    if (mode === "cut") await hears("The connection was cut here");
    expect(await status.textContent(), `Status after ${mode}`).toBe("Error");
    await page.clock.runFor(2_900);
    expect(await status.textContent(), `Status 2.9 s after ${mode}`).toBe("Error");
    await page.clock.runFor(200);
    await expect.poll(() => status.textContent(), { message: `Status 3.1 s after ${mode}` }).toBe("Online");
    expect(await input.isEnabled()).toBe(true);
    // The provider's message is not for visitors.
    expect(await panel.textContent()).not.toContain("org-fake-provider-detail");
    await model.behave(ok);
    await retry(page).click();
    await expect.poll(() => log.getByText(words).count()).toBe(index + 1);
    expect(await log.getByText(assistantTexts.sendFailure).count()).toBe(0);
    expect(await log.getByText(`Invoices (${mode})?`).count()).toBe(1);
  }
});

test("cancelling a demo run stops the model", async ({ visits }) => {
  // Only the visitor can end such a run before the call's 20 s are over.
  await model.behave({ ...ok, mode: "stall" });
  const page = await visits.newPage({ site: site.url });
  await goAlive(page, sales.path);
  const { input, process, cancel } = demoCardOn(page, sales);
  await input.fill("What does an agent cost?");
  const earlier = (await model.calls()).length;
  await process.click();
  await expect.poll(async () => (await model.calls()).length).toBe(earlier + 1);
  await cancel.click();
  await expect.poll(async () => (await model.calls()).at(-1)?.aborted).toBe(true);
  expect(await input.inputValue()).toBe("What does an agent cost?");
});

test("an unreachable server only delays a chat for a moment", async ({ visits }) => {
  visits.allow(/ERR_CONNECTION|failed: POST/);
  await model.behave(ok);
  const page = await visits.newPage({ site: site.url });
  await goAlive(page);
  const { panel, log, open, ask, hears } = assistantOn(page);
  await open();
  await ask("What does an agent cost?");
  await hears(words);
  await site.crash();
  await ask("When are you open?");
  await hears(assistantTexts.sendFailure);
  site = await startAsking({ PORT: new URL(site.url).port });
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => log.getByText(words).count()).toBe(2);
  expect(await log.getByText(assistantTexts.sendFailure).count()).toBe(0);
  expect(await log.getByText("When are you open?").count()).toBe(1);
});

describe("in Maintenance", () => {
  test("the assistant can be previewed by its link", async ({ visits }) => {
    const page = await visits.newPage({ site: site.url });
    await goAlive(page, "/?assistant=maintenance");
    const { panel, status, input } = assistantOn(page);
    await panel.getByRole("button", { name: "ACKNOWLEDGE" }).click();
    expect(await status.textContent()).toBe("Maintenance");
    expect(await input.isDisabled()).toBe(true);
  });

  // Runs last: the site accepts no more questions after it.
  test("a spent budget closes the assistant until the next day", async ({ visits }) => {
    visits.allow(failedCall);
    await model.behave({ ...ok, usage: dailyTokens });
    const page = await visits.newPage({ site: site.url });
    await page.clock.install();
    await goAlive(page);
    const { panel, log, status, input, send, open, ask, hears } = assistantOn(page);
    await open();
    await ask("Invoices?");
    await hears(words);
    await page.clock.pauseAt(Date.now() + 60_000);
    await ask("And quotes?");
    const notice = panel.getByRole("alertdialog", { name: "The assistant is under maintenance" });
    const acknowledge = notice.getByRole("button", { name: "ACKNOWLEDGE" });
    await acknowledge.waitFor();
    await expectFocus(acknowledge);
    expect(await status.textContent()).toBe("Maintenance");
    expect(await log.getByText(/undergoing maintenance/).count()).toBe(0);
    await page.clock.runFor(1_000);
    await log.getByText(/undergoing maintenance.*try again later/).waitFor();
    await page.clock.resume();
    await acknowledge.click();
    await notice.waitFor({ state: "detached" });
    expect(await input.isDisabled()).toBe(true);
    expect(await input.getAttribute("placeholder")).toBe("Limited functionality during maintenance...");
    expect(await send.isDisabled()).toBe(true);
    expect(await retry(page).count()).toBe(0);
    // Closed, but not lost.
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await open();
    await hears(words);
  });
});
