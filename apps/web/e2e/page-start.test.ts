import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { alive, expectFocus, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

describe("a passive reader", () => {
  test("is told when the connection is lost and when it is back", async ({ visits }) => {
    const page = await visits.newPage({ firstVisit: true });
    await page.goto("/about");
    await page.context().setOffline(true);
    await page.getByText("Connection lost. Please check your internet connection.").waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText(/^Connection lost/).count()).toBe(0);
    await alive(page);
  });
});

describe("a page that is not hydrated yet", () => {
  test("fetches the assistant's panel along with the application once its button has been clicked", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    const { promise: looked, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/libraries-*.js", async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    const late = page.waitForRequest(/assistant-panel-/);
    await page.locator("button[aria-controls=assistant-panel]").click();
    await late;
    release();
    await page.getByRole("dialog", { name: "Chat assistant" }).waitFor();
  });

  test.for([
    ["beside the contacts", 1_280, true],
    ["in their place on a phone", 412, false],
  ] as const)(
    "opens a contact's conversation at once, and fetches its code along with the application, %s",
    async ([, width, listed], { visits }) => {
      const page = await visits.newPage({ width, height: 823 });
      const { promise: looked, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/assets/libraries-*.js", async (route) => {
        await looked;
        await route.continue();
      });
      await page.goto("/chat", { waitUntil: "domcontentloaded" });
      const sales = page.locator("button[data-contact=sales]");
      const support = page.locator("button[data-contact=support]");
      const late = page.waitForRequest(/conversation-pane-/);
      await sales.click();
      await late;
      const head = page.getByRole("heading", { name: /^Chat with/ });
      await expect.poll(() => head.textContent()).toBe("Chat with Sales Representative");
      await page.getByRole("status").filter({ hasText: "Connecting..." }).waitFor();
      expect(await page.getByText("No conversation selected").isVisible()).toBe(false);
      expect(await sales.isVisible()).toBe(listed);
      if (listed) await support.click();
      const name = listed ? "Customer Support" : "Sales Representative";
      await expect.poll(() => head.textContent()).toBe(`Chat with ${name}`);
      expect(await page.locator("[data-contact][aria-current]").count()).toBe(1);
      expect(await page.locator("html[data-hydrated]").count()).toBe(0);
      release();
      await page
        .getByRole("region", { name: `Chat with ${name}` })
        .getByText("Connected", { exact: true })
        .waitFor();
      expect(await page.locator("[data-contact][aria-current]").count()).toBe(1);
      await page.goBack();
      await sales.waitFor();
      expect(await page.getByText("No conversation selected").isVisible()).toBe(listed);
    },
  );

  test("goes back from such a conversation to the contacts, without leaving the page", async ({ visits }) => {
    const page = await visits.newPage({ width: 412, height: 823 });
    const { promise: looked, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/libraries-*.js", async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto("/about");
    await page.goto("/chat", { waitUntil: "domcontentloaded" });
    const sales = page.locator("button[data-contact=sales]");
    await sales.click();
    const conversation = page.getByRole("heading", { name: /^Chat with/ });
    await conversation.waitFor();
    await page.goBack();
    await sales.waitFor();
    await expectFocus(sales);
    await conversation.waitFor({ state: "hidden" });
    await sales.click();
    await conversation.waitFor();
    await page.goBack();
    release();
    await page.locator("html[data-hydrated]").waitFor();
    await sales.waitFor();
    expect(await conversation.count()).toBe(0);
    await sales.click();
    await conversation.waitFor();
    await page.goBack();
    await sales.waitFor();
    await page.goBack();
    await page.waitForURL("**/about");
  });

  test("shows a click as pending and replays it once", async ({ visits }) => {
    const page = await visits.newPage();
    const { promise: looked, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/shared-*.js", async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto("/careers");
    const all = page.getByRole("button", { name: "Expand All Jobs" });
    await all.click();
    await all.click();
    expect(await all.getAttribute("aria-busy")).toBe("true");
    release();
    await page.getByRole("button", { name: "Collapse All Jobs" }).waitFor();
    expect(await page.locator("button[aria-busy=true]").count()).toBe(0);
  });

  test("opens a header menu on arrow down, without scrolling", async ({ visits }) => {
    const page = await visits.newPage();
    const { promise: looked, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/shared-*.js", async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto("/about");
    const word = page.getByRole("banner").getByRole("button", { name: "Solutions" });
    await word.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await word.getAttribute("aria-busy")).toBe("true");
    release();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^All Solutions/ })
      .waitFor();
    expect(await word.getAttribute("aria-expanded")).toBe("true");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("accepts a scripted click", async ({ visits }) => {
    const page = await visits.newPage();
    await page.goto("/careers");
    await page.getByRole("button", { name: "Expand All Jobs" }).evaluate((button: HTMLElement) => button.click());
    await page.getByRole("button", { name: "Collapse All Jobs" }).waitFor();
  });

  test("follows a link to another tab at once, and reports it to analytics afterwards", async ({ visits }) => {
    const page = await visits.newPage();
    await page.addInitScript(() => {
      const calls: unknown[] = [];
      Object.assign(globalThis, { calls, gtag: (...call: unknown[]) => calls.push(call) });
    });
    await page.goto("/agents");
    const tab = page.context().waitForEvent("page");
    await page.getByRole("link", { name: /^Request Deployment Now/ }).click();
    await (await tab).close();
    const calls = () => page.evaluate(() => (globalThis as unknown as { calls: unknown[] }).calls.length);
    await expect.poll(calls).toBe(1);
  });
});

test("a page with a draft from this tab starts by itself", async ({ visits }) => {
  const page = await visits.newPage();
  await page.goto("/contact");
  await alive(page);
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Ines Kallio");
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe("Ines Kallio");
});

test("starts when no paint is reported, as in Firefox for a page scrolled on load", async ({ visits }) => {
  const page = await visits.newPage();
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/about");
  await alive(page);
});

describe("a page that is only viewed", () => {
  test("is not started by a resting mouse", async ({ visits }) => {
    const page = await visits.newPage({ firstVisit: true });
    await page.goto("/about");
    await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { movementX: 0, movementY: 0 })));
    // A sign takes effect after the next frame; two frames and a task later it would have done so.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
    expect(await page.locator("link[rel=modulepreload]").count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })));
    await page.locator("link[rel=modulepreload]").first().waitFor({ state: "attached" });
  });
});

