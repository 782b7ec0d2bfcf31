import { businessHours, company, contactFaq, contactPage, contactSubjects } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
  alive,
  atEachWidth,
  expectAccessible,
  expectFocus,
  expectNoSidewaysScroll,
  goAlive,
} from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const path = "/contact";
const message =
  "Every Friday we copy 40 invoices from mail into accounting.\nIt takes a day, and nobody checks what is lost.";
const form = (page: Page) => page.getByRole("form", { name: contactPage.formTitle });
const field = (page: Page, name: string) => form(page).getByRole("textbox", { name, exact: true });
const subject = (page: Page) => form(page).getByRole("combobox", { name: "Subject" });
const review = (page: Page) => form(page).getByRole("button", { name: "Review message" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Your message is ready" });
const question = (page: Page, index: number) =>
  page.locator("summary", { hasText: contactFaq[index]?.question ?? "none" });

async function fill(page: Page): Promise<void> {
  await field(page, "Name").fill("Ines Kallio");
  await field(page, "Email").fill("ines@pellwater.example");
  await field(page, "Company").fill("Pellwater Research");
  await subject(page).selectOption("Pricing");
  await field(page, "Message").fill(message);
}

/** Requests sent while the page is used, except for the site's own files. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("/api/")) calls.push(request.url());
  });
  return calls;
}

/** Checks the form, the panel and the questions. */
async function expectWholePage(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: contactPage.headline }).waitFor();
  for (const name of ["Name", "Email", "Phone (optional)", "Company", "Message"]) await field(page, name).waitFor();
  expect(await subject(page).locator("option:enabled").allTextContents()).toEqual(
    contactSubjects.map(({ label }) => label),
  );
  const main = page.getByRole("main");
  expect(await main.getByRole("link", { name: company.email }).getAttribute("href")).toBe(`mailto:${company.email}`);
  expect(await main.getByRole("row").count()).toBe(businessHours.week.length);
  for (const index of contactFaq.keys()) await question(page, index).waitFor();
  await expectNoSidewaysScroll(page);
}

// With kerning, a key press in a word of 10,000 letters took a second, as Chromium reshapes the rest of each line.
test.for([path, "/intake-form.html"])("the message field on %s disables kerning", async (at, { visits }) => {
  const page = await visits.newPage();
  await page.goto(at);
  const areas = page.locator("textarea");
  const kernings = await areas.evaluateAll((all) => all.map((area) => getComputedStyle(area).fontKerning));
  expect(new Set(kernings)).toEqual(new Set(["none"]));
});

// Browsers break a grid between its rows: a row taller than the rest of the first sheet left that sheet empty.
test.for([path, "/intake-form.html"])(
  "the form on %s is printed below its heading, on the first sheet",
  async (at, { visits }) => {
    const page = await visits.newPage();
    await page.emulateMedia({ media: "print" });
    await page.goto(at);
    const displays = await page.locator("main form").evaluate((sent) => {
      const around: string[] = [];
      for (let part = sent.parentElement; part; part = part.parentElement) around.push(getComputedStyle(part).display);
      return around;
    });
    expect(displays).not.toContain("grid");
  },
);

