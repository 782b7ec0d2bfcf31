import { agentsPage, libraryAgents } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { atEachWidth, expectFocus, expectNoSidewaysScroll, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const path = "/agents";
const thanks = "Thanks! You'll hear from us soon.";
const heading = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { name, exact: true });
const waitlist = (page: Page) => page.getByRole("form", { name: "Join the waitlist" });
const businessType = (page: Page) => waitlist(page).getByRole("combobox", { name: "Type of business" });
const join = (page: Page) => waitlist(page).getByRole("button", { name: "Join the waitlist" });

/** Checks every text that SPEC specifies for the Agent Library, in order. */
async function expectWholePage(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Choose Your First AI Teammate", exact: true }).waitFor();
  const blocks = [
    agentsPage.problem.title,
    agentsPage.solution.title,
    agentsPage.catalog.title,
    "Coming Soon: Voice Customization Layer",
    "Need a tailored solution?",
    "Join the waitlist",
  ];
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(titles).toEqual(blocks);
  const sheets = page.locator("#catalog article");
  expect(await sheets.getByRole("heading").and(page.locator("h3")).allTextContents()).toEqual([
    "Sales Support Agent",
    "Finance & Bookkeeping Bot",
    "Promo Content Generator",
  ]);
  for (const [index, { channels, job }] of libraryAgents.entries()) {
    await sheets.nth(index).getByText(job).waitFor();
    for (const channel of channels) await sheets.nth(index).getByText(channel, { exact: true }).waitFor();
  }
  for (const tone of ["Professional", "Witty", "Casual"]) await page.getByText(tone, { exact: true }).waitFor();
  const request = page.getByRole("link", { name: /^Request Deployment Now/ });
  expect(await request.getAttribute("href")).toBe("/intake-form.html");
  expect(await request.getAttribute("target")).toBe("_blank");
}

async function fillByKeyboard(page: Page): Promise<void> {
  await waitlist(page).getByLabel("Name").focus();
  await page.keyboard.type("Ines Kallio");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ines@pellwater.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ser");
  expect(await businessType(page).inputValue()).toBe("service");
}

describe("the Agent Library", () => {
  test("is complete at every width, scrolls to the catalog, and reports a deployment request to analytics", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(globalThis, { events, gtag: (...event: unknown[]) => events.push(event) });
    });
    await goAlive(page, path);
    await atEachWidth(page, [390, 768, 1440], async () => {
      await expectWholePage(page);
      await expectNoSidewaysScroll(page);
    });
    await page.getByRole("link", { name: "Explore the Agents" }).click();
    const top = () => heading(page, agentsPage.catalog.title).evaluate((h2) => h2.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(450);
    expect(await top()).toBeGreaterThan(72);
    const form = page.context().waitForEvent("page");
    await page.getByRole("link", { name: /^Request Deployment Now/ }).click();
    await form;
    expect(await page.evaluate(() => (globalThis as unknown as { events: unknown[] }).events)).toEqual([
      ["event", "click", { event_category: "CTA", event_label: "Request Deployment Now" }],
    ]);
  });

  test("is complete without JavaScript, except for its form, which says where to turn instead", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false, width: 390 });
    await page.goto(path);
    await expectWholePage(page);
    expect(await waitlist(page).isVisible()).toBe(false);
    await page.getByText("This form needs JavaScript.").waitFor();
    await page.getByRole("link", { name: "Explore the Agents" }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#catalog");
  });
});

describe("the waitlist", () => {
  test("works by keyboard alone: thanks for 3 seconds, then empty, with nothing sent", async ({ visits }) => {
    const page = await visits.newPage();
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await goAlive(page, path);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByText("Demo: nothing is sent", { exact: true }).waitFor();
    await waitlist(page).getByLabel("Name").focus();
    await page.keyboard.press("Enter");
    await page.getByText("Enter your name", { exact: true }).waitFor();
    await expectFocus(waitlist(page).getByLabel("Name"));
    await fillByKeyboard(page);
    await page.keyboard.press("Tab");
    await expectFocus(join(page));
    await page.keyboard.press("Enter");
    await waitlist(page).getByRole("status").getByText(thanks, { exact: true }).waitFor();
    expect(await join(page).count()).toBe(0);
    await page.clock.runFor(2_900);
    expect(await page.getByText(thanks).isVisible()).toBe(true);
    await page.clock.runFor(200);
    await page.getByText(thanks).waitFor({ state: "hidden" });
    expect(await waitlist(page).getByLabel("Name").inputValue()).toBe("");
    await expectFocus(join(page));
    expect(posts).toEqual([]);
  });

  test("takes a double press of its button for one, which selects no word of the thanks", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, path);
    await fillByKeyboard(page);
    await join(page).dblclick();
    await waitlist(page).getByRole("status").getByText(thanks, { exact: true }).waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  });

  test("says what is missing, and keeps what was typed across a reload", async ({ visits }) => {
    const page = await visits.newPage({ width: 390 });
    await goAlive(page, path);
    await join(page).click();
    await page.getByText("Choose your type of business").waitFor();
    await fillByKeyboard(page);
    await page.reload();
    await expect.poll(() => waitlist(page).getByLabel("Name").inputValue()).toBe("Ines Kallio");
    expect(await businessType(page).inputValue()).toBe("service");
  });
});