describe("content below the first screen", () => {
  /** Work that waits for a later task is held until the event `tasks`. */
  async function newPageThatWaits(visits: { newPage(): Promise<Page> }): Promise<Page> {
    const page = await visits.newPage();
    await page.addInitScript(() => {
      const original = window.setTimeout;
      const waiting: (() => void)[] = [];
      Object.assign(window, { setTimeout: (task: () => void) => waiting.push(task) });
      addEventListener("tasks", () => {
        Object.assign(window, { setTimeout: original });
        for (const task of waiting.splice(0)) setTimeout(task);
      });
    });
    return page;
  }
  const footer = (page: Page) => page.getByRole("contentinfo");

  test("is rendered in separate tasks, without layout shifts", async ({ visits }) => {
    const page = await newPageThatWaits(visits);
    await page.goto("/");
    const heading = page.getByRole("heading", { level: 1 });
    const place = await heading.boundingBox();
    await expect.poll(() => page.locator("html[data-drawing]").count()).toBe(1);
    expect([await heading.isVisible(), await footer(page).isVisible()]).toEqual([true, false]);
    await page.evaluate(() => dispatchEvent(new Event("tasks")));
    await footer(page).waitFor();
    for (const section of await page.getByRole("main").locator("section").all()) {
      expect(await section.isVisible()).toBe(true);
    }
    expect(await page.locator("html[data-drawing]").count()).toBe(0);
    expect(await heading.boundingBox()).toEqual(place);
  });

  test.for([
    ["two", 412],
    ["four", 1_280],
  ] as const)("shows the cards of a long list %s at a time, %i px wide", async ([, width], { visits }) => {
    const page = await visits.newPage({ firstVisit: true, width, height: 823 });
    // Reading a position forces a layout: it happens once in each task.
    await page.addInitScript(() => {
      const counts: number[] = [];
      Object.assign(globalThis, { counts });
      const { getBoundingClientRect } = Element.prototype;
      Element.prototype.getBoundingClientRect = function getPlace() {
        const cards = document.querySelectorAll("[aria-labelledby=list] li.drawn-by-rows");
        counts.push([...cards].filter((card) => card.checkVisibility()).length);
        return getBoundingClientRect.call(this);
      };
    });
    await page.goto("/solutions");
    await footer(page).waitFor();
    const shown = await page.evaluate<number[]>("counts");
    expect([...new Set(shown)]).toEqual(width === 412 ? [2, 4, 6, 8] : [4, 8]);
  });

  test("is there at once when the URL has a fragment", async ({ visits }) => {
    const page = await newPageThatWaits(visits);
    await page.goto("/solutions#solutions-list");
    expect(await footer(page).isVisible()).toBe(true);
    await page.goto("/about");
    expect(await footer(page).isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event("tasks")));
    await footer(page).waitFor();
    await page.evaluate(() => scrollTo(0, 2_000));
    await page.reload();
    expect(await footer(page).isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_000);
    expect(await page.locator("html[data-drawing]").count()).toBe(0);
  });

  test("is there without scripts, and when they are blocked", async ({ visits }) => {
    visits.allow(/Content Security Policy/);
    const without = await visits.newPage({ javaScriptEnabled: false });
    const blocked = await visits.newPage();
    // As an extension does it: the page still sees scripts as enabled.
    await blocked.route("/about", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    for (const page of [without, blocked]) {
      await page.goto("/about");
      expect(await footer(page).isVisible()).toBe(true);
    }
  });
});

test("a conversation that is still loading has a way back to the contacts, on a phone", async ({ visits }) => {
  const page = await visits.newPage({ width: 390, height: 844, firstVisit: true });
  await page.route("**/assets/conversation-pane-*.js", () => undefined);
  await goAlive(page, "/chat");
  await page.getByRole("button", { name: "Sales Representative" }).click();
  await page.getByRole("status").filter({ hasText: "Connecting..." }).waitFor();
  await page.getByRole("button", { name: "Back to contacts" }).click();
  await expectFocus(page.getByRole("button", { name: "Sales Representative" }));
});
