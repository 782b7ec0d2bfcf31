import { builtInSolutions, solutions } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { arrivedAt, expectAccessible, expectNoSidewaysScroll, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const all = { ...solutions, ...builtInSolutions };
type Key = keyof typeof all;

/** The slug in the URL, and the key that it shows. */
const pages: readonly (readonly [string, Key])[] = [
  ["agent-delivery", "agent-delivery"],
  ["custom-gpt-agents", "gpt-customization"],
  ["gpt-customization", "gpt-customization"],
  ["ai-workflow-automation", "workflow-automation"],
  ["workflow-automation", "workflow-automation"],
  ["no-code-integrations", "no-code-integrations"],
  ["ai-security", "ai-security"],
  ["ai-automation", "ai-automation"],
];

/** Checks every text that SPEC specifies for a solution's page, in order, and where its links lead. */
async function expectWholePage(page: Page, key: Key): Promise<void> {
  const { title, description, cta, features, useCases } = all[key];
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  await main.getByText(description, { exact: true }).waitFor();
  // The part below the first screen appears a moment later.
  await main.getByRole("heading", { level: 2, name: "Ready to Get Started?" }).waitFor();
  expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Key Features",
    "Use Cases",
    "Ready to Get Started?",
  ]);
  const cells = main.getByRole("region", { name: "Key Features" }).getByRole("listitem");
  expect(await cells.allTextContents()).toEqual(features.map((feature) => feature.title + feature.description));
  const cases = await main.getByRole("region", { name: "Use Cases" }).getByRole("listitem").allTextContents();
  expect(cases).toEqual(useCases.map(({ industry, text }, index) => `0${index + 1}${industry}: ${text}`));
  for (const name of [cta.text, "Contact Us Today"]) {
    const link = main.getByRole("link", { name });
    expect(await link.getAttribute("href")).toBe("/intake-form.html");
    expect(await link.getAttribute("target")).toBe("_blank");
  }
  const back = main.getByRole("link", { name: "Back to all solutions" });
  expect(await back.getAttribute("href")).toBe("/solutions");
}

const missing = (page: Page) => page.getByRole("heading", { level: 1, name: "Solution Not Found" });

describe.each(pages)("/solutions/%s", (slug, key) => {
  // The first has the same text with and without scripts, so the others are checked as served.
  test("is complete, and fits a tablet", async ({ visits }) => {
    const alone = slug !== "agent-delivery";
    const page = await visits.newPage({ width: 768, javaScriptEnabled: !alone });
    if (alone) await page.goto(`/solutions/${slug}`);
    else await goAlive(page, `/solutions/${slug}`);
    await expectWholePage(page, key);
    await expectNoSidewaysScroll(page);
    expect(await page.title()).toContain(all[key].title);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join("")).toContain(`/solutions/${key}`);
  });
});

describe("a solution's page", () => {
  test("requests nothing on a direct visit", async ({ visits }) => {
    const page = await visits.newPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/data/") || request.url().endsWith(".data")) asked.push(request.url());
    });
    await goAlive(page, "/solutions/agent-delivery");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });

  test("shows a spinner on navigation from another page, and then starts at its top", async ({ visits }) => {
    const page = await visits.newPage();
    const { promise: asked, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/data/solutions.json", async (route) => {
      await asked;
      await route.continue();
    });
    await goAlive(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Workflow Automation" }).click();
    await page.getByRole("main").getByRole("status").filter({ hasText: "Loading the solution" }).waitFor();
    release();
    await arrivedAt(page, "/solutions/workflow-automation");
    await expectWholePage(page, "workflow-automation");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.title()).toContain("AI Workflow Automation");
  });

  test("says when its data failed to load, and can be retried", async ({ visits }) => {
    visits.allow(/solutions\.json|status of 500/);
    const page = await visits.newPage({ reducedMotion: "reduce" });
    await page.route("**/data/solutions.json", (route) => route.fulfill({ status: 500, body: "" }));
    await goAlive(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Agent Delivery" }).click();
    await page.getByRole("heading", { level: 1, name: "The solution could not be loaded" }).waitFor();
    await page.getByText("Failed to fetch solutions data", { exact: true }).waitFor();
    await expectAccessible(page);
    await page.unroute("**/data/solutions.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await expectWholePage(page, "agent-delivery");
  });
});

describe("an unknown solution", () => {
  // Accessibility is checked with every page.
  test("is reported as not found by a page that names it", async ({ visits }) => {
    visits.allow(/answer: 404 .*\/solutions\/|status of 404/);
    const page = await visits.newPage();
    for (const slug of ["time-machine", "unknown"])
      expect((await fetch(`${inject("siteUrl")}/solutions/${slug}`)).status).toBe(404);
    for (const slug of ["constructor", "%E6%9C%BA"]) {
      const answer = await page.goto(`/solutions/${slug}`);
      expect(answer?.status()).toBe(404);
      await page.locator("html[data-hydrated]").waitFor();
      await missing(page).waitFor();
      await page.getByText(`Solution not found: ${decodeURIComponent(slug)}`, { exact: true }).waitFor();
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    }
    await page.getByRole("link", { name: "Return to all solutions" }).click();
    await arrivedAt(page, "/solutions");
  });

  test("is reported without JavaScript", async ({ visits }) => {
    visits.allow(/answer: 404 .*\/solutions\/|status of 404/);
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto("/solutions/time-machine");
    await missing(page).waitFor();
    await page.getByText("Solution not found", { exact: true }).waitFor();
  });
});

test("/data/solutions.json contains every solution by its key", async () => {
  const answer = await fetch(new URL("/data/solutions.json", inject("siteUrl")));
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  const data = (await answer.json()) as Record<string, { title: string; useCases: unknown[] }>;
  expect(Object.keys(data)).toEqual(Object.keys(all));
  for (const { useCases } of Object.values(data)) expect(useCases).toEqual(useCases.map(String));
});
