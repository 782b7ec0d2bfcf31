import type { Lead } from "@thirtyfold/api-contract";
import { capabilities, demoAgents, enterpriseList } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import {
  atEachWidth,
  expectAccessible,
  expectFocus,
  expectNoSidewaysScroll,
  expectTexts,
  goAlive,
} from "./support/page-checks.ts";
import { adminToken } from "./support/start-site.ts";
import { test } from "./support/test.ts";

const path = "/playground";
const dialog = (page: Page) => page.getByRole("dialog");
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const query = (page: Page) => new URL(page.url()).search;

async function expectAgents(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "AI Agent Catalog", exact: true }).waitFor();
  for (const { name, job, strip } of demoAgents) {
    const card = page.getByRole("article").filter({ hasText: name });
    await card.getByText(job).waitFor();
    await expectTexts(card, [strip.trigger, strip.action, strip.output].flat());
  }
}

async function expectFeatures(page: Page): Promise<void> {
  for (const { title } of capabilities) await page.getByRole("heading", { name: title, exact: true }).waitFor();
  await expectTexts(page.getByRole("main"), [...capabilities.map(({ text }) => text), ...enterpriseList]);
}

async function expectCalls(page: Page): Promise<void> {
  const audit = page.getByRole("main").getByRole("link", { name: /^Book a Free AI Audit/ });
  expect(await audit.getAttribute("href")).toBe("/intake-form.html");
  expect(await audit.getAttribute("target")).toBe("_blank");
  const library = page.getByRole("link", { name: "Browse Full Agent Library" });
  expect(await library.getAttribute("href")).toBe("/solutions");
}

describe("the playground", () => {
  test("is complete in both tabs, and fits every width", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, path);
    await atEachWidth(page, [320, 390, 768, 1440], async () => {
      await expectAgents(page);
      await expectNoSidewaysScroll(page);
    });
    await tab(page, "Features & Capabilities").click();
    await atEachWidth(page, [320, 390, 768, 1440], async () => {
      await expectFeatures(page);
      await expectCalls(page);
      await expectNoSidewaysScroll(page);
    });
    expect(query(page)).toBe("?tab=features");
  });

  test("shows both tabs' content without JavaScript", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false, width: 390 });
    await page.goto(path);
    await expectAgents(page);
    await expectFeatures(page);
    await expectCalls(page);
    for (const name of ["Business Agents", "Features & Capabilities"]) {
      await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
    }
    expect(await page.getByRole("tab").count()).toBe(0);
  });

  test("switches tabs and opens a run by keyboard alone; the run passes axe at 390 px and fits 320 px", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page, path);
    await tab(page, "Business Agents").focus();
    await page.keyboard.press("ArrowRight");
    await expectFocus(tab(page, "Features & Capabilities"));
    await page.getByRole("heading", { name: "Logs every action" }).waitFor();
    await page.keyboard.press("Home");
    await page.getByRole("heading", { name: "Sales Assistant" }).waitFor();
    expect(query(page)).toBe("");
    const button = page.getByRole("button", { name: /^Preview Output/ });
    await button.focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByText("Trigger", { exact: true }).waitFor();
    await dialog(page).getByText("Tuesday: 2 late, 1 missing, 1 decision").waitFor();
    const width = await dialog(page).evaluate((panel) => panel.getBoundingClientRect().width);
    expect(width).toBe(640);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(dialog(page));
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await expectFocus(button);
  });
});

describe("a dialog with a URL", () => {
  test("is closed by Back, and Escape cleans the URL", async ({ visits }) => {
    const page = await visits.newPage({ width: 390 });
    await page.goto("/about");
    for (const name of ["deployment", "audit", "viewer"]) {
      await page.goto(`${path}?dialog=${name}`);
      await dialog(page).waitFor();
      expect(query(page)).toBe(`?dialog=${name}`);
      await page.goBack();
      await dialog(page).waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname + query(page)).toBe(path);
      await page.goForward();
      await dialog(page).waitFor();
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
      await expect.poll(() => query(page)).toBe("");
    }
  });

  test("hands the deployment request to the intake form, prefilled", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, `${path}?dialog=deployment`);
    await dialog(page).getByRole("button", { name: "Review the request" }).click();
    await expectFocus(dialog(page).getByLabel("Full name"));
    await dialog(page).getByLabel("Full name").fill("Ines Kallio");
    await dialog(page).getByLabel("Work email").fill("ines@pellwater.example");
    await dialog(page)
      .getByLabel(/^What should/)
      .fill("Match 40 invoices & report.");
    await page.reload();
    await expect.poll(() => dialog(page).getByLabel("Full name").inputValue()).toBe("Ines Kallio");
    await dialog(page).getByRole("button", { name: "Review the request" }).click();
    await dialog(page)
      .getByText(/^Nothing has been sent yet/)
      .waitFor();
    const opened = page.context().waitForEvent("page");
    await dialog(page)
      .getByRole("link", { name: /^Open the intake form/ })
      .click();
    const form = await opened;
    await expect.poll(() => form.getByLabel("Your name").inputValue()).toBe("Ines Kallio");
    expect(await form.getByLabel(/^The task/).inputValue()).toBe("Match 40 invoices & report.");
  });

  test("stores the audit form, and says so only then", async ({ visits }) => {
    visits.allow(/\/api\/forms\/audit/);
    const page = await visits.newPage({ width: 390 });
    const email = `audit-${process.pid}@osprey.example`;
    await goAlive(page, `${path}?dialog=audit`);
    await dialog(page).getByLabel("Email").fill(email);
    await dialog(page).getByRole("checkbox", { name: "AI Agent" }).check();
    await dialog(page).getByRole("radio", { name: "30 Days" }).check();
    await dialog(page).getByLabel("The problem").fill("Calls at night");
    const send = dialog(page).getByRole("button", { name: /^Send the audit form/ });
    await page.route("**/api/forms/audit", (route) => route.abort());
    await send.click();
    await dialog(page)
      .getByRole("alert")
      .getByText(/^Not sent/)
      .waitFor();
    expect(await dialog(page).getByLabel("The problem").inputValue()).toBe("Calls at night");
    await page.unroute("**/api/forms/audit");
    await send.click();
    await dialog(page).getByRole("alert").getByText("Submission successful!", { exact: true }).waitFor();
    const url = new URL(`/api/admin/leads?email=${encodeURIComponent(email)}`, inject("siteUrl"));
    const leads = (await (await fetch(url, { headers: { authorization: `Bearer ${adminToken}` } })).json()) as Lead[];
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      form: "audit",
      fields: { email, projectTypes: ["AI Agent"], timeline: "30 Days", problem: "Calls at night" },
    });
    await dialog(page)
      .getByText(leads[0]?.id ?? "no lead", { exact: true })
      .waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await goAlive(page, `${path}?dialog=audit`);
    expect(await dialog(page).getByLabel("The problem").inputValue()).toBe("");
  });
});
