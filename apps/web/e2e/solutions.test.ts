import { customerStories, performanceMetrics, solutions, solutionsPage, testimonialsNote } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
  alive,
  arrivedAt,
  atEachWidth,
  expectFocus,
  expectNoSidewaysScroll,
  expectTexts,
  goAlive,
  motionEnds,
  openAllSolutions,
} from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const path = "/solutions";
const file = "**/data/solutions.json";
const grid = (page: Page) => page.getByRole("region", { name: solutionsPage.list.title });
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });

/** Checks every text that SPEC specifies for the overview, in order, and where its links lead. */
async function expectWholePage(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: "Deploy Intelligence, Not Just Software" }).waitFor();
  await main.getByText("On-demand AI agents that think, automate, and scale", { exact: true }).waitFor();
  // The part below the first screen appears a moment later.
  await main.getByRole("heading", { level: 2, name: "Start with a free audit" }).waitFor();
  const sections = await main.getByRole("heading", { level: 2 }).allTextContents();
  expect(sections.map((text) => text.trim())).toEqual([
    "Customer stories",
    "Eight ways to hand work over",
    "Why Choose Thirtyfold",
    "Counted before, counted after",
    "Start with a free audit",
  ]);
  const stories = main.getByRole("region", { name: "Customer stories" });
  expect(await stories.getByRole("heading").allTextContents()).toEqual([
    "Customer stories",
    ...customerStories.map(({ title }) => title),
  ]);
  await stories.getByText(testimonialsNote).waitFor();
  for (const [index, { slug, title, subtext }] of Object.values(solutions).entries()) {
    const cell = grid(page).getByRole("listitem").nth(index);
    await expectTexts(cell, [title, subtext]);
    const link = cell.getByRole("link", { name: `Learn More about ${title}` });
    expect(await link.getAttribute("href")).toBe(`/solutions/${slug}`);
  }
  const titles = await main.getByRole("heading", { level: 3 }).allTextContents();
  expect(titles.map((title) => title.trim())).toEqual(
    expect.arrayContaining([
      ...Object.values(solutions).map(({ title }) => title),
      ...solutionsPage.why.reasons.map(({ title }) => title),
      ...performanceMetrics.map(({ label }) => label),
    ]),
  );
  const intake = main.getByRole("link", { name: /^(Request an AI Agent|Get Started)/ });
  expect(
    await intake.evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.getAttribute("target")])),
  ).toEqual(Array.from({ length: 3 }, () => ["/intake-form.html", "_blank"]));
}

/** The carousel's animation: its timing, and whether it is running. */
const movement = (page: Page) =>
  page.evaluate(() => {
    const roll = document
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName === "solutions-roll");
    if (roll?.effect === undefined || !(roll.effect instanceof KeyframeEffect)) return undefined;
    const { duration, iterations, easing } = roll.effect.getTiming();
    const distance = roll.effect.getKeyframes().at(-1)?.["transform"];
    return { duration, iterations, easing, distance, playState: roll.playState };
  });
const playState = async (page: Page) => (await movement(page))?.playState;

type Moved = Readonly<Record<string, number>>;

/** Records the moving parts of each view transition on the page, with durations in ms. */
async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Moved[] = [];
    Object.assign(globalThis, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const moved = document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith("::view-transition")) return [];
          return [[effect.pseudoElement, Number(effect.getTiming().duration)] as const];
        });
        seen.push(Object.fromEntries(moved));
      });
      return transition;
    };
  });
}
const transitions = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Moved[] }).seen);

describe("the solutions overview", () => {
  test("is complete at every width; its stories scroll when motion is reduced; a card leads to its page without a shift", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await countTransitions(page);
    await goAlive(page, path);
    await atEachWidth(page, [768, 1440, 390], async () => {
      await expectWholePage(page);
      await expectNoSidewaysScroll(page);
    });
    expect(await movement(page)).toBeUndefined();
    expect(
      await page.locator(".story-card").evaluateAll((all) => all.filter((card) => card.checkVisibility()).length),
    ).toBe(5);
    const row = page.getByRole("region", { name: solutionsPage.stories.row });
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.getByRole("button", { name: "Pause stories" }).isVisible()).toBe(false);
    // Nothing can be scrolled on paper.
    await page.emulateMedia({ media: "print" });
    const ends = await page
      .locator(".story-card:visible")
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
    expect(ends).toHaveLength(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(390);
    await page.emulateMedia({ media: "screen" });

    await grid(page).getByRole("link", { name: "Learn More about Custom GPT Agents" }).press("Enter");
    const heading = await arrivedAt(page, "/solutions/gpt-customization");
    await expect.poll(() => heading.textContent()).toBe("Custom GPT Agents");
    await expect.poll(() => transitions(page)).toEqual([{}]);
    await page.goBack();
    await arrivedAt(page, path);
    await alive(page);
  });

  test("is complete without JavaScript, with its stories in a row to scroll", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    await atEachWidth(page, [390, 1440], async () => {
      await expectWholePage(page);
      await expectNoSidewaysScroll(page);
      expect(await page.getByRole("button", { name: "Pause stories" }).isVisible()).toBe(false);
    });
  });
});

