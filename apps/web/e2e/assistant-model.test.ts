import { assistantTexts } from "@thirtyfold/api-contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { assistantOn } from "./support/assistant-panel.ts";
import { expectAccessible, expectFocus, goAlive } from "./support/page-checks.ts";
import { type FakeModel, startFakeModel } from "./support/start-fake-model.ts";
import { type Site, startSite } from "./support/start-site.ts";
import { test } from "./support/test.ts";

let model: FakeModel;
/** A site whose assistant asks that model. */
let site: Site;

beforeAll(async () => {
  model = await startFakeModel();
  site = await startSite({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "test" });
});
afterAll(async () => {
  await site.stop();
  await model.stop();
});

const ok = { mode: "ok", answer: "An agent can take this. It reads each invoice and asks you before it pays." };
const words = /^An agent can take this\. It reads each invoice and asks you before it pays\.$/;
const failedCall = /answer: 50\d .*\/api\/openai\/chat|status of 50\d/;

const retry = (page: Page) => page.getByRole("button", { name: "Try again" });

describe("with a model behind it", () => {
  test("an answer arrives word by word, and the model gets facts and history", async ({ visits }) => {
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
  });

  test("Stop ends the answer, keeps what came, and stops the model", async ({ visits }) => {
    // Only the visitor ends such an answer before the 20 s of a call are over.
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
  });

  test("whoever leaves the page stops the model", async ({ visits }) => {
    // Only the visitor ends such an answer before the 20 s of a call are over.
    await model.behave({ ...ok, mode: "stall" });
    const page = await visits.newPage({ site: site.url });
    await goAlive(page);
    const { conversation, open, ask } = assistantOn(page);
    await open();
    await ask("Invoices?");
    await conversation.getByText(/^An agent can/).waitFor();
    await page.goto("about:blank");
    await expect.poll(async () => (await model.calls()).at(-1)?.aborted).toBe(true);
  });

  test("links are text that cannot run, and only http(s) leads away", async ({ visits }) => {
    const answer = '<img src=x onerror="alert(1)"> [a](javascript:alert(1)) https://example.com/a and /careers.';
    await model.behave({ mode: "ok", answer });
    const page = await visits.newPage({ site: site.url });
    await goAlive(page);
    const { log, open, ask, hears } = assistantOn(page);
    await open();
    await ask("Links?");
    await hears(/onerror/);
    expect(await log.locator("img").count()).toBe(0);
    const links = await log.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(["https://example.com/a", "/careers"]);
  });
});

describe("with a model that fails", () => {
  test.for(["401", "429", "500", "garbage", "cut", "empty"])(
    "%s: it says so, shows Error for 3 s, and asks again",
    async (mode, { visits }) => {
      visits.allow(failedCall);
      await model.behave({ ...ok, mode });
      const page = await visits.newPage({ site: site.url });
      await page.clock.install();
      await goAlive(page);
      const { panel, log, status, input, open, ask, hears } = assistantOn(page);
      await open();
      await page.clock.pauseAt(Date.now() + 60_000);
      await ask("Invoices?");
      await hears(assistantTexts.sendFailure);
      if (mode === "cut") await hears("The connection was cut here");
      expect(await status.textContent()).toBe("Error");
      await page.clock.runFor(2_900);
      expect(await status.textContent()).toBe("Error");
      await page.clock.runFor(200);
      await expect.poll(() => status.textContent()).toBe("Online");
      expect(await input.isEnabled()).toBe(true);
      // What the provider said is not for visitors.
      expect(await panel.textContent()).not.toContain("org-fake-provider-detail");
      await model.behave(ok);
      await retry(page).click();
      await hears(words);
      expect(await log.getByText(assistantTexts.sendFailure).count()).toBe(0);
      expect(await log.getByText("Invoices?").count()).toBe(1);
    },
  );
});

describe("in Maintenance", () => {
  test("a spent budget closes the assistant until tomorrow", async ({ visits }) => {
    visits.allow(failedCall);
    await model.behave(ok);
    const frugal = await startSite({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "test", AI_DAILY_TOKENS: "1" });
    onTestFinished(() => frugal.stop());
    const page = await visits.newPage({ site: frugal.url, reducedMotion: "reduce" });
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
    await expectAccessible(page);
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

  test("it can be reviewed by its link", async ({ visits }) => {
    const page = await visits.newPage({ site: site.url });
    await goAlive(page, "/?assistant=maintenance");
    const { panel, status, input } = assistantOn(page);
    await panel.getByRole("button", { name: "ACKNOWLEDGE" }).click();
    expect(await status.textContent()).toBe("Maintenance");
    expect(await input.isDisabled()).toBe(true);
  });
});
