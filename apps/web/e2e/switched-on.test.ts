import type { Lead } from "@thirtyfold/api-contract";
import { solutions, solutionsPage, waitlist } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { buildSite } from "./support/build-site.ts";
import { goAlive } from "./support/page-checks.ts";
import { adminToken, type Site, startSite } from "./support/start-site.ts";
import { test } from "./support/test.ts";

const authorization = { authorization: `Bearer ${adminToken}` };
const email = "ines@pellwater.example";
const resume = Buffer.from(`%PDF-1.7\n${"Six years of month-end closing.\n".repeat(40)}%%EOF\n`);
const demo = (page: Page) => page.getByText("Demo: nothing is sent");

// Its own build: what `VITE_` variables say stands in the scripts and in the HTML. It is the same build that people make,
// where a development server would show other code, without the pages' policies; it costs 15 s of a processor.
let site: Site;

beforeAll(async () => {
  const settings = { VITE_CAPTURE_FORMS: "on", VITE_DATA_SOURCE: "api" };
  const pages = ["/agents", "/careers/apply/head-of-sales", "/solutions"];
  const website = await buildSite("switched-on", settings, pages);
  site = await startSite({}, website);
}, 180_000);

afterAll(() => site.stop());

/** What is stored of one form, as whoever runs the site reads it. */
async function leadsOf(form: "waitlist" | "applications"): Promise<Lead[]> {
  const answer = await fetch(`${site.url}/api/admin/leads?form=${form}`, { headers: authorization });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Lead[];
}

/** Holds the call back until `release` is called, and is there once the page has made it. */
async function hold(page: Page, path: string): Promise<{ asked: Promise<unknown>; release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { asked: page.waitForRequest(`**${path}`), release: resolve };
}

describe("with VITE_CAPTURE_FORMS=on", () => {
  test("the waitlist thanks once the entry is stored", async ({ visits }) => {
    const page = await visits.newPage({ site: site.url });
    await goAlive(page, "/agents");
    expect(await demo(page).count()).toBe(0);
    const form = page.getByRole("form", { name: waitlist.title });
    await form.getByLabel(waitlist.labels.name).fill("Ines Kallio");
    await form.getByLabel(waitlist.labels.email).fill(email);
    await form.getByLabel(waitlist.labels.businessType).selectOption("service");
    const call = await hold(page, "/api/forms/waitlist");
    await form.getByRole("button", { name: waitlist.submit }).click();
    await call.asked;
    expect(await leadsOf("waitlist")).toEqual([]);
    expect(await page.getByText(waitlist.thanks).count()).toBe(0);
    call.release();
    await page.getByText(waitlist.thanks, { exact: true }).waitFor();
    expect(await leadsOf("waitlist")).toMatchObject([
      { form: "waitlist", suspect: false, fields: { name: "Ines Kallio", email, businessType: "service" } },
    ]);
  });

  test("an application is submitted once it is stored, its resume byte for byte", async ({ visits }) => {
    const page = await visits.newPage({ site: site.url });
    await goAlive(page, "/careers/apply/head-of-sales");
    expect(await demo(page).count()).toBe(0);
    await page.getByRole("textbox", { name: "Name" }).fill("Ines Kallio");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("textbox", { name: "Phone" }).fill("+1 555 0134");
    const file = { name: "ines-kallio.pdf", mimeType: "application/pdf", buffer: resume };
    await page.getByLabel("Resume (PDF)").setInputFiles(file);
    const call = await hold(page, "/api/forms/applications");
    await page.getByRole("button", { name: "Submit Application" }).click();
    await call.asked;
    expect(await leadsOf("applications")).toEqual([]);
    expect(await page.getByRole("button", { name: "Submitting..." }).isDisabled()).toBe(true);
    call.release();
    await page.getByRole("heading", { name: "Application Submitted!" }).waitFor();
    expect(await demo(page).count()).toBe(0);
    const [lead] = await leadsOf("applications");
    expect(lead?.fields).toMatchObject({ name: "Ines Kallio", email, jobId: "head-of-sales" });
    const stored = await fetch(`${site.url}/api/admin/leads/${lead?.id}/resume`, { headers: authorization });
    expect(stored.headers.get("content-disposition")).toMatch(/^attachment; .*ines-kallio\.pdf/);
    expect(Buffer.from(await stored.arrayBuffer()).equals(resume)).toBe(true);
  });

  test("a file that is no document is refused by its content, at its field", async ({ visits }) => {
    visits.allow(/answer: 4\d\d .*\/api\/forms\/applications|status of 4\d\d/);
    const page = await visits.newPage({ site: site.url });
    await goAlive(page, "/careers/apply/head-of-sales");
    await page.getByRole("textbox", { name: "Name" }).fill("Ines Kallio");
    await page.getByRole("textbox", { name: "Email" }).fill("another@pellwater.example");
    await page.getByRole("textbox", { name: "Phone" }).fill("+1 555 0134");
    const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ, a program") };
    await page.getByLabel("Resume (PDF)").setInputFiles(file);
    await page.getByRole("button", { name: "Submit Application" }).click();
    await page.getByRole("button", { name: "Submit Application" }).and(page.locator(":enabled")).waitFor();
    await expect.poll(() => page.getByLabel("Resume (PDF)").getAttribute("aria-invalid")).toBe("true");
    expect((await leadsOf("applications")).map(({ fields }) => fields["email"])).toEqual([email]);
  });
});

test("with VITE_DATA_SOURCE=api the solutions come from the table, newest first", async ({ visits }) => {
  const page = await visits.newPage({ site: site.url });
  const asked = page.waitForResponse("**/api/solutions?*");
  await goAlive(page, "/solutions");
  const answer = await asked;
  expect(new URL(answer.url()).search).toBe("?orderBy=created_at&ascending=false&page=1&limit=10");
  const { data } = (await answer.json()) as { data: { title: string }[] };
  expect(data.length).toBeGreaterThan(Object.keys(solutions).length);
  const list = page.getByRole("region", { name: solutionsPage.list.title });
  const titles = list.getByRole("heading", { level: 3 });
  await expect.poll(() => titles.allTextContents()).toEqual(data.map(({ title }) => title));
});
