import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { setTextSize } from "./support/large-text.ts";
import { arrivedAt, expectFocus, expectNoSidewaysScroll, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const overlay = (page: Page) => page.getByRole("dialog", { name: "Nothing to sign out of" });
const signOut = (page: Page) => page.getByRole("button", { name: "Sign out", exact: true });

/** Checks the content that SPEC specifies, in order. */
async function expectWholePage(page: Page): Promise<void> {
  const main = page.getByRole("main");
  expect(await main.getByRole("heading").allTextContents()).toEqual([
    "Welcome, User",
    "Chat Support",
    "My Account",
    "Knowledge Base",
    "Recent Activity",
  ]);
  const chat = main.getByRole("link", { name: "Start Chat", exact: true });
  expect(await chat.getAttribute("href")).toBe("/chat");
  await main.getByText("No recent activity to display", { exact: true }).waitFor();
}

describe("the dashboard", () => {
  test("shows SPEC's content, fits 320 px and twice the text size, and links to the chat and the answers", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page, "/dashboard");
    await expectWholePage(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 640, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Start Chat" }).click();
    await arrivedAt(page, "/chat");
    await page.goBack();
    await page.getByRole("link", { name: "Read answers" }).click();
    await arrivedAt(page, "/contact");
  });

  test("is complete without JavaScript", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto("/dashboard");
    await expectWholePage(page);
    // No button without a handler, but a way to the same people.
    const main = page.getByRole("main");
    expect(await main.getByRole("button").count()).toBe(0);
    expect(await main.getByRole("link", { name: /^intake form/ }).getAttribute("href")).toBe("/intake-form.html");
  });
});

describe("accounts", () => {
  test("a click before hydration is not lost", async ({ visits }) => {
    const page = await visits.newPage();
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/shared-*.js", async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto("/dashboard");
    await signOut(page).click();
    release();
    await overlay(page).waitFor();
  });

  test("a button opens the contact form in a new tab; signing out opens an overlay that traps and returns the focus", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page, "/dashboard");
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("button", { name: "Sign in (opens in a new tab)", exact: true }).click(),
    ]);
    await tab.waitForURL("**/intake-form.html");
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    await page.getByRole("heading", { level: 1, name: "Welcome, User" }).waitFor();
    await signOut(page).click();
    await overlay(page).waitFor();
    const contact = overlay(page).getByRole("link", { name: /^Contact us/ });
    expect(await contact.getAttribute("href")).toBe("/intake-form.html");
    expect(await overlay(page).getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
    await page.mouse.click(20, 450);
    await overlay(page).waitFor({ state: "hidden" });
    await expectFocus(signOut(page));
    await page.keyboard.press("Enter");
    await overlay(page).waitFor();
    const within = () => overlay(page).evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(within).toBe(true);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press("Tab");
      expect(await within()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await overlay(page).waitFor({ state: "hidden" });
    await expectFocus(signOut(page));
  });

  test("there is no admin area", async () => {
    const answer = await fetch(`${inject("siteUrl")}/admin`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Page Not Found");
  });
});
