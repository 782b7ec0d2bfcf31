import { careersPage, jobs } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
  arrivedAt,
  atEachWidth,
  expectAccessible,
  expectFocus,
  expectNoSidewaysScroll,
  goAlive,
} from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const path = "/careers";
const positions = (page: Page) => page.getByRole("region", { name: "Open positions" });
const row = (page: Page, title: string) => positions(page).locator("summary", { hasText: title });
const expanded = (page: Page) =>
  positions(page)
    .locator("details")
    .evaluateAll((rows) => rows.map((each) => each instanceof HTMLDetailsElement && each.open));
const none = jobs.map(() => false);
const all = jobs.map(() => true);

/** Checks the page's content as SPEC lists it, in order. */
async function expectWholePage(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Join Our Team" }).waitFor();
  for (const { title } of careersPage.values) await page.getByRole("heading", { name: title }).waitFor();
  const headings = await positions(page).getByRole("heading", { level: 3 }).allTextContents();
  expect(headings.map((heading, index) => heading.startsWith(jobs[index]?.title ?? "none"))).toEqual(all);
  expect(headings.map((heading) => /(Full-Time|\d+-Month Contract)$/.test(heading))).toEqual(all);
  const links = await positions(page)
    .getByRole("link", { name: /^Apply Now/ })
    .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  expect(links).toEqual(jobs.map((job) => job.applyLink));
  await page.getByRole("heading", { name: "Don't see a perfect match?" }).waitFor();
  const apply = page.getByRole("main").getByRole("link", { name: /^Apply \(/ });
  expect([await apply.getAttribute("href"), await apply.getAttribute("target")]).toEqual([
    "/intake-form.html",
    "_blank",
  ]);
  await expectNoSidewaysScroll(page);
}

describe("the careers page", () => {
  test("shows SPEC's content in order at every width; opens positions one by one or all at once, by keyboard", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page, path);
    await atEachWidth(page, [390, 768, 1440], () => expectWholePage(page));
    expect(await expanded(page)).toEqual(none);
    await row(page, "Product Lead").focus();
    await page.keyboard.press("Enter");
    await positions(page).getByText("9-Month Contract - potential for extension/full-time role").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expectFocus(row(page, "Sales & Business Lead"));
    await page.keyboard.press("Space");
    expect(await expanded(page)).toEqual([false, false, false, true, true, false]);
    await positions(page).getByRole("button", { name: "Expand All Jobs" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => expanded(page)).toEqual(all);
    await positions(page).getByRole("button", { name: "Collapse All Jobs" }).press("Enter");
    await expect.poll(() => expanded(page)).toEqual(none);
  });

  test("is complete without JavaScript, with every position open", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    for (const { description } of jobs) await positions(page).getByText(description).waitFor();
    expect(await positions(page).getByRole("button", { name: "Expand All Jobs" }).isVisible()).toBe(false);
  });

  test("passes axe at 390 px with every position open, fits 320 px, and links to each position", async ({ visits }) => {
    const page = await visits.newPage({ width: 390 });
    await goAlive(page, path);
    await positions(page).getByRole("button", { name: "Expand All Jobs" }).click();
    await expect.poll(() => expanded(page)).toEqual(all);
    await expectAccessible(positions(page));
    await positions(page).getByRole("button", { name: "Collapse All Jobs" }).waitFor();
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
    await positions(page).getByRole("link", { name: "Apply Now for AI/ML Engineer" }).click();
    await page.waitForURL("**/careers/apply/ai-ml-engineer");
    await page.getByRole("heading", { level: 1, name: "AI/ML Engineer" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Join Our Team" }).waitFor();
  });

  test("restores open positions and scroll position on Back; starts closed when opened by a link", async ({
    visits,
  }) => {
    const page = await visits.newPage({ width: 390 });
    await goAlive(page, path);
    await page.getByRole("link", { name: "See open positions" }).click();
    await positions(page).getByRole("button", { name: "Expand All Jobs" }).click();
    await row(page, "Product Lead").click();
    const most = [true, true, true, false, true, true];
    await expect.poll(() => expanded(page)).toEqual(most);
    const apply = positions(page).getByRole("link", { name: "Apply Now for Project Manager" });
    await apply.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await apply.click();
    await arrivedAt(page, "/careers/apply/project-manager");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await arrivedAt(page, path);
    expect(await expanded(page)).toEqual(most);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await apply.click();
    await arrivedAt(page, "/careers/apply/project-manager");
    await page.getByRole("main").getByRole("link", { name: "Cancel" }).click();
    await arrivedAt(page, path);
    await row(page, "Project Manager").waitFor();
    expect(await expanded(page)).toEqual(none);
  });
});
