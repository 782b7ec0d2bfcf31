import type { Lead } from "@thirtyfold/api-contract";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { atEachWidth, expectAccessible, expectFocus, expectNoSidewaysScroll } from "./support/page-checks.ts";
import { adminToken } from "./support/start-site.ts";
import { test } from "./support/test.ts";

const path = "/intake-form.html";
const thanks = (page: Page) => page.getByRole("heading", { level: 1, name: "We have your request" });
const field = (page: Page, name: RegExp | string) => page.getByLabel(name);
const send = (page: Page) => page.getByRole("button", { name: /^Send/ });

let visitors = 0;
/** An email address that no other test uses. */
const newAddress = () => `ines-${process.pid}-${(visitors += 1)}@pellwater.example`;

async function readLeads(email: string, format: string): Promise<Response> {
  const query = new URLSearchParams({ email, format });
  const url = new URL(`/api/admin/leads?${query}`, inject("siteUrl"));
  const answer = await fetch(url, { headers: { authorization: `Bearer ${adminToken}` } });
  expect(answer.status).toBe(200);
  return answer;
}

/** The leads stored under an email address, as the site's operator reads them. */
const leadsOf = async (email: string) => (await (await readLeads(email, "json")).json()) as Lead[];
const csvOf = async (email: string) => (await readLeads(email, "csv")).text();

async function fill(page: Page, email: string): Promise<void> {
  await field(page, "Your name").fill("Ines Kallio");
  await field(page, "Work email").fill(email);
  await field(page, /^Company/).fill("Pellwater Research");
  await field(page, /^What do you need/).selectOption({ index: 1 });
  await field(page, /^The task/).fill("Every Friday we copy 40 invoices.\nIt takes a day.");
}

describe("a visitor becomes a lead", () => {
  test.for([
    { width: 390, javaScriptEnabled: false },
    { width: 390, javaScriptEnabled: true },
    { width: 1440, javaScriptEnabled: false },
    { width: 1440, javaScriptEnabled: true },
  ])("at $width px, JavaScript $javaScriptEnabled", async (visitor, { visits }) => {
    const page = await visits.newPage(visitor);
    const email = newAddress();
    await page.goto(`${path}?utm_source=october`);
    await page.getByRole("heading", { level: 1, name: "Tell us what to hand over" }).waitFor();
    await fill(page, email);
    await send(page).click();
    await thanks(page).waitFor();
    const [lead, ...more] = await leadsOf(email);
    expect(more).toEqual([]);
    await page.getByText(lead?.id ?? "no lead", { exact: true }).waitFor();
    expect(lead).toMatchObject({
      form: "intake",
      suspect: false,
      fields: {
        name: "Ines Kallio",
        email,
        company: "Pellwater Research",
        message: expect.stringMatching(/^Every Friday we copy 40 invoices\.\r?\nIt takes a day\.$/) as string,
      },
    });
    expect((await csvOf(email)).includes('"october"')).toBe(visitor.javaScriptEnabled);
    await expectNoSidewaysScroll(page);
    // Going back leads to a form and sends nothing.
    await page.goBack();
    await field(page, "Your name").waitFor();
    await page.goForward();
    await thanks(page).waitFor();
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("from the home page, in a new tab", async ({ visits }) => {
    const page = await visits.newPage();
    await page.goto("/");
    const tab = page.context().waitForEvent("page");
    await page.getByRole("link", { name: /^Request a Custom Solution/ }).click();
    const form = await tab;
    await form.getByRole("heading", { level: 1, name: "Tell us what to hand over" }).waitFor();
    expect(await form.evaluate(() => window.opener === null)).toBe(true);
  });

  test("once, however often the button is pressed", async ({ visits }) => {
    const page = await visits.newPage();
    const email = newAddress();
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    await page.goto(path);
    await fill(page, email);
    await send(page).dblclick();
    await thanks(page).waitFor();
    expect(posts).toBe(1);
    expect(await leadsOf(email)).toHaveLength(1);
  });
});

describe("the input", () => {
  test("is prefilled from the query, which is then removed from the URL", async ({ visits }) => {
    const page = await visits.newPage();
    const email = newAddress();
    const query = new URLSearchParams({ name: "Ines Kallio", email, company: "Pellwater", message: "Line\ntwo" });
    await page.goto(`${path}?${query}`);
    expect(await field(page, "Your name").inputValue()).toBe("Ines Kallio");
    expect(await field(page, "Work email").inputValue()).toBe(email);
    expect(await field(page, /^The task/).inputValue()).toBe("Line\ntwo");
    expect(new URL(page.url()).search).toBe("");
    await send(page).click();
    await thanks(page).waitFor();
    expect((await leadsOf(email))[0]?.fields["company"]).toBe("Pellwater");
  });

  test("is restored after a reload, and cleared once it is sent", async ({ visits }) => {
    const page = await visits.newPage();
    await page.goto(path);
    await fill(page, newAddress());
    await page.reload();
    expect(await field(page, "Your name").inputValue()).toBe("Ines Kallio");
    expect(await field(page, /^The task/).inputValue()).toContain("40 invoices");
    await send(page).click();
    await thanks(page).waitFor();
    await page.goto(path);
    expect(await field(page, /^The task/).inputValue()).toBe("");
  });
});

// No headless browser autofills: an attribute replaces the state, in the page's own rules.
test("autofilled fields keep the page's colors, also next to an error", async ({ visits }) => {
  const page = await visits.newPage();
  await page.goto(path);
  await page.evaluate(() => {
    const stands = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) stands(rule.cssRules);
        if (!(rule instanceof CSSStyleRule)) continue;
        rule.selectorText = rule.selectorText.replaceAll(/:(-webkit-)?autofill/g, "[data-filled]");
      }
    };
    for (const sheet of document.styleSheets) stands(sheet.cssRules);
  });
  const name = field(page, "Your name");
  await name.evaluate((input) => input.setAttribute("data-filled", ""));
  const look = () =>
    name.evaluate((input) => {
      const { boxShadow, webkitTextFillColor } = getComputedStyle(input);
      return [webkitTextFillColor, boxShadow];
    });
  const [light, ground, wrong] = ["oklch(0.955 0.013 100)", "oklch(0.287 0.035 166)", "oklch(0.745 0.145 22)"];
  expect(await look()).toEqual([light, `${ground} 0px 0px 0px 80px inset`]);
  await name.evaluate((input) => input.setAttribute("aria-invalid", "true"));
  expect(await look()).toEqual([light, `${wrong} 0px 0px 0px 1px inset, ${ground} 0px 0px 0px 80px inset`]);
  // Light text on white paper would be unreadable.
  await page.emulateMedia({ media: "print" });
  expect((await look())[0]).toBe("rgb(0, 0, 0)");
});