describe("the carousel", () => {
  test("loops five cards in 30 s, and pauses on hover, on focus and by its button", async ({ visits }) => {
    const page = await visits.newPage({ reducedMotion: "no-preference" });
    await goAlive(page, path);
    await motionEnds(page);
    // The first screen contains it whole.
    const box = await page.getByRole("button", { name: "Pause stories" }).boundingBox();
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    expect(await movement(page)).toEqual({
      duration: 30_000,
      iterations: Infinity,
      easing: "linear",
      distance: "translate(-1500px)",
      playState: "running",
    });
    const cards = await page
      .locator(".story-card")
      .evaluateAll((all) => all.map((card) => [card.clientWidth, getComputedStyle(card).padding].join(" ")));
    expect(new Set(cards)).toEqual(new Set(["300 6px"]));
    // The loop is seamless if the cards after the first five fill the window.
    expect((cards.length - 5) * 300).toBeGreaterThan(3_840);

    // It pauses under the mouse, with focus, and by its button.
    await page.mouse.move(700, 600);
    await expect.poll(() => playState(page)).toBe("paused");
    await page.mouse.move(700, 120);
    await expect.poll(() => playState(page)).toBe("running");
    const row = page.getByRole("region", { name: solutionsPage.stories.row });
    const hero = page.getByRole("main").getByRole("link", { name: /^Request an AI Agent/ });
    await hero.first().focus();
    await page.keyboard.press("Tab");
    await expectFocus(row);
    await expect.poll(() => playState(page)).toBe("paused");
    await page.keyboard.press("Tab");
    await expect.poll(() => playState(page)).toBe("running");
    await page.keyboard.press("Tab");
    await expectFocus(page.getByRole("button", { name: "Pause stories" }));
    await page.keyboard.press("Enter");
    await expect.poll(() => playState(page)).toBe("paused");
    await page.getByRole("button", { name: "Play stories" }).press(" ");
    await expect.poll(() => playState(page)).toBe("running");
  });
});

describe("the data behind the list", () => {
  test("is part of the page on a direct visit, and fetched once on navigation from another page", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/data/solutions.json")) asked.push(request.url());
    });
    await goAlive(page, path);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await footerLink(page, "About").click();
    await arrivedAt(page, "/about");
    await footerLink(page, "Agent Delivery").hover();
    await expect.poll(() => asked).toHaveLength(1);
    await footerLink(page, "Agent Delivery").click();
    await arrivedAt(page, "/solutions/agent-delivery");
    expect(asked).toHaveLength(1);
    await page.getByRole("link", { name: "Back to all solutions" }).click();
    await arrivedAt(page, path);
    await expectWholePage(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(asked).toHaveLength(1);
  });

  test("falls back to the five built-in solutions when the file is an error or empty", async ({ visits }) => {
    visits.allow(/solutions\.json|status of 500/);
    const page = await visits.newPage();
    await page.route(file, (route) => route.fulfill({ status: 500, body: "" }));
    await goAlive(page, "/about");
    await openAllSolutions(page);
    const told = page.getByText("Failed to load solutions. Please try again later.");
    await told.waitFor();
    const builtIn = ["AI Consulting", "Machine Learning", "Enterprise Integration", "AI Security", "AI Automation"];
    const titles = () => grid(page).getByRole("heading", { level: 3 }).allTextContents();
    expect(await titles()).toEqual(builtIn);

    await page.unroute(file);
    await page.route(file, (route) => route.fulfill({ json: {} }));
    const again = page.getByRole("button", { name: "Try again" }).and(page.locator(":enabled"));
    const nothing = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/data/solutions.json"));
    await again.click();
    await nothing;
    await again.waitFor();
    await told.waitFor();
    expect(await titles()).toEqual(builtIn);

    await page.unroute(file);
    await again.click();
    await grid(page).getByRole("heading", { name: "AI Agent Delivery" }).waitFor();
  });

  test("carries a card's drawing over to its page, and leads back to the same scroll position", async ({ visits }) => {
    const page = await visits.newPage({ reducedMotion: "no-preference" });
    await countTransitions(page);
    const read = page.waitForResponse(file);
    await goAlive(page, path);
    const link = grid(page).getByRole("link", { name: "Learn More about Custom GPT Agents" });
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    // A page that waits longer than a moment for the file shows a spinner first, and no drawing.
    await (await read).finished();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(200);
    await link.click();
    await arrivedAt(page, "/solutions/gpt-customization");
    await expect.poll(() => transitions(page)).toHaveLength(1);
    const [there] = await transitions(page);
    expect(there).toMatchObject({ "::view-transition-group(diagram-gpt-customization)": 200 });
    expect(there).toHaveProperty(["::view-transition-old(root)"], 200);
    expect(there).toHaveProperty(["::view-transition-group(site-top)"], 200);
    await page.goBack();
    await arrivedAt(page, path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await footerLink(page, "About").click();
    await arrivedAt(page, "/about");
    expect((await transitions(page)).length).toBeLessThanOrEqual(2);
  });
});
