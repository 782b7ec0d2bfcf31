import { jobDetails, jobPage, jobs } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import {
  alive,
  arrivedAt,
  expectAccessible,
  expectFocus,
  expectNoSidewaysScroll,
  expectTexts,
  goAlive,
} from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const path = "/careers/apply/head-of-sales";
const unknownPath = "/careers/apply/painter";
const title = "Sales & Business Lead";
const detail = jobDetails["head-of-sales"];
const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });
const resume = (page: Page) => page.getByLabel("Resume (PDF)");
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
const thanks = (page: Page) => page.getByRole("heading", { name: "Application Submitted!" });
const progress = (page: Page) => page.getByRole("progressbar", { name: "Reading progress" });
const file = { name: "ines-kallio.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };

async function fill(page: Page): Promise<void> {
  await field(page, "Name").fill("Ines Kallio");
  await field(page, "Email").fill("ines@pellwater.example");
  await field(page, "Phone").fill("+1 555 0134");
  await resume(page).setInputFiles(file);
}

describe("the page of a position", () => {
  test("is complete without JavaScript", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    for (const { id, title: name, applyLink } of jobs) {
      expect((await page.goto(applyLink))?.status(), `Status at ${applyLink}`).toBe(200);
      await page.getByRole("heading", { level: 1, name }).waitFor();
      const { summary, responsibilities, requirements, preferredQualifications } = jobDetails[id];
      const main = page.getByRole("main");
      await expectTexts(main, [summary, ...responsibilities, ...requirements, ...preferredQualifications]);
      await main.getByText("This role requires an entrepreneur mindset").waitFor();
      expect(await submit(page).isVisible()).toBe(false);
      await main.getByRole("link", { name: /^intake form/ }).waitFor();
    }
  });

  test("shows the reading progress at the very top, and prints its text alone, black on white", async ({ visits }) => {
    const page = await visits.newPage();
    await goAlive(page, path);
    expect(await progress(page).getAttribute("aria-valuenow")).toBe("0");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => progress(page).getAttribute("aria-valuenow")).toBe("100");
    const box = await progress(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 1440, height: 3 });

    await page.setViewportSize({ width: 794, height: 900 });
    await page.emulateMedia({ media: "print" });
    expect(await page.getByText(detail.summary).isVisible()).toBe(true);
    for (const hidden of [page.getByRole("banner"), page.getByRole("contentinfo"), submit(page), progress(page)]) {
      expect(await hidden.isVisible()).toBe(false);
    }
    const colors = await page.getByText(detail.summary).evaluate((text) => {
      const { color } = getComputedStyle(text);
      return [color, getComputedStyle(document.body).backgroundColor];
    });
    expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  });

  test("submits the application by keyboard: 1.5 s, the thanks, 3 s, and back at the list", async ({ visits }) => {
    const page = await visits.newPage();
    const calls: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && calls.push(request.url()));
    await goAlive(page, path);
    await submit(page).focus();
    await page.keyboard.press("Enter");
    await expectFocus(field(page, "Name"));
    const sentences = ["Name is required", "Invalid email format", "Phone number is required", "Resume is required"];
    for (const sentence of sentences) await page.getByText(sentence, { exact: true }).waitFor();
    await page.keyboard.type("Ines Kallio");
    await page.getByText("Name is required").waitFor({ state: "hidden" });
    await page.keyboard.press("Tab");
    await page.keyboard.type("ines@pellwater.example");
    await page.keyboard.press("Tab");
    await page.keyboard.type("+1 555 0134");
    await page.keyboard.press("Tab");
    await expectFocus(resume(page));
    await resume(page).setInputFiles(file);
    await page.getByText("ines-kallio.pdf", { exact: true }).waitFor();

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).focus();
    await page.keyboard.press("Enter");
    expect(await page.getByRole("button", { name: "Submitting..." }).isDisabled()).toBe(true);
    const words = page.getByText("Submitting...");
    expect(await words.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
    await page.clock.runFor(1_500);
    await thanks(page).waitFor();
    await expectFocus(thanks(page));
    await page.getByText(`Thank you for applying for the position of ${title}.`).waitFor();
    await page.clock.runFor(2_900);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.clock.runFor(100);
    await page.waitForURL("**/careers");
    await page.getByRole("heading", { level: 1, name: "Join Our Team" }).waitFor();
    expect(calls).toEqual([]);
  });

  test("keeps what was written across a reload, except for the file; Cancel returns to the list, for good", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page, path);
    await fill(page);
    await field(page, /^Cover letter/).fill("The weekly supplier analysis.");
    await page.reload();
    await alive(page);
    await expect.poll(() => field(page, /^Cover letter/).inputValue()).toBe("The weekly supplier analysis.");
    expect(await field(page, "Email").inputValue()).toBe("ines@pellwater.example");
    await page.getByText("Choose your resume again").waitFor();
    await resume(page).setInputFiles(file);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("heading", { level: 1, name: "Join Our Team" }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await page.waitForURL("**/about");
    await page.clock.runFor(10_000);
    expect(new URL(page.url()).pathname).toBe("/about");
  });

  test("does not pull a visitor back to the list while the code of the next page is still loading", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page, path);
    await fill(page);
    const { promise: late, resolve: come } = Promise.withResolvers<void>();
    await page.route("**/assets/about-*.js", async (route) => {
      await late;
      await route.continue();
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    await page.clock.runFor(1_500);
    await thanks(page).waitFor();
    const asked = page.waitForRequest("**/assets/about-*.js");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await asked;
    await page.clock.runFor(3_000);
    come();
    await arrivedAt(page, "/about");
  });

  test("passes axe at 390 px, and its text and messages fit 320 px, until the application is sent", async ({
    visits,
  }) => {
    const page = await visits.newPage({ width: 320 });
    await goAlive(page, path);
    await submit(page).click();
    await page.getByText("Resume is required").waitFor();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
    await fill(page);
    await submit(page).click();
    await thanks(page).waitFor();
  });
});