describe("an input error", () => {
  test("is shown at its field, which gets the focus, and is cleared when fixed", async ({ visits }) => {
    const page = await visits.newPage({ reducedMotion: "reduce" });
    const email = newAddress();
    await page.goto(path);
    await field(page, "Work email").fill("ines@pellwater");
    await send(page).click();
    await page.getByText("Enter your name").waitFor();
    await page.getByText("Enter an email address like name@company.com").waitFor();
    await expectFocus(field(page, "Your name"));
    expect(await field(page, "Your name").getAttribute("aria-invalid")).toBe("true");
    await expectAccessible(page);
    await fill(page, email);
    await page.getByText("Enter your name").waitFor({ state: "hidden" });
    await send(page).click();
    await thanks(page).waitFor();
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("is reported by the server without scripts, and nothing typed is lost", async ({ visits }) => {
    visits.allow(/answer: 400 .*\/api\/forms\/intake|status of 400/);
    const page = await visits.newPage({ javaScriptEnabled: false, width: 390, reducedMotion: "reduce" });
    const email = newAddress();
    await page.goto(path);
    await fill(page, `${email} (work)`);
    // An older browser does no validation of its own.
    const devtools = await page.context().newCDPSession(page);
    const { root } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "form" });
    await devtools.send("DOM.setAttributeValue", { nodeId, name: "novalidate", value: "" });
    await send(page).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: /email address/ })
      .waitFor();
    expect(await page.title()).toMatch(/^Error/);
    expect(await field(page, "Your name").inputValue()).toBe("Ines Kallio");
    expect(await field(page, "Work email").inputValue()).toBe(`${email} (work)`);
    expect(await field(page, /^The task/).inputValue()).toMatch(/40 invoices\.\r?\nIt takes a day\./);
    expect(await field(page, "Work email").getAttribute("aria-invalid")).toBe("true");
    await expectNoSidewaysScroll(page);
    await field(page, "Work email").fill(email);
    const long = "x".repeat(6_234);
    await field(page, /^The task/).fill(long);
    await send(page).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: "At most 5,000 characters: shorten it. 1,234 too many." })
      .waitFor();
    expect(await field(page, /^The task/).inputValue()).toBe(long);
    await field(page, /^The task/).fill(long.slice(1_234));
    await send(page).click();
    await thanks(page).waitFor();
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("a bot that fills in the honeypot gets the usual answer and is flagged", async ({ visits }) => {
    const page = await visits.newPage();
    const email = newAddress();
    await page.goto(path);
    await fill(page, email);
    await page.getByLabel("Leave this empty").evaluate((trap: HTMLInputElement) => {
      trap.value = "https://spam.example";
    });
    await send(page).click();
    await thanks(page).waitFor();
    expect(await leadsOf(email)).toMatchObject([{ suspect: true }]);
  });

  test("a lost connection keeps the form and its content", async ({ visits }) => {
    const page = await visits.newPage();
    const email = newAddress();
    await page.goto(path);
    await fill(page, email);
    await page.context().setOffline(true);
    await send(page).click();
    await page.getByRole("alert").getByText("You are offline").waitFor();
    await page.context().setOffline(false);
    await send(page).click();
    await thanks(page).waitFor();
    expect(await leadsOf(email)).toHaveLength(1);
  });
});

describe("the form and its confirmation", () => {
  test("are accessible, fit every width, and say what is stored, for how long, and who receives it", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    const looks = () =>
      atEachWidth(page, [320, 390, 1440], async (width) => {
        await expectNoSidewaysScroll(page);
        await expectAccessible(page, width === 320 ? undefined : "new");
      });
    await page.goto(path);
    await page.getByText(/keep what you send for 365 days, then delete it/).waitFor();
    await looks();
    await fill(page, newAddress());
    await send(page).click();
    await thanks(page).waitFor();
    await looks();
    await page.getByRole("link", { name: "Back to the site" }).click();
    await page.getByRole("heading", { level: 1, name: /^Deploy AI Agents/ }).waitFor();
  });

  test("an unknown reference number is distinguished from a stored one", async ({ visits }) => {
    visits.allow(/answer: 404|status of 404/);
    const page = await visits.newPage();
    const answer = await page.goto("/api/forms/thanks/0000-0000-0000");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: /find this request/ }).waitFor();
  });
});
