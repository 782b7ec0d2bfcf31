import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { assistantOn, holdAnswers } from "./support/assistant-panel.ts";
import { alive, expectAccessible, expectFocus, expectNoSidewaysScroll, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const price = "What does an agent cost?";
const priceAnswer = /\$2,500/;

/** Controls of the panel whose middle is covered, or outside the window. */
const coveredControls = (page: Page) =>
  page.getByRole("dialog", { name: "Chat assistant" }).evaluate((panel) =>
    [...panel.querySelectorAll<HTMLElement>("button, textarea")]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above === null || !(control === above || control.contains(above));
      })
      .map((control) => control.ariaLabel ?? control.textContent ?? control.id),
  );

describe("opening the assistant", () => {
  test("its launcher is in the HTML, its code waits for intent, and Escape, close and minimise pass the focus on", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    const html = await (await page.goto("/"))?.text();
    expect(html).toContain("Open chat assistant");
    await alive(page);
    await page.waitForLoadState("networkidle");
    const panelCode = () => scripts.filter((url) => url.includes("assistant-panel"));
    expect(panelCode()).toEqual([]);
    const { launcher, panel, input, open } = assistantOn(page);
    await launcher.hover();
    await expect.poll(panelCode).toHaveLength(1);
    await open();
    await expectFocus(input);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await expectFocus(launcher);
    await open();
    await panel.getByRole("button", { name: "Close" }).click();
    await panel.waitFor({ state: "hidden" });
    await expectFocus(launcher);
    await open();
    await panel.getByRole("button", { name: "Minimise" }).click();
    await input.waitFor({ state: "hidden" });
    expect((await panel.boundingBox())?.height).toBeLessThan(64);
    await panel.getByRole("button", { name: "Expand" }).click();
    await expectFocus(input);
  });

  test("it is not offered where no script runs", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await assistantOn(page).launcher.isVisible()).toBe(false);
  });
});

describe("talking to it", () => {
  test("it greets, answers a price question with fact and page, accepts thanks, and survives a reload with its draft", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page);
    const { log, panel, input, status, open, ask, hears } = assistantOn(page);
    await open();
    await hears(/^Hello\. Tell me one task/);
    expect(await status.textContent()).toBe("Online");
    await ask("hello");
    await expect.poll(() => log.getByText(/^Hello\./).count()).toBe(2);
    await ask(price);
    await hears(priceAnswer);
    await ask("thanks!");
    await hears(/welcome/);
    const link = log.getByRole("link", { name: "AI Automation" });
    expect(await link.getAttribute("href")).toBe("/ai-automation#packages");
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await link.click();
    await page.waitForURL("**/ai-automation#packages");
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    expect(await panel.isVisible()).toBe(true);
    await hears(priceAnswer);
    await input.fill("And how long does it ta");
    await page.reload();
    await alive(page);
    await open();
    await hears(priceAnswer);
    expect(await log.getByText(price, { exact: true }).count()).toBe(1);
    expect(await input.inputValue()).toBe("And how long does it ta");
  });

  test("it ignores blank text and composition, breaks lines, and offers the form when it does not know", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page);
    const { input, send, open, ask, turns } = assistantOn(page);
    await open();
    expect(await send.isDisabled()).toBe(true);
    await ask("   \n ");
    expect(await turns.count()).toBe(1);

    // The Enter that picks a word in an input method.
    await input.fill("");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.imeSetComposition", { text: "りょうきん", selectionStart: 5, selectionEnd: 5 });
    await input.evaluate((element) => {
      element.addEventListener("keydown", (event) => {
        element.dataset["composing"] = String((event as KeyboardEvent).isComposing);
      });
    });
    await page.keyboard.press("Enter");
    await expect.poll(() => input.getAttribute("data-composing")).toBe("true");
    await devtools.send("Input.insertText", { text: "料金" });
    await expect.poll(() => input.inputValue()).toMatch(/料金/);
    expect(await turns.count()).toBe(1);
    await page.keyboard.press("Enter");
    await expect.poll(() => turns.count()).toBe(3);

    await input.fill("one");
    await input.press("Shift+Enter");
    await page.keyboard.type("two");
    expect(await input.inputValue()).toBe("one\ntwo");
    expect(await turns.count()).toBe(3);
    await ask("Who won the football world cup in 1998?");
    const form = turns.last().getByRole("link", { name: /^Intake form/ });
    await form.waitFor();
    expect(await form.getAttribute("href")).toMatch(/^\/intake-form\.html/);
    expect(await form.getAttribute("target")).toBe("_blank");
  });

  test("it shows that it is typing, and its log contains only finished messages", async ({ visits }) => {
    const page = await visits.newPage({ reducedMotion: "reduce" });
    const { release } = await holdAnswers(page);
    await goAlive(page);
    const { log, input, typing, panel, open, ask, hears, turns } = assistantOn(page);
    await open();
    await ask(price);
    await typing.waitFor();
    expect(await input.isDisabled()).toBe(true);
    await expectFocus(panel.getByRole("button", { name: "Stop" }));
    expect(await turns.count()).toBe(2);
    expect(await log.getByText("Assistant is typing").count()).toBe(0);
    release();
    await hears(priceAnswer);
    await typing.waitFor({ state: "detached" });
    expect(await turns.count()).toBe(3);
    await expectFocus(input);
  });

  test("it scrolls with the answers only for a reader at the end", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page);
    const { conversation, panel, input, open, ask, hears, turns } = assistantOn(page);
    const place = () =>
      conversation.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
        top: Math.round(scrollTop),
        left: Math.round(scrollHeight - scrollTop - clientHeight),
      }));
    await open();
    for (let turn = 1; turn <= 4; turn += 1) {
      await ask(price);
      await expect.poll(() => turns.count()).toBe(1 + turn * 2);
      await expect.poll(async () => (await place()).left).toBeLessThanOrEqual(1);
    }
    const { release } = await holdAnswers(page);
    await ask("Who are you?");
    await conversation.hover();
    await page.mouse.wheel(0, -4_000);
    await expect.poll(async () => (await place()).top).toBe(0);
    release();
    await hears(/built-in assistant/);
    await expectFocus(input);
    expect((await place()).top).toBe(0);
    await panel.getByRole("button", { name: "Jump to latest" }).click();
    await expect.poll(async () => (await place()).left).toBeLessThanOrEqual(1);
  });
});

