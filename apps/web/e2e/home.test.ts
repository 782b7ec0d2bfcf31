import { company, demoCall, featureCards, finalCall, hero, operationsMap, testimonials } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { holdMotion } from "./support/held-motion.ts";
import { setTextSize } from "./support/large-text.ts";
import { alive, atEachWidth, expectNoSidewaysScroll, expectTexts, goAlive, motionEnds } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const headline = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Deploy AI Agents, Not Just Software", exact: true });
const pause = (page: Page) => page.getByRole("button", { name: hero.pause });
const map = (page: Page) => page.getByRole("img", { name: operationsMap.alt });

/** Checks every text that SPEC specifies for the home page, and where its buttons lead. */
async function expectWholePage(page: Page): Promise<void> {
  await headline(page).waitFor();
  const main = page.getByRole("main");
  await expectTexts(main, [...hero.benefits, ...testimonials.map(({ name }) => name)]);
  for (const title of [
    "Plug-and-Play AI Agents",
    "Workflow & API Integrations",
    "Secure & Scalable Delivery",
    demoCall.title,
    finalCall.title,
  ]) {
    await main.getByRole("heading", { name: title, exact: true }).waitFor();
  }
  for (const { quote } of testimonials) await main.getByText(quote).waitFor();
  const target = (name: RegExp) => main.getByRole("link", { name }).getAttribute("href");
  expect(await target(/^Explore AI Agents/)).toBe("/playground");
  expect(await target(/^Request a Custom Solution/)).toBe("/intake-form.html");
  expect(await target(/^Open the playground/)).toBe("/playground");
  expect(await target(/^Request an AI Agent/)).toBe("/intake-form.html");
  expect(await main.getByRole("link", { name: /^Request an AI Agent/ }).getAttribute("target")).toBe("_blank");
}

/** Checks that nothing moves and the last day is shown. */
async function expectStill(page: Page): Promise<void> {
  await page.getByText("Day 30 of 30").waitFor();
  expect(await page.getByRole("button", { name: operationsMap.replayLabel }).isVisible()).toBe(false);
  expect(await pause(page).isVisible()).toBe(false);
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ timeline, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return timeline instanceof DocumentTimeline ? [target?.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(moving).toEqual([]);
}

/** Text of the page that is rendered but invisible, by its own or an ancestor's opacity or visibility. */
const unseenTexts = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const unseen: string[] = [];
    while (words.nextNode()) {
      const element = words.currentNode.parentElement;
      const text = words.currentNode.textContent?.trim();
      if (!text || !element || element.getClientRects().length === 0) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) unseen.push(text);
      for (let part: Element | null = element; part; part = part.parentElement) {
        if (Number(getComputedStyle(part).opacity) < 1) unseen.push(`${text} (faint)`);
      }
    }
    return unseen;
  });

