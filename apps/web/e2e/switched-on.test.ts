import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Lead } from "@thirtyfold/api-contract";
import { solutions, solutionsPage, waitlist } from "@thirtyfold/content";
import type { Page } from "playwright-core";
import { build } from "vite";
import { describe, expect, inject, vi } from "vitest";
import { arrivedAt, goAlive, openAllSolutions } from "./support/page-checks.ts";
import { adminToken } from "./support/start-site.ts";
import { test } from "./support/test.ts";

const authorization = { authorization: `Bearer ${adminToken}` };
const email = `ines-${process.pid}@pellwater.example`;
const resume = Buffer.from(`%PDF-1.7\n${"Six years of month-end closing.\n".repeat(40)}%%EOF\n`);
const demo = (page: Page) => page.getByText("Demo: nothing is sent");

const assets = fileURLToPath(new URL("../build/client/assets", import.meta.url));
const settingsFile = fileURLToPath(new URL("../app/settings.ts", import.meta.url));

/** The built script with the settings, as a build with both switches on creates it: they are read at run time. */
async function scriptSwitchedOn(): Promise<{ name: string; code: string }> {
  for (const name of (await readdir(assets)).filter((file) => file.endsWith(".js"))) {
    const code = await readFile(path.join(assets, name), "utf8");
    if (!/\bcaptureForms:/.test(code)) continue;
    expect(code.match(/\b(?:captureForms|dataSource):/g)).toEqual(["captureForms:", "dataSource:"]);
    return {
      name,
      code: code.replace("captureForms:", "captureForms:!0||").replace("dataSource:", 'dataSource:"api"||'),
    };
  }
  throw new Error("No script of the build has the settings.");
}

/**
 * Serves that script to the visitor's browser. It affects pages reached by a link: the HTML is from the other build.
 */
async function switchOn(page: Page): Promise<void> {
  const { name, code } = await scriptSwitchedOn();
  await page.route(`**/assets/${name}`, (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  await goAlive(page, "/careers");
}

/** The leads of one form stored under an email address, as the site's operator reads them. */
async function leadsOf(form: "waitlist" | "applications"): Promise<Lead[]> {
  const query = new URLSearchParams({ form, email });
  const answer = await fetch(`${inject("siteUrl")}/api/admin/leads?${query}`, { headers: authorization });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Lead[];
}

/** Opens a position's form by its link. */
async function openApplication(page: Page): Promise<void> {
  await switchOn(page);
  await page.getByRole("link", { name: "Apply Now for Sales & Business Lead" }).click();
  await arrivedAt(page, "/careers/apply/head-of-sales");
}

/** Holds the call back until `release` is called; `asked` resolves once the page has made it. */
async function hold(page: Page, call: string): Promise<{ asked: Promise<unknown>; release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${call}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { asked: page.waitForRequest(`**${call}`), release: resolve };
}

test.for([false, true])("a build inlines the VITE_ variables into its scripts; rendering: %s", async (ssr) => {
  vi.stubEnv("VITE_CAPTURE_FORMS", "on");
  vi.stubEnv("VITE_DATA_SOURCE", "api");
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { write: false, minify: false, ssr, lib: { entry: settingsFile, formats: ["es"] } },
  });
  const [file] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const code = file?.type === "chunk" ? file.code : "";
  expect(code).toMatch(/captureForms: (?:true|"on" === "on"),/);
  expect(code).toMatch(/dataSource: dataSourceOf\("api"\)/);
});

describe("with VITE_CAPTURE_FORMS=on", () => {
  test("the waitlist says thanks once the entry is stored", async ({ visits }) => {
    const page = await visits.newPage();
    await switchOn(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Agent Library" }).click();
    await arrivedAt(page, "/agents");
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

  test("a fake document is rejected by its content at its field; a stored application has its resume byte for byte", async ({
    visits,
  }) => {
    visits.allow(/answer: 4\d\d .*\/api\/forms\/applications|status of 4\d\d/);
    const page = await visits.newPage();
    await openApplication(page);
    expect(await demo(page).count()).toBe(0);
    await page.getByRole("textbox", { name: "Name" }).fill("Ines Kallio");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("textbox", { name: "Phone" }).fill("+1 555 0134");
    const chosen = page.getByLabel("Resume (PDF)");
    const submit = page.getByRole("button", { name: "Submit Application" });
    await chosen.setInputFiles({
      name: "resume.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("MZ, a program"),
    });
    await submit.click();
    await submit.and(page.locator(":enabled")).waitFor();
    await expect.poll(() => chosen.getAttribute("aria-invalid")).toBe("true");
    expect(await leadsOf("applications")).toEqual([]);

    await chosen.setInputFiles({ name: "ines-kallio.pdf", mimeType: "application/pdf", buffer: resume });
    const call = await hold(page, "/api/forms/applications");
    await submit.click();
    await call.asked;
    expect(await leadsOf("applications")).toEqual([]);
    expect(await page.getByRole("button", { name: "Submitting..." }).isDisabled()).toBe(true);
    call.release();
    await page.getByRole("heading", { name: "Application Submitted!" }).waitFor();
    expect(await demo(page).count()).toBe(0);
    const [lead] = await leadsOf("applications");
    expect(lead?.fields).toMatchObject({ name: "Ines Kallio", email, jobId: "head-of-sales" });
    const stored = await fetch(`${inject("siteUrl")}/api/admin/leads/${lead?.id}/resume`, { headers: authorization });
    expect(stored.headers.get("content-disposition")).toMatch(/^attachment; .*ines-kallio\.pdf/);
    expect(Buffer.from(await stored.arrayBuffer()).equals(resume)).toBe(true);
  });
});

test("with VITE_DATA_SOURCE=api the solutions are loaded from the table, newest first", async ({ visits }) => {
  const page = await visits.newPage();
  await switchOn(page);
  const asked = page.waitForResponse("**/api/solutions?*");
  await openAllSolutions(page);
  const answer = await asked;
  expect(new URL(answer.url()).search).toBe("?orderBy=created_at&ascending=false&page=1&limit=10");
  const { data } = (await answer.json()) as { data: { title: string }[] };
  expect(data.length).toBeGreaterThan(Object.keys(solutions).length);
  const list = page.getByRole("region", { name: solutionsPage.list.title });
  const titles = list.getByRole("heading", { level: 3 });
  await expect.poll(() => titles.allTextContents()).toEqual(data.map(({ title }) => title));
});
