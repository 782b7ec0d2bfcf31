import { methodology, services, strategyConsultation } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { setTextSize } from "./support/large-text.ts";
import { arrivedAt, atEachWidth, expectNoSidewaysScroll, expectTexts, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const headline = (page: Page) => page.getByRole("heading", { level: 1, name: "Decide, build, connect", exact: true });
const consultation = (page: Page) => page.locator("#packages");
const scrolled = (page: Page) => page.evaluate(() => scrollY);
/** The top of the consultation's sheet in the window. */
const sheetTop = (page: Page) => consultation(page).evaluate((sheet) => Math.round(sheet.getBoundingClientRect().top));

/** Checks every text that SPEC specifies for the page, and where its links lead. */
async function expectWholePage(page: Page): Promise<void> {
  await headline(page).waitFor();
  const main = page.getByRole("main");
  const titles = await main.getByRole("heading", { level: 2 }).allTextContents();
  expect(titles.map((title) => title.trim())).toEqual(expect.arrayContaining(services.map(({ title }) => title)));
  const block = consultation(page);
  await block.getByRole("heading", { name: "Free AI Strategy Consultation" }).waitFor();
  await block.getByText(strategyConsultation.text).waitFor();
  const steps = main.getByRole("region", { name: "One method, four steps" }).getByRole("heading", { level: 3 });
  expect(await steps.allTextContents()).toEqual(["Assessment", "Strategy", "Implementation", "Optimization"]);
  await expectTexts(
    main,
    [...services, ...methodology].map(({ text }) => text),
  );
  const links = await main.getByRole("link").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(links).toEqual(Array.from({ length: 6 }, () => "/intake-form.html"));
}

/** Checks that title and picture are the page's, and its menu is lit. */
async function expectLit(page: Page): Promise<void> {
  expect(await page.title()).toBe("AI Services | Thirtyfold");
  const picture = page.locator("meta[property='og:image']");
  expect(await picture.getAttribute("content")).toMatch(/\/services\.png$/);
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  expect(await current.allTextContents()).toEqual([expect.stringContaining("AI Services")]);
}

/** The second path shows the same page, so one window is enough for it. */
const widthsOf = (address: string) => (address === "/services" ? [320, 390, 768, 1440] : [1440]);

describe.each(["/services", "/ai-services"])("the AI services page at %s", (address) => {
  test("is complete at every width, is marked in the header, and fits larger text", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, address);
    await atEachWidth(page, widthsOf(address), async () => {
      await expectWholePage(page);
      await expectNoSidewaysScroll(page);
    });
    await expectLit(page);
    if (address !== "/services") return;
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 640, height: 900 });
    await expectNoSidewaysScroll(page);
  });

  test("is complete without JavaScript, and opens at its anchor", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto(`${address}#packages`);
    await expectWholePage(page);
    await expect.poll(() => sheetTop(page)).toBe(96);
  });
});

describe("the consultation's anchor", () => {
  test.for(["no-preference", "reduce"] as const)(
    "is scrolled to 300 ms after a visitor arrives at it (motion: %s)",
    async (reducedMotion, { visits }) => {
      const page = await visits.newPage({ reducedMotion });
      await goAlive(page, "/ai-automation");
      const link = page.getByRole("link", { name: "What happens in the audit" });
      await link.scrollIntoViewIfNeeded();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await link.click();
      await headline(page).waitFor();
      await consultation(page).waitFor();
      expect(new URL(page.url()).hash).toBe("#packages");
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.clock.runFor(299);
      expect(await scrolled(page)).toBe(0);
      await page.clock.runFor(1);
      if (reducedMotion === "reduce") expect(await sheetTop(page)).toBe(96);
      await expect.poll(() => sheetTop(page)).toBe(96);
    },
  );

  test("does not pull a visitor back after Back from another page, or after the skip link", async ({ visits }) => {
    const page = await visits.newPage({ reducedMotion: "reduce" });
    await goAlive(page, "/ai-automation");
    await page.getByRole("link", { name: "What happens in the audit" }).click();
    await expect.poll(() => sheetTop(page)).toBe(96);
    const about = page.getByRole("contentinfo").getByRole("link", { name: "About" });
    await about.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await about.click();
    await arrivedAt(page, "/about");
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goBack();
    await headline(page).waitFor();
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.clock.runFor(1_000);
    expect(await scrolled(page)).toBe(place);
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe("#packages");
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.clock.runFor(1_000);
    expect(await scrolled(page)).toBe(place);
  });

  test("is where a direct visit starts", async ({ visits }) => {
    const page = await visits.newPage({ width: 390, height: 844 });
    await goAlive(page, "/services#packages");
    await expect.poll(() => sheetTop(page)).toBe(84);
  });
});