/** Records each day that the map shows: polling would miss some on a busy machine. */
const noteDays = (page: Page) =>
  page.addInitScript(() => {
    const days: number[] = [];
    Object.assign(globalThis, { days });
    new MutationObserver(() => {
      const [, day] = /Day (\d+) of 30/.exec(document.querySelector("main")?.textContent ?? "") ?? [];
      if (day !== undefined && Number(day) !== days.at(-1)) days.push(Number(day));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const shownDays = (page: Page) => page.evaluate(() => (globalThis as unknown as { days: number[] }).days);
/**
 * Advances the clock by whole replays until the last day appears: React may draw a day after the clock's time for it.
 */
const passDays = async (page: Page) => {
  do await page.clock.runFor(30 * 220);
  while ((await shownDays(page)).at(-1) !== 30);
};

/**
 * Runs in the page: whether the text is darker than the sheet, the sheet's color, and whether backgrounds are printed.
 */
function printedLook(words: Element) {
  const look = getComputedStyle(document.body);
  const [lightness = 1] = /[\d.]+/.exec(getComputedStyle(words).color)?.map(Number) ?? [];
  return { dark: lightness < 0.3, ground: look.backgroundColor, grounds: look.printColorAdjust };
}

/** A layout shift, and the texts that it moved. */
type Shift = { by: number; moved: (string | undefined)[] };

describe("the home page", () => {
  // WCAG 1.4.12. Simulates a reader's own style, which the site's policy would refuse from a page.
  test("shows the map's names in full with wider letter and word spacing", async ({ visits }) => {
    const page = await visits.newPage({ bypassCSP: true });
    await page.goto("/");
    await page.addStyleTag({ content: "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" });
    await atEachWidth(page, [320, 390, 1280], async () => {
      for (const { label } of operationsMap.rows) {
        const name = map(page).getByText(label, { exact: true });
        expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      }
    });
  });

  test("is complete at every width, its first screen at 1440 x 900; honors reduced motion, print and twice the text size", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page);
    expect(await page.title()).toContain(company.name);
    for (const { width, height, pixels } of [
      { width: 390, height: 844, pixels: 52 },
      { width: 768, height: 1024, pixels: 76 },
      { width: 1440, height: 900, pixels: 119 },
    ]) {
      await page.setViewportSize({ width, height });
      await expectWholePage(page);
      await expectNoSidewaysScroll(page);
      await motionEnds(page);
      expect(await unseenTexts(page)).toEqual([]);
      const size = await headline(page).evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize));
      expect(Math.floor(size)).toBe(pixels);
    }
    for (const name of [/^Explore AI Agents/, /^Request a Custom Solution/]) {
      const box = await page.getByRole("link", { name }).first().boundingBox();
      expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    }
    const targets = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(targets).toEqual(expect.arrayContaining(featureCards.map(({ path }) => path)));
    await expectStill(page);
    // Print has its text, dark on white, and its squares, but no floating parts and nothing to press.
    await page.emulateMedia({ media: "print" });
    await expectWholePage(page);
    for (const part of [
      page.getByRole("button", { name: "Open chat assistant" }),
      page.getByRole("navigation").first(),
    ]) {
      expect(await part.isVisible()).toBe(false);
    }
    expect(await page.getByRole("heading", { level: 1 }).evaluate(printedLook)).toEqual({
      dark: true,
      ground: "rgb(255, 255, 255)",
      grounds: "exact",
    });
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
    await setTextSize(page, 32);
    await atEachWidth(page, [640, 1280], () => expectNoSidewaysScroll(page));
  });

  test.for([
    ["A4", "1cm", 6],
    ["A4", "0cm", 5],
    ["Letter", "1cm", 6],
    ["Letter", "0cm", 5],
  ] as const)(
    "prints on %s with margins of %s on %i sheets, none of them nearly empty",
    async ([format, edge, sheets], { visits }) => {
      const page = await visits.newPage();
      await goAlive(page);
      const margin = { top: edge, right: edge, bottom: edge, left: edge };
      const printed = await page.pdf({ format, margin });
      expect(printed.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(sheets);
    },
  );

  test("staggers its entrances at 300, 500, 700 and 900 ms", async ({ visits }) => {
    const page = await visits.newPage({ reducedMotion: "no-preference" });
    await holdMotion(page);
    await page.goto("/");
    const entrances = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.target?.matches(".home-entrance")) return [];
        const { duration } = effect.getComputedTiming();
        // It stays at its first keyframe until the second, and ends where it no longer moves.
        const frames = effect.getKeyframes();
        const at = (index: number) => Math.round((frames.at(index)?.computedOffset ?? 0) * Number(duration));
        const ends = frames.findIndex(({ transform }, index) => index > 1 && transform === "none");
        return [{ begins: at(1), ends: at(ends) }];
      }),
    );
    expect(entrances.toSorted((a, b) => a.begins - b.begins)).toEqual(
      [300, 500, 700, 900].map((begins) => ({ begins, ends: begins + 700 })),
    );
  });

  test("is complete without JavaScript", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto("/");
    await atEachWidth(page, [390, 1440], async () => {
      await expectWholePage(page);
      await expectNoSidewaysScroll(page);
      expect(await map(page).isVisible()).toBe(true);
      await page.getByText("Day 30 of 30").waitFor();
      expect(await page.getByRole("button", { name: operationsMap.replayLabel }).count()).toBe(0);
      expect(await pause(page).count()).toBe(0);
      await expect.poll(() => unseenTexts(page)).toEqual([]);
    });
  });

  test("replays the 30 days once by itself, and again on request", async ({ visits }) => {
    const page = await visits.newPage({ reducedMotion: "no-preference" });
    await noteDays(page);
    await page.clock.install();
    await goAlive(page);
    await page.clock.fastForward(1_500);
    await expect.poll(() => shownDays(page)).toEqual(expect.arrayContaining([30, 0]));
    await passDays(page);
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.getByRole("button", { name: operationsMap.replayLabel }).click();
    await page.getByText("0%", { exact: true }).waitFor();
    await passDays(page);
    await page.getByText("30%", { exact: true }).waitFor();
    const days = Array.from({ length: 31 }, (_, day) => day);
    expect(await shownDays(page)).toEqual([30, ...days, ...days]);
  });

  test("shows the plain hero when the network cannot be drawn", async ({ visits }) => {
    const page = await visits.newPage();
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
      Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
    });
    await goAlive(page);
    await expectWholePage(page);
    await expect.poll(() => page.locator("main canvas:visible").count()).toBe(0);
  });
});

describe("the home page's costs and policy", () => {
  test("requests no script before the first paint, never shifts, and has a strict CSP that needs no other host", async ({
    visits,
  }) => {
    const page = await visits.newPage({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node }[] })[]) {
          shifts.push({ by: entry.value, moved: entry.sources.map(({ node }) => node.textContent?.slice(0, 60)) });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    expectStrictHeaders((await page.goto("/"))?.headers() ?? {});
    // On a busy machine a page loads before it is painted, and `alive` requests the application.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await alive(page);
    await motionEnds(page);
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(paint).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((start) => start <= (paint ?? 0))).toEqual([]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await motionEnds(page);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
    // Zero in the three decimals reported: the font's arrival may move a number by a fraction of a pixel.
    const noticed = shifts.reduce((sum, { by }) => sum + by, 0) >= 0.0005;
    expect(noticed ? shifts : []).toEqual([]);
    await page.waitForLoadState("networkidle");
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

/** Checks for a policy that allows the page's scripts and nothing else that could run. */
function expectStrictHeaders(headers: Readonly<Record<string, string>>): void {
  const policy = headers["content-security-policy"] ?? "";
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
  expect(scripts).toContain("'sha256-");
  expect(scripts).not.toMatch(/unsafe|\*|https?:|data:/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBeDefined();
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
}
