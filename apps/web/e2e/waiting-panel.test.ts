import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type Assistant, assistantOn } from "./support/assistant-panel.ts";
import { expectAccessible, expectFocus, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const application = "**/assets/libraries-*.js";
const panelCode = "**/assets/assistant-panel-*.js";
const waiting = "[data-waiting]";

/** Holds a file back until the returned function is called. */
async function holdBack(page: Page, file: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function openEarly({ launcher, input }: Assistant): Promise<void> {
  await launcher.click();
  await input.waitFor();
}

describe("the assistant before its code has loaded", () => {
  test("opens, accepts a question, and sends it once it can", async ({ visits }) => {
    const page = await visits.newPage();
    const release = await holdBack(page, application);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    const assistant = assistantOn(page);
    await openEarly(assistant);
    await expectFocus(assistant.input);
    expect(await assistant.launcher.getAttribute("aria-expanded")).toBe("true");
    expect(await assistant.send.isEnabled()).toBe(false);
    await page.keyboard.type("What does an agent cost?");
    await expectAccessible(assistant.panel);
    await page.keyboard.press("Enter");
    expect(await assistant.send.getAttribute("aria-busy")).toBe("true");
    expect(await page.locator("html[data-hydrated]").count()).toBe(0);
    release();
    await assistant.hears(/\$2,500/);
    expect(await page.locator(waiting).count()).toBe(0);
    expect(await assistant.turns.filter({ hasText: "What does an agent cost?" }).count()).toBe(1);
    expect(await assistant.input.inputValue()).toBe("");
  });

  test("opens on a double click as on one, and replays clicks in the panel", async ({ visits }) => {
    const page = await visits.newPage({ width: 412, height: 823 });
    const release = await holdBack(page, application);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const { launcher, panel, turns } = assistantOn(page);
    await launcher.click();
    const suggestion = panel.getByRole("list", { name: "Suggested questions" }).getByRole("button").first();
    await suggestion.waitFor();
    // The second half, as browsers count it, of a double click whose first half opened the panel.
    await launcher.dispatchEvent("click", { detail: 2 });
    const question = await suggestion.textContent();
    await suggestion.click();
    release();
    await turns.filter({ hasText: question ?? "" }).waitFor();
  });

  test("closes by Escape, its button and the launcher, keeps the text, and does not reopen by itself", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    const release = await holdBack(page, application);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    const assistant = assistantOn(page);
    const { launcher, panel, input } = assistant;
    await openEarly(assistant);
    await page.keyboard.type("Do you work");
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await expectFocus(launcher);
    expect(await launcher.getAttribute("aria-expanded")).toBe("false");
    await openEarly(assistant);
    expect(await input.inputValue()).toBe("Do you work");
    await panel.getByRole("button", { name: "Close" }).click();
    await panel.waitFor({ state: "detached" });
    await expectFocus(launcher);
    await openEarly(assistant);
    await launcher.click();
    await panel.waitFor({ state: "detached" });
    release();
    await page.locator("html[data-hydrated]").waitFor();
    expect(await panel.count()).toBe(0);
    await assistant.open();
    expect(await input.inputValue()).toBe("Do you work");
  });

  test("hands over text and caret when only its own code is late", async ({ visits }) => {
    const page = await visits.newPage();
    const release = await holdBack(page, panelCode);
    await goAlive(page, "/about");
    const assistant = assistantOn(page);
    const { launcher, panel, input } = assistant;
    await openEarly(assistant);
    await page.keyboard.type("Do work in Spain?");
    for (let step = 0; step < "work in Spain?".length; step += 1) await page.keyboard.press("ArrowLeft");
    await page.getByRole("button", { name: "Close chat assistant" }).waitFor();
    release();
    await page.locator(waiting).waitFor({ state: "detached" });
    await expectFocus(input);
    await page.keyboard.type("you ");
    expect(await input.inputValue()).toBe("Do you work in Spain?");
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await expectFocus(launcher);
  });

  test("waits for a word being composed by an input method", async ({ visits }) => {
    const page = await visits.newPage();
    const release = await holdBack(page, panelCode);
    await goAlive(page, "/about");
    const assistant = assistantOn(page);
    await openEarly(assistant);
    const session = await page.context().newCDPSession(page);
    await session.send("Input.imeSetComposition", { text: "nihao", selectionStart: 5, selectionEnd: 5 });
    await page.locator(`${waiting} [data-composing]`).waitFor();
    const come = page.waitForResponse(panelCode);
    release();
    await (await come).finished();
    // Without the unfinished word, the panel would appear two frames after its code.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await page.locator(waiting).count()).toBe(1);
    await session.send("Input.insertText", { text: "你好" });
    await page.locator(waiting).waitFor({ state: "detached" });
    expect(await assistant.input.inputValue()).toBe("你好");
  });

  test("leaves this tab's conversation to the application", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, "/about");
    const { launcher, panel, ask, open, hears } = assistantOn(page);
    await open();
    await ask("What does an agent cost?");
    await hears(/\$2,500/);
    const release = await holdBack(page, application);
    await page.reload({ waitUntil: "domcontentloaded" });
    await launcher.click();
    await page.locator("button[aria-busy=true]").waitFor();
    expect(await panel.count()).toBe(0);
    release();
    await hears(/\$2,500/);
  });
});