describe("writing in it", () => {
  test("10,000 pasted characters are kept, with advice on what to do about them", async ({ visits }) => {
    const page = await visits.newPage({ permissions: ["clipboard-read", "clipboard-write"] });
    await goAlive(page);
    const { input, send, panel, open } = assistantOn(page);
    await open();
    const text = "All our tasks. ".repeat(1_000).slice(0, 10_000);
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await input.press("ControlOrMeta+v");
    await panel.getByRole("alert").getByText("Remove 6,000").waitFor();
    expect(await input.inputValue()).toBe(text);
    expect(await send.isDisabled()).toBe(true);
    await page.reload();
    await alive(page);
    await open();
    expect(await input.inputValue()).toBe(text);
  });

  test("everything can be seen, reached and read on a desktop, without a mouse", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page);
    const { launcher, panel, input, log, hears } = assistantOn(page);
    await page.keyboard.press("Shift+Tab");
    await expectFocus(launcher);
    await page.keyboard.press("Enter");
    await panel.waitFor();
    await expectFocus(input);
    await page.keyboard.type(price);
    await page.keyboard.press("Enter");
    await hears(priceAnswer);
    await expectWhole(page, { width: 1440, height: 900 });
    await expectAccessible(panel);
    await expectFocus(input);
    for (const name of ["Bad answer", "Good answer"]) {
      await page.keyboard.press("Shift+Tab");
      await expectFocus(log.getByRole("button", { name }));
    }
    await page.keyboard.press("Shift+Tab");
    await expectFocus(log.getByRole("link", { name: "AI Automation" }));
    await page.keyboard.press("Shift+Tab");
    await expectFocus(panel.getByRole("region", { name: "Conversation" }));
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await expectFocus(launcher);
  });
});

/** Checks that the whole panel is inside the window and uncovered. */
async function expectWhole(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  // An answer that has just ended scrolls into view in the next frame.
  await expect.poll(() => coveredControls(page)).toEqual([]);
  const box = await assistantOn(page).panel.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  await expectNoSidewaysScroll(page);
}

test("the whole assistant can be seen, reached and read on phones, and on a desktop at 400 %", async ({ visits }) => {
  const sizes = [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ] as const;
  const page = await visits.newPage({ ...sizes[0], hasTouch: true });
  await goAlive(page);
  const { panel, log, input, open, ask, hears } = assistantOn(page);
  await open();
  await ask(price);
  await hears(priceAnswer);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectWhole(page, size);
    await expectAccessible(panel, size === sizes[0] ? undefined : "new");
  }
  // On a desktop at 400 % an answer and its rating buttons have to be scrolled to; nothing else is hidden.
  await page.setViewportSize({ width: 360, height: 225 });
  expect((await coveredControls(page)).filter((name) => !name.endsWith(" answer"))).toEqual([]);
  await page.setViewportSize(sizes[2]);
  // On a phone, following a link in an answer makes room for its page.
  await log.getByRole("link", { name: "AI Automation" }).tap();
  await page.waitForURL("**/ai-automation#packages");
  await input.waitFor({ state: "hidden" });
  expect((await panel.boundingBox())?.height).toBeLessThan(64);
});
