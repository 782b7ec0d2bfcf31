import {
  demandForecast,
  opportunityTable,
  sampleNote,
  solutionDetails,
  solutions,
  systemsMap,
} from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
  arrivedAt,
  atEachWidth,
  expectNoSidewaysScroll,
  expectTexts,
  goAlive,
  motionEnds,
} from "./support/page-checks.ts";
import { test } from "./support/test.ts";

/** Checks that the forecast does not move under reduced motion. */
async function expectForecast(page: Page): Promise<void> {
  expect(await page.locator("main svg g").evaluate((ahead) => getComputedStyle(ahead).clipPath)).toBe("inset(0px)");
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
  );
  expect(moving).toBe(0);
}

/** Checks that the opportunity table keeps its facts on a phone. */
async function expectOpportunities(page: Page, width: number): Promise<void> {
  if (width > 390) return;
  const [first] = opportunityTable.rows;
  const row = page.getByRole("row", { name: first?.task ?? "" });
  expect(await row.innerText()).toMatch(/1\s+Delivery status emails\s+Dispatch, 62 h, \$2,500, low risk\s+5 weeks/);
  await page.getByText(opportunityTable.line).waitFor();
}

/** Checks that the systems map names each layer, on a phone beside each verdict, and that no verdict takes two lines. */
async function expectLayers(page: Page, width: number): Promise<void> {
  const lanes = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "Identity" })
    .filter({ hasText: "Audit" });
  expect(await lanes.count()).toBe(systemsMap.requests.length);
  const layer = lanes.first().getByRole("term").first();
  const box = await layer.boundingBox();
  if (width !== 768) expect((box?.width ?? 0) > 10).toBe(width === 390);
  const heights = await lanes
    .getByRole("definition")
    .evaluateAll((verdicts) =>
      verdicts.map(({ firstElementChild }) => firstElementChild?.getBoundingClientRect().height),
    );
  expect(new Set(heights).size, `at ${width} px`).toBe(1);
}

const pages = [
  { slug: "machine-learning", cta: "Start Your ML Journey", expectDrawing: expectForecast },
  { slug: "ai-consulting", cta: "Schedule a Consultation", expectDrawing: expectOpportunities },
  { slug: "enterprise-integration", cta: "Request Integration", expectDrawing: expectLayers },
] as const;
type Detail = (typeof pages)[number];

const address = ({ slug }: Detail) => `/solutions/${slug}`;

/** Checks every text that SPEC specifies for a detail page, in order, and where its links lead. */
async function expectWholePage(page: Page, { slug, cta }: Detail): Promise<void> {
  const { services, why, closing } = solutionDetails[slug];
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: solutions[slug].title, exact: true }).waitFor();
  const sections = await main.getByRole("heading", { level: 2 }).allTextContents();
  expect(sections.slice(1)).toEqual([services.title, why.title, closing.title]);
  const titles = await main.getByRole("heading", { level: 3 }).allTextContents();
  expect(titles.map((title) => title.trim())).toEqual(
    expect.arrayContaining([...services.items, ...why.points].map(({ title }) => title)),
  );
  await expectTexts(main, [...services.items.flatMap(({ bullets }) => bullets), ...why.points.map(({ text }) => text)]);
  await main.getByText(sampleNote).waitFor();
  const calls = main.getByRole("link", { name: cta });
  expect(await calls.evaluateAll((all) => all.map((a) => [a.getAttribute("href"), a.getAttribute("target")]))).toEqual([
    ["/intake-form.html", "_blank"],
    ["/intake-form.html", "_blank"],
  ]);
}

describe.each(pages)("the $slug page", (detail) => {
  test("is complete at every width, also for machines, links back, and shows its whole drawing", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, address(detail));
    await atEachWidth(page, [390, 768, 1440], async (width) => {
      await expectWholePage(page, detail);
      await detail.expectDrawing(page, width);
      await expectNoSidewaysScroll(page);
    });
    const told = await page.locator("script[type='application/ld+json']").allTextContents();
    const data = told.map(
      (text) => JSON.parse(text) as { "@type": string; name?: string; itemListElement?: unknown[] },
    );
    expect(data.map((item) => item["@type"])).toEqual(["Service", "BreadcrumbList"]);
    expect(data[0]?.name).toBe(solutions[detail.slug].title);
    expect(data[1]?.itemListElement).toHaveLength(3);
    await page.getByRole("link", { name: "Back to all solutions" }).click();
    await arrivedAt(page, "/solutions");
  });

  test("is complete without JavaScript", async ({ visits }) => {
    const page = await visits.newPage({ width: 390, javaScriptEnabled: false });
    await page.goto(address(detail));
    await expectWholePage(page, detail);
  });
});

test("the forecast reveals the future once", async ({ visits }) => {
  const page = await visits.newPage({ reducedMotion: "no-preference" });
  await page.goto("/solutions/machine-learning");
  await page.getByRole("img", { name: demandForecast.alt }).waitFor();
  await motionEnds(page);
  expect(await page.locator("main svg g").evaluate((ahead) => getComputedStyle(ahead).clipPath)).toBe("inset(0px)");
});
