import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { alive, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { grounds, themeSwitch } from "./support/themes.ts";

const reload = (page: Page) => page.getByRole("button", { name: /^Reload stylesheets/ });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const stylesheets = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href));
const swatch = (page: Page, token: string) =>
  page
    .getByRole("region", { name: "Colors" })
    .getByRole("listitem")
    .filter({ has: page.getByText(token, { exact: true }) });

describe("the stylesheet test", () => {
  test("reloads the page's stylesheets and says so, and keeps the current styles when new ones fail to load", async ({
    visits,
  }) => {
    visits.allow(/reload=|ERR_FAILED/);
    const page = await visits.newPage();
    await goAlive(page, "/test");
    expect(await status(page).textContent()).toBe("");
    const [before, ...more] = await stylesheets(page);
    expect(more).toEqual([]);
    let address = before;
    for (const round of [1, 2]) {
      const fetched = page.waitForResponse(/\/assets\/[^/]+\.css\?reload=\d+$/);
      await reload(page).press("Enter");
      expect([round, (await fetched).status(), (await fetched).fromServiceWorker()]).toEqual([round, 200, false]);
      await expect.poll(() => status(page).textContent()).toMatch(/^1 stylesheet reloaded at \d+:\d\d:\d\d [AP]M\.$/);
      // The message may still be from the previous round.
      address = (await fetched).url();
      await expect.poll(() => stylesheets(page)).toEqual([address]);
      expect(address.replace(/\?.*/, "")).toBe(before);
    }
    await page.route("**/*.css?reload=*", (route) => route.abort());
    await reload(page).click();
    await expect
      .poll(() => status(page).textContent())
      .toMatch(/could not be loaded\. The page keeps the styles it has\./);
    expect(await stylesheets(page)).toEqual([address]);
  });

  test("shows the current colors, and measures the type scale in the current window", async ({ visits }) => {
    const page = await visits.newPage({ colorScheme: "dark" });
    await goAlive(page, "/test");
    await swatch(page, "bg").getByText(grounds.dark, { exact: true }).waitFor();
    await themeSwitch(page, "as the system").click();
    await swatch(page, "bg").getByText(grounds.light, { exact: true }).waitFor();
    const scale = page.getByRole("region", { name: "Type scale" });
    await scale
      .getByText("120 px, line 0.98, tracking -0.045, weight 640")
      .or(scale.getByText(/^119\.\d px, line 0\.98/))
      .waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await scale.getByText("52.2 px, line 0.98, tracking -0.045, weight 640").waitFor();
  });

  test("shows both without any interaction, and follows the system theme", async ({ visits }) => {
    const page = await visits.newPage({ colorScheme: "dark" });
    await page.goto("/test");
    await swatch(page, "bg").getByText(grounds.dark, { exact: true }).waitFor();
    const scale = page.getByRole("region", { name: "Type scale" });
    await expect
      .poll(() => scale.getByText(/^[\d.]+ px, line [\d.]+, tracking -?[\d.]+, weight \d+$/).count())
      .toBe(await scale.getByRole("listitem").count());
    await page.emulateMedia({ colorScheme: "light" });
    await swatch(page, "bg").getByText(grounds.light, { exact: true }).waitFor();
    expect(await page.locator("html[data-hydrated]").count()).toBe(0);
    await alive(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await swatch(page, "bg").getByText(grounds.dark, { exact: true }).waitFor();
  });

  test("is readable without JavaScript", async ({ visits }) => {
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto("/test");
    await swatch(page, "tang").waitFor();
    await page.getByRole("heading", { name: "Type scale" }).waitFor();
    expect(await reload(page).isVisible()).toBe(false);
  });
});
