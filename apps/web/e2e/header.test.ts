import { headerMenus } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { alive, arrivedAt, expectFocus, expectNoSidewaysScroll, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const solutions = (page: Page) => main(page).getByRole("button", { name: "Solutions", exact: true });
const aiServices = (page: Page) => main(page).getByRole("button", { name: "AI Services", exact: true });
const item = (page: Page, name: string) => main(page).getByRole("link", { name });
/** Alpha of the header's ground: 0 while transparent. */
const ground = (page: Page) =>
  page.getByRole("banner").evaluate((header) => {
    const color = getComputedStyle(header).backgroundColor;
    return color === "transparent" ? 0 : Number(/(?:\/|rgba\(.*,)\s*([\d.]+)\)$/.exec(color)?.[1] ?? 1);
  });

/** Withholds the application's code: only the HTML and the stylesheet are at work. */
const withoutApplication = (page: Page) => page.route("**/assets/shared-*.js", () => {});

describe("the header", () => {
  test("is transparent at first and solid after 10 px; its theme toggle is disabled and says why", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page);
    expect(await ground(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 10, behavior: "instant" }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
    expect(await ground(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 12, behavior: "instant" }));
    await expect.poll(() => ground(page)).toBeGreaterThan(0.9);
    expect(await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().top)).toBe(0);

    const toggle = page.getByRole("button", { name: "Color theme" });
    expect(await toggle.getAttribute("aria-disabled")).toBe("true");
    await toggle.focus();
    await page.getByRole("tooltip", { name: "This page is always dark" }).waitFor();
    await page.keyboard.press("Enter");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.keyboard.press("Escape");
    await page.getByRole("tooltip").waitFor({ state: "hidden" });
  });

  test("lists SPEC's entries in its two menus, opens a menu on hover and keeps it open for 150 ms", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page);
    for (const menu of headerMenus) {
      const button = main(page).getByRole("button", { name: menu.label, exact: true });
      await button.click();
      for (const { label, path } of menu.items) {
        const link = item(page, label);
        await link.waitFor();
        expect(await link.getAttribute("href")).toBe(path);
      }
      expect(await button.getAttribute("aria-expanded")).toBe("true");
      await expectNoSidewaysScroll(page);
    }
    expect(headerMenus.map(({ items }) => items.length)).toEqual([5, 2]);
    const contact = page.getByRole("banner").getByRole("link", { name: /^Contact Us/ });
    expect(await contact.getAttribute("href")).toBe("/intake-form.html");
    expect(await contact.getAttribute("target")).toBe("_blank");

    await page.keyboard.press("Escape");
    await item(page, "Agent Library").waitFor({ state: "hidden" });
    // A menu with the focus stays open regardless of the mouse.
    await page.getByRole("main").evaluate((element) => element.focus());
    await page.mouse.move(700, 600);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await solutions(page).hover();
    await item(page, "AI Agent Delivery").waitFor();
    // Off the menu and back within the delay: the menu stays.
    await page.mouse.move(700, 600);
    await page.clock.runFor(140);
    expect(await solutions(page).getAttribute("aria-expanded")).toBe("true");
    await item(page, "AI Agent Delivery").hover();
    await page.clock.runFor(1_000);
    expect(await solutions(page).getAttribute("aria-expanded")).toBe("true");
    // Only one menu is open at a time.
    await aiServices(page).hover();
    await item(page, "Agent Library").waitFor();
    await item(page, "AI Agent Delivery").waitFor({ state: "hidden" });
    await page.mouse.move(700, 600);
    await page.clock.runFor(149);
    expect(await aiServices(page).getAttribute("aria-expanded")).toBe("true");
    await page.clock.runFor(1);
    await item(page, "Agent Library").waitFor({ state: "hidden" });
  });

  test("opens a menu on tap and closes it on a tap elsewhere", async ({ visits }) => {
    const page = await visits.newPage({ width: 1024, height: 768, hasTouch: true });
    await goAlive(page);
    await solutions(page).tap();
    await item(page, "All Solutions").waitFor();
    await page.touchscreen.tap(900, 600);
    await item(page, "All Solutions").waitFor({ state: "hidden" });
    await solutions(page).tap();
    await item(page, "All Solutions").waitFor();
    await solutions(page).tap();
    await item(page, "All Solutions").waitFor({ state: "hidden" });
    await expectNoSidewaysScroll(page);
  });

  test("takes only a few keys, and offers a skip link past itself", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expectFocus(skip);
    expect(await skip.isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("main"));
    await page.keyboard.press("Tab");
    await expectFocus(
      page
        .getByRole("button", { name: "Replay the 30 days" })
        .or(page.getByRole("link", { name: /^Explore AI Agents/ }))
        .first(),
    );
    await skip.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expectFocus(solutions(page));
    for (const key of ["Enter", " ", "ArrowDown"]) {
      await page.keyboard.press(key);
      await item(page, "All Solutions").waitFor();
      await page.keyboard.press("ArrowDown");
      await expectFocus(item(page, "All Solutions"));
      await page.keyboard.press("ArrowUp");
      await expectFocus(item(page, "No-Code Integrations"));
      await page.keyboard.press("Escape");
      await item(page, "All Solutions").waitFor({ state: "hidden" });
      await expectFocus(solutions(page));
    }
    await page.keyboard.press("Enter");
    await item(page, "All Solutions").waitFor();
    await page.keyboard.press("Tab");
    await expectFocus(item(page, "All Solutions"));
    for (let more = 1; more <= 5; more += 1) await page.keyboard.press("Tab");
    await expectFocus(aiServices(page));
    await item(page, "All Solutions").waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await item(page, "AI Automation").waitFor();
    await page.keyboard.press("ArrowDown");
    await expectFocus(item(page, "AI Automation"));
    await page.keyboard.press("Enter");
    await arrivedAt(page, "/ai-automation");
  });
});

describe("before the application has loaded", () => {
  test("menus open on hover and on click, and their links work", async ({ visits }) => {
    visits.allow(/answer: 404 .*\/agents|status of 404/);
    const page = await visits.newPage();
    await withoutApplication(page);
    await page.goto("/");
    await solutions(page).hover();
    await item(page, "AI Agent Delivery").waitFor();
    await page.mouse.move(700, 600);
    await item(page, "AI Agent Delivery").waitFor({ state: "hidden" });
    await aiServices(page).click();
    await page.mouse.move(700, 600);
    await item(page, "Agent Library").waitFor();
    await item(page, "Agent Library").click();
    await arrivedAt(page, "/agents");
  });

  test("a click on a menu is replayed once the application has loaded", async ({ visits }) => {
    const page = await visits.newPage();
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/shared-*.js", async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto("/");
    await solutions(page).focus();
    await page.keyboard.press("Enter");
    release();
    await alive(page);
    await expect.poll(() => solutions(page).getAttribute("aria-expanded")).toBe("true");
    await item(page, "AI Agent Delivery").waitFor();
  });

  test("the phone menu opens, closes on Escape, and its links work", async ({ visits }) => {
    visits.allow(/answer: 404 .*\/about|status of 404/);
    const page = await visits.newPage({ width: 390, height: 844, hasTouch: true });
    await withoutApplication(page);
    await page.goto("/");
    const sheet = page.getByRole("navigation", { name: "Menu" });
    const button = page.getByRole("button", { name: "Menu" });
    await button.tap();
    await sheet.waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await button.tap();
    await sheet.getByRole("link", { name: "About" }).tap();
    await arrivedAt(page, "/about");
  });
});