describe("a position whose file is unavailable", () => {
  test("is not reported as missing when the server answers 503 or is unreachable", async ({ visits }) => {
    visits.allow(/\.data|503|net::ERR_FAILED/);
    const page = await visits.newPage();
    await goAlive(page, "/careers");
    await page.route("**/*.data*", (route) => route.fulfill({ status: 503, body: "" }));
    const card = page.getByRole("main").locator(`a[href="${path}"]`);
    if (!(await card.first().isVisible())) await page.getByRole("button", { name: title }).click();
    await card.first().click();
    const failed = page.getByRole("heading", { level: 1, name: jobPage.failed.title });
    const retry = page.getByRole("button", { name: jobPage.failed.retry }).and(page.locator(":enabled"));
    await failed.waitFor();
    await page.unroute("**/*.data*");
    await page.route("**/*.data*", (route) => route.abort());
    const unreached = page.waitForEvent("requestfailed");
    await retry.click();
    await unreached;
    await retry.waitFor();
    await failed.waitFor();
    await page.unroute("**/*.data*");
    await retry.click();
    await expectFocus(page.getByRole("heading", { level: 1, name: title }));
  });
});

test("a form made taller than the window by a letter and errors scrolls to its button with the wheel over it", async ({
  visits,
}) => {
  const page = await visits.newPage({ height: 840 });
  await goAlive(page, path);
  await field(page, /^Cover letter/).fill("I would like to work with you. ".repeat(40));
  await submit(page).click();
  await page.getByText("Resume is required").waitFor();
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  const bottom = async () => {
    const box = await submit(page).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await field(page, "Phone").hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(bottom).toBeLessThanOrEqual(840);
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

describe("a position that does not exist", () => {
  const addresses = [unknownPath, "/careers/apply/unknown", `${unknownPath}?from=mail`, "/careers/apply/%C3%A4/"];
  test("is reported with status 404, with and without JavaScript", async ({ visits }) => {
    visits.allow(/404/);
    // All of them get the same HTML; the application of one might mistake it for another page.
    const answers = await Promise.all(addresses.map(async (address) => fetch(inject("siteUrl") + address)));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 404));
    const [html, ...others] = await Promise.all(answers.map(async (answer) => answer.text()));
    for (const other of others) expect(other).toBe(html);
    for (const javaScriptEnabled of [true, false]) {
      const page = await visits.newPage({ width: 390, javaScriptEnabled });
      expect((await page.goto(unknownPath))?.status()).toBe(404);
      if (javaScriptEnabled) await alive(page);
      await page.getByRole("heading", { level: 1, name: "Job Not Found" }).waitFor();
      await page.getByText("Sorry, the job you're looking for doesn't exist or has been removed.").waitFor();
      const back = page.getByRole("main").getByRole("link", { name: jobPage.notFound.back });
      expect(await back.getAttribute("href")).toBe("/careers");
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
      await expectNoSidewaysScroll(page);
    }
  });
});
