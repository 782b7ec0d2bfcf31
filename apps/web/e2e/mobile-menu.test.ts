import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { setTextSize } from "./support/large-text.ts";
import { arrivedAt, expectAccessible, expectFocus, expectNoSidewaysScroll, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true } as const;
const button = (page: Page) => page.getByRole("button", { name: "Menu" });
const sheet = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const group = (page: Page, name: string) => sheet(page).locator("summary", { hasText: name });

describe("the phone menu", () => {
  test("replaces the navigation below 768 px, and at twice the text size", async ({ visits }) => {
    const page = await visits.newPage({ width: 767 });
    await goAlive(page);
    expect(await button(page).isVisible()).toBe(true);
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
    await button(page).click();
    await sheet(page).waitFor();
    await page.setViewportSize({ width: 768, height: 900 });
    await sheet(page).waitFor({ state: "hidden" });
    expect(await button(page).isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(true);
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button(page).click();
    await sheet(page).getByRole("link", { name: "Playground" }).waitFor();
    await expectNoSidewaysScroll(page);
  });

  test("opens its groups one at a time, locks the page behind, is accessible, and closes on navigation and outside clicks", async ({
    visits,
  }) => {
    const page = await visits.newPage(phone);
    await goAlive(page);
    await button(page).tap();
    await sheet(page).waitFor();
    await group(page, "Solutions").tap();
    await sheet(page).getByRole("link", { name: "All Solutions" }).waitFor();
    await group(page, "AI Services").tap();
    await sheet(page).getByRole("link", { name: "Agent Library" }).waitFor();
    await sheet(page).getByRole("link", { name: "All Solutions" }).waitFor({ state: "hidden" });
    for (const name of ["About", "Playground", "Careers", /^Contact Us/]) {
      await sheet(page).getByRole("link", { name }).waitFor();
    }
    await expectAccessible(sheet(page));
    await expectNoSidewaysScroll(page);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([
      0,
      "hidden",
    ]);
    expect(await page.locator("main").evaluate((main: HTMLElement) => main.inert)).toBe(true);
    await page.getByRole("banner").getByRole("link", { name: "Thirtyfold, home" }).tap({ force: true });
    await sheet(page).waitFor({ state: "hidden" });
    await button(page).tap();
    await sheet(page).getByRole("link", { name: "Careers" }).tap();
    await arrivedAt(page, "/careers");
    await sheet(page).waitFor({ state: "hidden" });
    expect(await page.locator("main").evaluate((main: HTMLElement) => main.inert)).toBe(false);
  });

  test("traps the keyboard focus and returns it", async ({ visits }) => {
    const page = await visits.newPage({ width: 390, height: 844 });
    await goAlive(page);
    await button(page).focus();
    await page.keyboard.press("Enter");
    await sheet(page).waitFor();
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest("#mobile-menu, [popovertarget=mobile-menu]") !== null);
    for (let stop = 0; stop < 9; stop += 1) {
      await page.keyboard.press("Tab");
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press("Shift+Tab");
    expect(await inside()).toBe(true);
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "hidden" });
    await expectFocus(button(page));
  });
});
