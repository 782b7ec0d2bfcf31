import { readFile } from "node:fs/promises";
import { demoTexts, generateResponseSchema, generateTimeoutMs, runTraceSchema } from "@thirtyfold/api-contract";
import { tryAgents, tryPage, tryRun } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { sampleText } from "../app/features/demo-card/sample-texts.ts";
import { demoCardOn } from "./support/demo-card.ts";
import { alive, expectAccessible, expectFocus, expectNoSidewaysScroll, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const [sales, , operations] = tryAgents;
const api = "**/api/ai/generate";
const jobDone = "Want This Agent Fully Deployed In Your Business?";

describe("a run by the built-in agent", () => {
  test("is started from a sample by keyboard alone", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, sales.path);
    const { input, sample, paper, steps, audit } = demoCardOn(page, sales);
    await sample(sales.samples[0]?.title ?? "").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => input.inputValue()).not.toBe("");
    await input.focus();
    await page.keyboard.press("ControlOrMeta+Enter");
    await page.getByText(jobDone).waitFor();
    expect((await paper.innerText()).length).toBeGreaterThan(200);
    // Including trigger and result.
    expect(await steps.count()).toBeGreaterThan(5);
    await page.getByText(/^\d+ steps in .*, built-in agent, no language model$/).waitFor();
    expect(await audit.getAttribute("target")).toBe("_blank");
    const step = steps.getByRole("button", { expanded: false }).first();
    await step.focus();
    await page.keyboard.press("Enter");
    await expectFocus(steps.getByRole("button", { expanded: true }));
  });

  test.for(tryAgents)("$name handles its samples", async ({ demoType, samples }) => {
    const headers = { "content-type": "application/json" };
    for (const index of samples.keys()) {
      const content = sampleText(demoType, index, new Date());
      const body = JSON.stringify({ demoType, messages: [{ role: "user", content }] });
      const answer = await fetch(`${inject("siteUrl")}/api/ai/generate`, { method: "POST", headers, body });
      const { text, trace } = generateResponseSchema.parse(await answer.json());
      expect(text.length).toBeGreaterThan(200);
      expect(trace?.steps.length).toBeGreaterThan(3);
    }
  });

  test("fits a phone, with every step expanded, and its result scrolls", async ({ visits }) => {
    const page = await visits.newPage({ width: 320, height: 700, hasTouch: true });
    await goAlive(page, operations.path);
    const { input, sample, process, paper } = demoCardOn(page, operations);
    await sample(operations.samples[0]?.title ?? "").click();
    await expect.poll(() => input.inputValue()).not.toBe("");
    await process.click();
    await page.getByText(jobDone).waitFor();
    await page.getByRole("button", { name: "Open all" }).click();
    await expectNoSidewaysScroll(page);
    const height = await paper.evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(600);
  });

  test("can be saved as JSON, and shared by a link that needs no server", async ({ visits }) => {
    const page = await visits.newPage({ permissions: ["clipboard-read", "clipboard-write"] });
    await goAlive(page, sales.path);
    const { input, process, paper } = demoCardOn(page, sales);
    await input.fill("We are 12 people and need an agent for our web inquiries. Budget $4,000. Ines Kallio, Pellwater");
    await process.click();
    await page.getByText(jobDone).waitFor();
    const words = await paper.innerText();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download JSON" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^sales-run-20\d\d-\d\d-\d\d\.json$/);
    const trace = runTraceSchema.parse(JSON.parse(await readFile(await download.path(), "utf8")));
    expect(trace).toMatchObject({ agent: "sales", provider: "embedded" });

    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Make the link" }).click();
    await page.getByText("Link copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${sales.path}#run=`);
    expect(page.url()).not.toContain("#");

    const friend = await visits.newPage({ width: 390, height: 844 });
    await friend.route("**/api/**", (route) => route.abort());
    await friend.goto(link);
    await friend.getByText(/^Replay of a run from .*; no model was called$/).waitFor();
    await friend.getByText(jobDone).waitFor();
    expect(await demoCardOn(friend, sales).paper.innerText()).toBe(words);
    await expectAccessible(friend);
    await friend.getByRole("button", { name: "Close the replay" }).click();
    await friend.getByText("Nothing handed back yet.").waitFor();
    expect(friend.url()).not.toContain("#");
  });
});

