import { automationPage, pricing, processSteps } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { holdMotion } from "./support/held-motion.ts";
import { alive, atEachWidth, expectNoSidewaysScroll, expectTexts, goAlive, motionEnds } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const address = "/ai-automation";
const otherAddress = "/solutions/ai-powered-automation";
const headline = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Automate 30% of Your Business in 30 Days", exact: true });
const packages = (page: Page) => page.locator("#packages");
const top = (page: Page) => packages(page).evaluate((section) => Math.round(section.getBoundingClientRect().top));
/** The width of the flap of the first three columns, as a share of the space it left. */
const flap = (page: Page) =>
  page.getByRole("img", { name: automationPage.map.alt }).evaluate((map) => {
    const place = map.firstElementChild;
    return (place?.lastElementChild?.getBoundingClientRect().width ?? 0) / (place?.getBoundingClientRect().width ?? 1);
  });

/** Checks every text that SPEC specifies for the page, and where its buttons lead. */
async function expectWholePage(page: Page): Promise<void> {
  await headline(page).waitFor();
  const main = page.getByRole("main");
  const titles = await main.getByRole("heading", { level: 3 }).allTextContents();
  expect(titles.map((title) => title.trim())).toEqual(
    expect.arrayContaining([
      "AI Automation Consulting",
      "Custom GPT Agents",
      ...processSteps.map((step) => step.title),
    ]),
  );
  await expectTexts(packages(page), ["from $2,500", ...pricing.included]);
  const link = (name: RegExp) => main.getByRole("link", { name }).first();
  expect(await link(/^BOOK A FREE AI AUDIT/).getAttribute("href")).toBe("/intake-form.html");
  expect(await link(/^BOOK A FREE AI AUDIT/).getAttribute("target")).toBe("_blank");
  expect(await link(/^VIEW PACKAGES$/).getAttribute("href")).toBe("#packages");
  expect(await link(/^LET'S TALK/).getAttribute("href")).toBe("/intake-form.html");
}

/** Checks the page's metadata, at either path. */
async function expectHead(page: Page): Promise<void> {
  expect(await page.title()).toBe("Automate 30% of Your Business in 30 Days | Thirtyfold");
  const description = page.locator("meta[name=description]");
  expect(await description.getAttribute("content")).toBe(automationPage.description);
  const picture = page.locator("meta[property='og:image']");
  expect(await picture.getAttribute("content")).toMatch(/\/ai-automation\.png$/);
}

describe("the AI automation page", () => {
  test("is complete at every width, fits 1440 x 900 on its first screen, honors reduced motion, and skips to packages", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page, address);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
    await atEachWidth(page, [390, 768, 1440], async () => {
      await expectWholePage(page);
      await expectNoSidewaysScroll(page);
    });
    await expectHead(page);
    await motionEnds(page);
    const box = await page.getByText(automationPage.map.kept, { exact: true }).boundingBox();
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    expect(await flap(page)).toBeLessThan(0.85);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
    );
    expect(moving).toBe(0);
    await page.getByRole("link", { name: "VIEW PACKAGES" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => top(page)).toBe(96);
    expect(new URL(page.url()).hash).toBe("#packages");
  });

  test("is the same at its other URL", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, otherAddress);
    await expectWholePage(page);
    await expectHead(page);
  });

  test.for([address, otherAddress])(
    "is complete without JavaScript, with its packages one click away: %s",
    async (path, { visits }) => {
      const page = await visits.newPage({ javaScriptEnabled: false });
      await page.goto(path);
      await expectWholePage(page);
      await page.getByRole("link", { name: "VIEW PACKAGES" }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    },
  );
});

test("animates the first three columns once", async ({ visits }) => {
  const page = await visits.newPage({ reducedMotion: "no-preference" });
  const { release } = await holdMotion(page);
  await page.goto(address);
  expect(await flap(page)).toBeGreaterThan(0.95);
  await release();
  await motionEnds(page);
  expect(await flap(page)).toBeLessThan(0.85);
});

test("opens at the top, however far the previous page was scrolled", async ({ visits }) => {
  const page = await visits.newPage();
  await goAlive(page, "/about");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Automation", exact: true }).click();
  await headline(page).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await alive(page);
});
