import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { assistantOn } from "./support/assistant-panel.ts";
import {
  alive,
  arrivedAt,
  countLoads,
  expectAccessible,
  goAlive,
  openAllSolutions,
  wake,
} from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const headline = (page: Page) => page.getByRole("heading", { level: 1, name: /^Deploy AI Agents/ });
const gone = { status: 404, contentType: "text/plain", body: "Not found" };
/** The code of the page behind the footer's Careers link. */
const lostPage = "**/assets/careers-*.js*";
const goneTrouble = /404|could not be loaded|error loading|dynamically imported module|Importing a module|preload/i;

describe("code that is gone after a deploy", () => {
  test.for(["shared-*.js", "app-*.css"])("is recovered by a single reload: %s", async (file, { visits }) => {
    visits.allow(goneTrouble);
    const page = await visits.newPage();
    const count = countLoads(page);
    // A prefetched file is requested a second time when it is used.
    await page.route(`**/assets/${file}`, (route) => (count.loads === 1 ? route.fulfill(gone) : route.continue()));
    await page.goto("/");
    await alive(page);
    expect(count.loads).toBe(2);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("that never loads leaves a readable page and says so, without a reload loop", async ({ visits }) => {
    visits.allow(goneTrouble);
    const page = await visits.newPage({ reducedMotion: "reduce" });
    const count = countLoads(page);
    await page.route("**/assets/shared-*.js", (route) => route.fulfill(gone));
    await page.goto("/");
    await wake(page);
    await page.getByRole("alert").getByText("Application Failed to Load").waitFor();
    expect(count.loads).toBe(2);
    expect(await headline(page).isVisible()).toBe(true);
    await expectAccessible(page.getByRole("alert"));
    expect(count.loads).toBe(2);
    await page.unroute("**/assets/shared-*.js");
    await page.getByRole("button", { name: "Reload" }).click();
    await alive(page);
  });

  test("of the next page: the visitor still gets there, by a full page load", async ({ visits }) => {
    visits.allow(goneTrouble);
    const page = await visits.newPage();
    const count = countLoads(page);
    await page.route(lostPage, (route) => (count.loads === 1 ? route.fulfill(gone) : route.continue()));
    await goAlive(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
    const prefetch = page.waitForResponse((response) => response.status() === 404);
    await link.hover();
    await prefetch;
    await link.click();
    await arrivedAt(page, "/careers");
    await alive(page);
    expect(count.loads).toBe(2);
  });

  test("of the assistant: its button says so, the page keeps working, and a reload is offered", async ({ visits }) => {
    visits.allow(goneTrouble);
    const page = await visits.newPage();
    const count = countLoads(page);
    await page.route("**/assets/assistant-panel-*.js", (route) => route.fulfill(gone));
    await goAlive(page);
    const { launcher, panel } = assistantOn(page);
    await launcher.click();
    await page.getByRole("alert").getByText("The assistant could not be loaded").waitFor();
    expect(await headline(page).isVisible()).toBe(true);
    await launcher.and(page.locator(":focus")).waitFor(); // The waiting panel has returned it.
    await page.keyboard.press("Enter");
    const anew = page.getByRole("alert").filter({ hasText: "This part comes only when the page is loaded again." });
    await anew.waitFor();
    await expectAccessible(anew);
    expect(await page.getByText("The assistant could not be loaded").isVisible()).toBe(true);
    await page.unroute("**/assets/assistant-panel-*.js");
    await page.getByRole("button", { name: "Reload" }).click();
    await alive(page);
    await launcher.click();
    await panel.waitFor();
    expect(count.loads).toBe(2);
  });

  test("of a part below the first screen: it says so in place, and the page keeps working", async ({ visits }) => {
    visits.allow(goneTrouble);
    const page = await visits.newPage({ reducedMotion: "reduce" });
    const count = countLoads(page);
    await page.route("**/assets/reliability-bench-*.js", (route) => route.fulfill(gone));
    await page.goto("/websocket-demo");
    await alive(page);
    await page.getByText("The test bench could not be loaded.").waitFor();
    await page.getByRole("heading", { level: 1, name: "WebSocket demo" }).waitFor();
    await expectAccessible(page.getByText("The test bench could not be loaded.").locator(".."));
    await page.unroute("**/assets/reliability-bench-*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("The test bench could not be loaded.").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: /^Send \d+ messages/ }).waitFor();
    expect(count.loads).toBe(1);
  });

  test("of two parts of a page reached by a link: each says so in place", async ({ visits }) => {
    visits.allow(goneTrouble);
    const page = await visits.newPage();
    const files = ["**/assets/live-solutions-*.js", "**/assets/figures-*.js"] as const;
    for (const file of files) await page.route(file, (route) => route.fulfill(gone));
    await goAlive(page);
    await openAllSolutions(page);
    const [list, figures] = ["The list could not be loaded.", "The figures could not be loaded."].map((said) =>
      page.getByRole("main").getByText(said),
    );
    await list?.waitFor();
    await figures?.waitFor();
    // The list was also prefetched: it is retried automatically once more before that message.
    const reload = page.getByRole("button", { name: "Reload" });
    await reload.waitFor();
    const again = page.getByRole("button", { name: "Try again" });
    expect(await again.count()).toBe(2);
    await page.unroute(files[0]);
    await again.first().click();
    await list?.waitFor({ state: "hidden" });
    await reload.waitFor({ state: "hidden" });
    expect(await figures?.isVisible()).toBe(true);
    await page.unroute(files[1]);
    await again.click();
    await figures?.waitFor({ state: "hidden" });
  });

  test("of the next page, during an answer: the visitor gets a link", async ({ visits }) => {
    visits.allow(goneTrouble);
    const page = await visits.newPage();
    const count = countLoads(page);
    await page.route(lostPage, (route) => route.fulfill(gone));
    // A response that never ends.
    await page.route("**/api/openai/chat", () => {});
    await goAlive(page);
    const { input, open, ask } = assistantOn(page);
    await open();
    await ask("What does an agent cost?");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    const anew = page.getByRole("alert").getByRole("link", { name: "Open it anew" });
    await anew.waitFor();
    expect(await input.isVisible()).toBe(true);
    expect(count.loads).toBe(1);
    await page.unroute(lostPage);
    await anew.click();
    await page.getByRole("heading", { level: 1, name: "Join Our Team" }).waitFor();
    expect(count.loads).toBe(2);
  });
});

describe("the next page's code", () => {
  test("is requested again after its connection broke, without a reload", async ({ visits }) => {
    visits.allow(goneTrouble);
    visits.allow(/ERR_CONNECTION_RESET|Failed to fetch/);
    const page = await visits.newPage({ reducedMotion: "reduce" });
    const count = countLoads(page);
    await page.route(lostPage, (route) => route.abort("connectionreset"));
    await goAlive(page);
    const { input, open } = assistantOn(page);
    await open();
    await input.fill("We copy 40 invoices");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
    // Merely hovering a link reloads nothing either.
    const reset = page.waitForEvent("requestfailed");
    await link.hover();
    await reset;
    await link.click();
    await page.getByRole("alert").getByText("The page could not be loaded yet.").waitFor();
    await expectAccessible(page.getByRole("alert"));
    expect(await headline(page).isVisible()).toBe(true);
    await page.unroute(lostPage);
    await arrivedAt(page, "/careers");
    await page.getByRole("heading", { level: 1, name: "Join Our Team" }).waitFor();
    expect(await page.getByText("The page could not be loaded yet.").count()).toBe(0);
    expect(await input.inputValue()).toBe("We copy 40 invoices");
    expect(count.loads).toBe(1);
  });

  test("waits for a lost connection, while the page stays readable", async ({ visits }) => {
    visits.allow(goneTrouble);
    visits.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch/);
    const page = await visits.newPage({ firstVisit: true });
    const count = countLoads(page);
    await goAlive(page);
    await page.context().setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await page.getByText(/^Connection lost/).waitFor();
    await page.getByText("The page could not be loaded yet.").waitFor();
    expect(await headline(page).isVisible()).toBe(true);
    // The network is back, but the server is still unreachable.
    await page.route(lostPage, (route) => route.abort("connectionrefused"));
    const unreached = page.waitForEvent("requestfailed", (request) =>
      /REFUSED/.test(request.failure()?.errorText ?? ""),
    );
    await page.context().setOffline(false);
    await unreached;
    expect(await headline(page).isVisible()).toBe(true);
    await page.unroute(lostPage);
    await arrivedAt(page, "/careers");
    await page.getByRole("heading", { level: 1, name: "Join Our Team" }).waitFor();
    expect(count.loads).toBe(1);
  });
});

/** Runs `code` in the page as one of the site's own files. */
async function runOwnScript(page: Page, code: string): Promise<void> {
  await page.route("**/assets/own.js", (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement("script"), { src: "/assets/own.js" })),
  );
}

const replaced = (page: Page) => page.getByRole("heading", { name: "Something went wrong, please refresh" });

describe("an uncaught error", () => {
  test("in the site's own code replaces the page, even when the site is unreachable, and keeps the drafts", async ({
    visits,
  }) => {
    visits.allow(/broken on purpose|ERR_INTERNET_DISCONNECTED/);
    const page = await visits.newPage();
    await goAlive(page);
    const { input, open } = assistantOn(page);
    await open();
    await input.fill("We copy 40 invoices");
    const refresh = page.getByRole("button", { name: "Refresh" });

    await runOwnScript(page, "throw new Error('broken on purpose')");
    await replaced(page).waitFor();
    expect(await headline(page).count()).toBe(0);
    await expectAccessible(page);
    await refresh.click();
    await headline(page).waitFor();
    await alive(page);
    await open();
    expect(await input.inputValue()).toBe("We copy 40 invoices");

    await runOwnScript(page, "void Promise.reject(new Error('broken on purpose'))");
    await replaced(page).waitFor();
    expect(await headline(page).count()).toBe(0);
    await page.context().setOffline(true);
    await refresh.click();
    await page.getByRole("status").getByText("The site cannot be reached.").waitFor();
    await page.context().setOffline(false);
    await refresh.click();
    await headline(page).waitFor();
    await alive(page);
    await open();
    expect(await input.inputValue()).toBe("We copy 40 invoices");
  });

  test("in the browser, an extension or a third-party script is ignored", async ({ visits }) => {
    visits.allow(/ResizeObserver|Script error|extension's own/);
    const page = await visits.newPage({ reducedMotion: "no-preference" });
    await goAlive(page);
    const noise = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener("error", ({ message }) => resolve(message), { once: true });
          const box = document.body.appendChild(document.createElement("div"));
          new ResizeObserver(() => box.style.setProperty("height", `${box.offsetHeight + 1}px`)).observe(box);
        }),
    );
    expect(await noise).toContain("ResizeObserver loop");
    await page.evaluate(() => {
      dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
      const error = new Error("an extension's own");
      error.stack = "Error: an extension's own\n    at run (chrome-extension://abcdef/content.js:1:1)";
      dispatchEvent(new ErrorEvent("error", { message: error.message, error }));
    });
    await page.getByRole("button", { name: "Replay the 30 days" }).click();
    expect(await replaced(page).count()).toBe(0);
    expect(await headline(page).isVisible()).toBe(true);
  });

  test("in a page's own render shows the error, a reload and a link home", async ({ visits }) => {
    visits.allow(/The map is gone/);
    const page = await visits.newPage({ reducedMotion: "reduce" });
    await page.route(lostPage, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export const meta = () => [{ title: 'Careers' }]; export default function Lost() { throw new Error('The map is gone'); }",
      }),
    );
    await goAlive(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
    await page.getByText("The map is gone", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Reload Page" }).waitFor();
    await page.getByRole("link", { name: "Return to Home Page" }).click();
    await headline(page).waitFor();
    await alive(page);
  });
});
