import type { BrowserContext } from "playwright-core";
import { describe, expect } from "vitest";
import { goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const seen: BrowserContext[] = [];

describe("consecutive visitors in the same browser", () => {
  test("one of them leaves all kinds of traces", async ({ visits }) => {
    const page = await visits.newPage({ width: 390, height: 844, colorScheme: "dark" });
    seen.push(page.context());
    // A visitor who asks for motion from the start gets another browser.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => Object.assign(globalThis, { trace: true }));
    await page.context().route("**/robots.txt", (route) => route.fulfill({ body: "trace" }));
    await goAlive(page, "/about");
    await page.evaluate(async () => {
      localStorage.setItem("trace", "local");
      sessionStorage.setItem("trace", "session");
      await cookieStore.set("trace", "cookie");
      await caches.open("trace");
      await new Promise((resolve) => (indexedDB.open("trace").onsuccess = resolve));
    });
    await page.mouse.move(200, 400);
    await page.context().grantPermissions(["geolocation"]);
    await page.context().newPage();
    await page.context().setOffline(true);
  });

  test("the next finds none of them", async ({ visits }) => {
    const page = await visits.newPage();
    expect(seen).toEqual([page.context()]);
    await goAlive(page, "/about");
    const traces = await page.evaluate(async () => ({
      stored: [...Object.keys(localStorage), ...(await caches.keys())],
      tab: Object.fromEntries(Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)])),
      cookies: await cookieStore.getAll(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      script: "trace" in globalThis,
      robots: (await (await fetch("/robots.txt")).text()) === "trace",
      mayLocate: (await navigator.permissions.query({ name: "geolocation" })).state === "granted",
      window: [innerWidth, innerHeight],
      // Its own empty start page, and this page.
      history: history.length,
      media: ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)"].map(
        (query) => matchMedia(query).matches,
      ),
      hovered: document.querySelectorAll("main :hover").length,
    }));
    expect(traces).toEqual({
      stored: [],
      // The start of this visit, and nothing of the previous one.
      tab: { visit: '{"firstPage":"/about"}' },
      cookies: [],
      databases: [],
      script: false,
      robots: false,
      mayLocate: false,
      window: [1440, 900],
      history: 2,
      media: [true, true],
      hovered: 0,
    });
    expect(
      page
        .context()
        .pages()
        .filter((each) => each.url() !== "about:blank"),
    ).toEqual([page]);
  });

  test("two at the same time share nothing", async ({ visits }) => {
    const [one, other] = [await visits.newPage(), await visits.newPage()];
    expect(one.context()).not.toBe(other.context());
    await goAlive(one, "/about");
    await goAlive(other, "/about");
    await one.evaluate(() => localStorage.setItem("trace", "local"));
    expect(await other.evaluate(() => localStorage.length)).toBe(0);
  });

  test("one of them sets the clock", async ({ visits }) => {
    const page = await visits.newPage();
    seen.push(page.context());
    await page.clock.setFixedTime(new Date("2031-03-04T05:06:07Z"));
    await page.goto("/about");
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(2031);
  });

  test("no other visitor is affected by it", async ({ visits }) => {
    const page = await visits.newPage();
    await page.goto("/about");
    expect(seen).not.toContain(page.context());
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeLessThan(60_000);
  });
});
