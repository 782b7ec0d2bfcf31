import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { onePerRoute } from "./support/built-pages.ts";
import { button, heading, writeAs } from "./support/desk-page.ts";
import { arrivedAt, atEachWidth, expectNoSidewaysScroll, goAlive } from "./support/page-checks.ts";
import { adminToken, type Site, startSite } from "./support/start-site.ts";
import { test } from "./support/test.ts";

let site: Site;

// A separate site, because the first person at the desk changes the site for everybody.
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Translates a page as browsers do: every text is removed, and elements with the translation replace it. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === "" || text.parentElement?.closest("script, style, template")) continue;
    const translated = document.createElement("span");
    translated.textContent = `[es] ${text.data}`;
    text.replaceWith(translated);
  }
}

/**
 * Translates a page into German as Chrome does: the root's language changes, and every text is wrapped in two elements
 * of its own, a third longer, with a compound of 28 letters in all short ones.
 */
function translateToLongWords() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const parent = text.parentElement;
    if (
      !parent ||
      text.data.trim() === "Thirtyfold" ||
      parent.closest("script, style, template, svg, noscript, textarea")
    )
      continue;
    const short = parent.closest("h1, h2, h3, h4, button, a, summary, label, dt, [data-variant]") !== null;
    let words = 0;
    const [outer, inner] = [document.createElement("in-german"), document.createElement("in-german")];
    inner.textContent = text.data.replace(/(?<![\w/@.])[a-z]{4,}/gi, (word) => {
      words += 1;
      if (words % 12 === 0 || (short && words === 1)) return "Automatisierungsvereinbarung";
      return word + "ungenschaft".slice(0, Math.ceil(word.length * 0.35));
    });
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = "de";
}

/** Waits until React has hydrated each part: a part translated earlier is rendered again, which the console reports. */
async function allTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll(":is(header, main, footer) :is(a, button)")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps")),
    ),
  );
}

test("a page translated by the browser keeps working, and shows updates", async ({ visits }) => {
  const page = await visits.newPage();
  await goAlive(page, "/websocket-demo");
  const main = page.getByRole("main");
  await main.getByText("Connected", { exact: true }).waitFor();
  await allTakenOver(page);
  await page.evaluate(translate);
  await main.getByText("[es] Connected", { exact: true }).waitFor();
  await main.getByRole("button", { name: "Hide Messages" }).click();
  await main.getByRole("button", { name: /^Show Messages$/ }).click();
  await main.getByRole("button", { name: /^Hide Messages$/ }).waitFor();
  await main.getByRole("button", { name: "Reconnect" }).click();
  await main.getByText("Connected", { exact: true }).waitFor();
  expect(await main.getByText("[es] Connected", { exact: true }).count()).toBe(0);

  await page.evaluate(translate);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  expect(await (await arrivedAt(page, "/careers")).textContent()).toBe("Join Our Team");
});

test.for(onePerRoute)("%s fits every window in a language with long words", async ([url], { visits }) => {
  if (url === "/404") visits.allow(/404/);
  const page = await visits.newPage();
  // React would complain about hydrating translated content.
  await page.route("**/assets/libraries-*.js", () => undefined);
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.evaluate(translateToLongWords);
  await atEachWidth(page, [320, 390, 768, 1100, 1440], () => expectNoSidewaysScroll(page));
});

test("a page whose translator sets no language fits every window as well", async ({ visits }) => {
  const page = await visits.newPage();
  await page.route("**/assets/libraries-*.js", () => undefined);
  await page.goto("/solutions", { waitUntil: "domcontentloaded" });
  await page.evaluate(translateToLongWords);
  for (const direction of ["ltr", "rtl"]) {
    await page.evaluate((written) => {
      document.documentElement.lang = "en";
      document.documentElement.className = `translated-${written}`;
    }, direction);
    await atEachWidth(page, [320, 390, 768, 1440], () => expectNoSidewaysScroll(page));
  }
});

test("the desk keeps working when the browser has translated it", async ({ visits }) => {
  visits.allow(/401/);
  const vera = await visits.newPage({ site: site.url });
  await vera.request.post("/api/desk/session", { data: { token: adminToken, name: "Vera Holm" } });
  await vera.goto("/desk/");
  await button(vera, "Later").click();
  await writeAs(vera, "visitor-translated", "¿Cuánto cuesta?");
  await vera.getByRole("link", { name: /Cuánto cuesta/ }).click();
  const log = vera.getByRole("log");
  await log.getByText("¿Cuánto cuesta?").waitFor();
  await vera.evaluate(translate);
  await vera.getByRole("textbox", { name: "Message" }).fill("From 900 a month.");
  await vera.keyboard.press("Control+Enter");
  await log.getByText("From 900 a month.").waitFor();
  await vera.getByRole("button", { name: "[es] Close", exact: true }).click();
  await button(vera, "Reopen").waitFor();
  await vera.getByRole("link", { name: "Leads" }).click();
  await heading(vera, "Leads").waitFor();
  await vera.getByText("No leads yet").waitFor();
});
