import { automationPage, pricing, processSteps } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { holdMotion } from "./support/held-motion.ts";
import { alive, atEachWidth, expectNoSidewaysScroll, expectTexts, goAlive, motionEnds } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const addresses = ["/ai-automation", "/solutions/ai-powered-automation"];
const headline = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Automate 30% of Your Business in 30 Days", exact: true });
const packages = (page: Page) => page.locator("#packages");
const top = (page: Page) => packages(page).evaluate((section) => Math.round(section.getBoundingClientRect().top));
/** How wide the flap of the first three columns stands, as a share of the place it left. */
const flap = (page: Page) =>
  page.getByRole("img", { name: automationPage.map.alt }).evaluate((map) => {
    const place = map.firstElementChild;
    return (place?.lastElementChild?.getBoundingClientRect().width ?? 0) / (place?.getBoundingClientRect().width ?? 1);
  });

/** Every word that SPEC gives the page, and where its buttons lead. */
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

/** The second address shows the same page: it is looked at in one window. */
const widthsOf = (address: string) => (address === addresses[0] ? [390, 768, 1440] : [1440]);

describe.each(addresses)("the AI automation page at %s", (address) => {
  test("says all that it has to say at every width", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, address);
    await atEachWidth(page, widthsOf(address), async () => {
      await expectWholePage(page);
      await expectNoSidewaysScroll(page);
    });
    expect(await page.title()).toBe("Automate 30% of Your Business in 30 Days | Thirtyfold");
    const description = page.locator("meta[name=description]");
    expect(await description.getAttribute("content")).toBe(automationPage.description);
    const picture = page.locator("meta[property='og:image']");
    expect(await picture.getAttribute("content")).toMatch(/\/ai-automation\.png$/);
  });

  test("is whole without JavaScript, and its packages are a press away", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto(address);
    await expectWholePage(page);
    await page.getByRole("link", { name: "VIEW PACKAGES" }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });
});

test("shows its first screen whole at 1440 x 900, and nothing sideways at 320 px", async ({ visits }) => {
  const page = await visits.newPage();
  await goAlive(page, "/ai-automation");
  await motionEnds(page);
  const box = await page.getByText(automationPage.map.kept, { exact: true }).boundingBox();
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScroll(page);
});

test("folds the first three columns once, and arrives folded where motion is reduced", async ({ visits }) => {
  const page = await visits.newPage({ reducedMotion: "no-preference" });
  const { release } = await holdMotion(page);
  await page.goto("/ai-automation");
  expect(await flap(page)).toBeGreaterThan(0.95);
  await release();
  await motionEnds(page);
  expect(await flap(page)).toBeLessThan(0.85);
  const still = await visits.newPage({ reducedMotion: "reduce" });
  await goAlive(still, "/ai-automation");
  expect(await flap(still)).toBeLessThan(0.85);
  const moving = await still.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
  );
  expect(moving).toBe(0);
});

test("brings the keyboard to the packages, clear of the header", async ({ visits }) => {
  const page = await visits.newPage();
  await goAlive(page, "/ai-automation");
  await page.getByRole("link", { name: "VIEW PACKAGES" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => top(page)).toBe(96);
  expect(new URL(page.url()).hash).toBe("#packages");
});

test("opens at its top, however far down the page before was read", async ({ visits }) => {
  const page = await visits.newPage();
  await goAlive(page, "/about");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Automation", exact: true }).click();
  await headline(page).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await alive(page);
});