describe("the contact page", () => {
  test("is printed with all of its answers, including the collapsed ones", async ({ visits }) => {
    const page = await visits.newPage();
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const answers = page.getByRole("region", { name: contactPage.faqTitle }).locator("details:not([open]) p");
    expect(await answers.count()).toBe(contactFaq.length);
    const seen = () => answers.evaluateAll((all) => all.filter((answer) => answer.checkVisibility()).length);
    await expect.poll(seen).toBe(contactFaq.length);
    const heights = () =>
      page.locator("main details").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(100);
  });

  test("shows the form, the panel and the questions at every width, and opens one at a time, also by keyboard", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page, path);
    await atEachWidth(page, [390, 768, 1440], () => expectWholePage(page));

    const open = () =>
      page
        .getByRole("region", { name: contactPage.faqTitle })
        .locator("details")
        .evaluateAll((rows) => rows.map((row) => row instanceof HTMLDetailsElement && row.open));
    await question(page, 0).focus();
    await page.keyboard.press("Enter");
    const first = page.getByRole("region", { name: contactPage.faqTitle }).locator("details").first();
    await expect.poll(async () => (await first.boundingBox())?.height).toBeGreaterThan(100);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.getByText("GDPR, HIPAA and CCPA").waitFor();
    expect(await open()).toEqual([false, true, false, false]);
    await page.keyboard.press("Space");
    expect(await open()).toEqual([false, false, false, false]);
  });

  test("highlights today's row by the company's clock, not the visitor's", async ({ visits }) => {
    const page = await visits.newPage({ timezoneId: "Pacific/Auckland" });
    await page.clock.setFixedTime("2026-03-03T02:30:00Z");
    await goAlive(page, path);
    await page.getByText("It is 9:30 PM here. We are closed now.").waitFor();
    expect(await page.locator("tr[aria-current]").allTextContents()).toEqual(["Monday Today9:00 AM to 6:00 PM"]);
  });

  test("leads from the first error to the intake form by keyboard alone", async ({ visits }) => {
    const page = await visits.newPage();
    const calls = watchCalls(page);
    await goAlive(page, path);
    await review(page).focus();
    await page.keyboard.press("Enter");
    await expectFocus(field(page, "Name"));
    await page.getByText("Enter your name.").waitFor();
    await page.getByText("Choose what it is about.").waitFor();
    await page.keyboard.type("Ines Kallio");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ines@pellwater.example");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Pellwater Research");
    await page.keyboard.press("Tab");
    await expectFocus(subject(page));
    await page.keyboard.type("Pri");
    await expect.poll(() => subject(page).inputValue()).toBe("pricing");
    await page.getByText("Choose what it is about.").waitFor({ state: "hidden" });
    await page.keyboard.press("Tab");
    await page.keyboard.type(message);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectFocus(dialog(page));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const link = dialog(page).getByRole("link", { name: /^Open intake form/ });
    await expectFocus(link);
    expect(calls).toEqual([]);

    const tab = page.context().waitForEvent("page");
    await page.keyboard.press("Enter");
    const intake = await tab;
    await intake.getByRole("heading", { level: 1, name: "Tell us what to hand over" }).waitFor();
    await expect.poll(() => intake.getByLabel("Your name").inputValue()).toBe("Ines Kallio");
    expect(await intake.getByLabel("Work email").inputValue()).toBe("ines@pellwater.example");
    expect(await intake.getByLabel(/^Company/).inputValue()).toBe("Pellwater Research");
    expect(await intake.getByLabel(/^The task/).inputValue()).toBe(message);
    expect(new URL(intake.url()).search).toBe("");
  });

  test("passes axe at 390 px and fits 320 px with errors; keeps drafts, previews 100 characters, and Undo restores it", async ({
    visits,
  }) => {
    const page = await visits.newPage({ width: 390 });
    await goAlive(page, path);
    await question(page, 0).click();
    await review(page).click();
    await page.getByText("Enter your name.").waitFor();
    await expectAccessible(page.getByRole("main"));
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await fill(page);
    await page.reload();
    await alive(page);
    await expect.poll(() => field(page, "Message").inputValue()).toBe(message);
    expect(await field(page, "Name").inputValue()).toBe("Ines Kallio");
    expect(await subject(page).inputValue()).toBe("pricing");
    await review(page).click();
    await dialog(page).getByText("Ines Kallio").waitFor();
    const preview = await dialog(page).locator("dd").last().textContent();
    expect(preview).toBe(`${message.slice(0, 100)}...`);
    await dialog(page).getByRole("button", { name: "Close", exact: true }).last().click();
    await dialog(page).waitFor({ state: "hidden" });
    await expect.poll(() => field(page, "Message").inputValue()).toBe("");
    expect(await subject(page).inputValue()).toBe("");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await field(page, "Message").inputValue()).toBe(message);
    expect(await subject(page).inputValue()).toBe("pricing");
  });

  // The clock is stopped between the two presses: however slow the machine, they are a double press.
  test.for(["before", "by"])(
    "treats a double click as one when the dialog's code has loaded %s it, so as not to close the review and clear the form",
    async (when, { visits }) => {
      const page = await visits.newPage();
      const pressed = Promise.withResolvers<void>();
      if (when === "before") pressed.resolve();
      await page.route(/\/dialog-[^/]*\.js$/, async (route) => pressed.promise.then(() => route.continue()));
      const code = page.waitForResponse(/\/dialog-[^/]*\.js$/);
      await goAlive(page, path);
      await fill(page);
      await review(page).hover();
      if (when === "before") await (await code).finished();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.mouse.down();
      await page.mouse.up();
      pressed.resolve();
      await dialog(page).getByText("Ines Kallio").waitFor();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      expect(await dialog(page).count()).toBe(1);
      expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
    },
  );

  test("reviews the form's current content, and only on a click, when the review's code loads late after a failure", async ({
    visits,
  }) => {
    visits.allow(/ERR_FAILED|Failed to fetch|could not be loaded|dynamically imported module|preload/i);
    const page = await visits.newPage({ firstVisit: true });
    const [failing, coming] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let calls = 0;
    await page.route(/\/contact-type-[^/]*\.js$/, async (route) => {
      calls += 1;
      if (calls === 1) await failing.promise.then(() => route.abort());
      else await coming.promise.then(() => route.continue());
    });
    await goAlive(page, path);
    await fill(page);
    await review(page).click();
    failing.resolve();
    const alert = form(page).getByRole("alert");
    await alert.waitFor();
    const code = page.waitForResponse(/\/contact-type-[^/]*\.js$/);
    await field(page, "Name").fill("Tomas Verhale");
    await alert.waitFor({ state: "detached" });
    coming.resolve();
    // Once its code runs here, the form has it too.
    await page.evaluate(`import(${JSON.stringify((await code).url())}).then(() => undefined)`);
    expect(await dialog(page).count()).toBe(0);
    await review(page).click();
    await dialog(page).getByText("Tomas Verhale").waitFor();
  });

  test("can be read without JavaScript, also by machines: the answers, and where to write", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    for (const { answer } of contactFaq) await page.getByText(answer).waitFor();
    expect(await form(page).isVisible()).toBe(false);
    // The line that shows the time is empty without scripts, and until they have loaded.
    const rule = page.locator("table + p:empty").evaluate((line) => getComputedStyle(line).borderTopColor);
    expect(await rule).toBe("rgba(0, 0, 0, 0)");
    const way = page.getByRole("main").getByRole("link", { name: /^intake form/ });
    expect(await way.getAttribute("href")).toBe("/intake-form.html");
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"FAQPage"');
    for (const { question: asked } of contactFaq) expect(data.join()).toContain(asked);
  });
});