describe("a run that fails", () => {
  const answers = [
    [{ status: 503, json: { error: "Too busy. Please try again." } }, "Too busy. Please try again."],
    [{ status: 502, contentType: "text/html", body: "<p>Bad gateway</p>" }, demoTexts.unavailable],
    [{ status: 200, contentType: "text/html", body: "<p>Hello</p>" }, demoTexts.unparseable],
    [{ status: 200, json: {} }, demoTexts.emptyResponse],
    [{ status: 200, contentType: "text/event-stream", body: 'data: {"delta":"Hel"}\n\n' }, demoTexts.other],
    [{ status: 401, json: { error: "Incorrect API key provided: sk-12" } }, demoTexts.provider],
  ] as const;

  test("says why in SPEC's words, keeps the text, shows an example instead, and is cancelled by keyboard", async ({
    visits,
  }) => {
    visits.allow(/\/api\/ai\/generate|status of (401|502|503)|net::ERR_FAILED/);
    const page = await visits.newPage();
    await goAlive(page, sales.path);
    const { input, process, cancel, paper } = demoCardOn(page, sales);
    await process.click();
    await page.getByText(demoTexts.emptyInput).waitFor();
    await input.fill("What does an agent cost?");
    const told = async (message: string) => {
      await process.click();
      await page.getByRole("alert").getByText(message, { exact: true }).waitFor();
      await paper.getByText(demoTexts.fallbackPrefix).waitFor();
      expect(await input.inputValue()).toBe("What does an agent cost?");
    };
    for (const [answer, message] of answers) {
      await page.route(api, (route) => route.fulfill(answer));
      await told(message);
      await page.unroute(api);
    }
    await page.route(api, (route) => route.abort());
    await told(demoTexts.other);
    await page.unroute(api);

    await page.route(api, () => undefined);
    const asked = page.waitForRequest(api);
    await process.focus();
    await page.keyboard.press("Enter");
    await asked;
    await expectFocus(cancel);
    const gone = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/ai/generate"));
    await page.keyboard.press("Enter");
    expect((await gone).failure()?.errorText).toBe("net::ERR_ABORTED");
    await page.getByRole("main").getByText(tryRun.cancelled).first().waitFor();
  });

  test("moves the focus to the result, even after a double click", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, sales.path);
    const { input, process, cancel } = demoCardOn(page, sales);
    const pressed = Promise.withResolvers<void>();
    await page.route(api, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await input.fill("What does an agent cost?");
    await process.dblclick();
    await cancel.waitFor();
    pressed.resolve();
    await expectFocus(page.getByRole("region", { name: sales.result }));
  });

  test("times out after 20 seconds", async ({ visits }) => {
    const page = await visits.newPage();
    await page.clock.install();
    await page.route(api, () => undefined);
    await goAlive(page, sales.path);
    await page.clock.pauseAt(Date.now() + 60_000);
    const { input, process, cancel } = demoCardOn(page, sales);
    await input.fill("What does an agent cost?");
    const called = page.waitForRequest(api);
    await process.click();
    await called;
    await cancel.waitFor();
    await page.clock.runFor(generateTimeoutMs - 1);
    expect(await page.getByRole("button", { name: "Processing..." }).isDisabled()).toBe(true);
    await page.clock.runFor(1);
    await page.getByRole("alert").getByText(demoTexts.timeout).waitFor();
    expect(await process.isEnabled()).toBe(true);
  });
});

describe("the input", () => {
  const height = (page: Page) =>
    demoCardOn(page, sales).input.evaluate((element) => element.getBoundingClientRect().height);

  test("grows up to 300 px, and keeps its text across a reload and Back", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, "/playground");
    await page.getByRole("button", { name: /^View Demo/ }).click();
    await page.getByRole("link", { name: tryPage.open }).click();
    await page.waitForURL(`**${sales.path}`);
    const { input } = demoCardOn(page, sales);
    const small = await height(page);
    await input.fill("A line of an inquiry\n".repeat(9));
    const grown = await height(page);
    expect(grown).toBeGreaterThan(small);
    await input.fill("A line of an inquiry\n".repeat(60));
    expect(await height(page)).toBe(300);
    await page.reload();
    await alive(page);
    await expect.poll(async () => (await input.inputValue()).length).toBe(1260);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "AI Agent Catalog" }).waitFor();
    await page.goForward();
    await expect.poll(async () => (await input.inputValue()).length).toBe(1260);
  });

  test("says without JavaScript where to turn instead", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto(sales.path);
    await page.getByText("This form needs JavaScript.").waitFor();
    expect(await page.getByRole("button", { name: "Process" }).count()).toBe(0);
  });
});

test("an unknown agent gets the 404 page", async ({ visits }) => {
  visits.allow(/404/);
  const page = await visits.newPage();
  const answer = await page.goto("/playground/try/wizard");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
});
