import { operationsMap } from "@thirtyfold/content";
import type { Locator, Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { onePerRoute } from "./support/built-pages.ts";
import { alive, arrivedAt, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";
import { choseBefore, ground, grounds, themeSwitch } from "./support/themes.ts";

const themed = ["/dashboard", "/chat", "/websocket-demo", "/logo-demo", "/test"];

const htmlAt = async (url: string) => (await fetch(inject("siteUrl") + url)).text();

/** Records the ground of every frame from the first, just before the frame is painted. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const color = document.body && getComputedStyle(document.body).backgroundColor;
      if (color && seen.at(-1) !== color) seen.push(color);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seenGrounds: seen });
  });
const seenGrounds = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seenGrounds: string[] }).seenGrounds);

/** The colors of selected text, and those of the tokens. */
const selection = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const colors = ({ backgroundColor, color }: CSSStyleDeclaration) => [backgroundColor, color];
    const sample = document.createElement("span");
    sample.style.cssText = "background: var(--tf-tang); color: var(--tf-on-tang)";
    heading.append(sample);
    const tokens = colors(getComputedStyle(sample));
    sample.remove();
    return { shown: colors(getComputedStyle(heading, "::selection")), tokens };
  });

describe("the theme of the app area", () => {
  test("cycles with the header's button, and is kept across a reload", async ({ visits }) => {
    const page = await visits.newPage({ colorScheme: "dark" });
    await goAlive(page, "/dashboard");
    expect(await ground(page)).toBe(grounds.dark);
    await themeSwitch(page, "as the system").click();
    await expect.poll(() => ground(page)).toBe(grounds.light);
    await page.reload();
    expect(await ground(page)).toBe(grounds.light);
    await alive(page);
    await themeSwitch(page, "light").waitFor();
    expect(await ground(page)).toBe(grounds.light);
    await themeSwitch(page, "light").press("Enter");
    await expect.poll(() => ground(page)).toBe(grounds.dark);
    await themeSwitch(page, "dark").press("Enter");
    await themeSwitch(page, "as the system").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });

  test("colors the selection with its tokens", async ({ visits }) => {
    const page = await visits.newPage({ colorScheme: "dark" });
    await goAlive(page, "/dashboard");
    const dark = await selection(page);
    expect(dark.shown).toEqual(dark.tokens);
    await themeSwitch(page, "as the system").click();
    await expect.poll(() => ground(page)).toBe(grounds.light);
    const light = await selection(page);
    expect(light.shown).toEqual(light.tokens);
    expect(light.shown).not.toEqual(dark.shown);
  });

  test("is kept across a visit to a page that is always dark", async ({ visits }) => {
    const page = await visits.newPage({ colorScheme: "dark" });
    await choseBefore(page, "light");
    await goAlive(page, "/logo-demo");
    expect(await ground(page)).toBe(grounds.light);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await arrivedAt(page, "/");
    await expect.poll(() => ground(page)).toBe(grounds.dark);
    expect(await page.locator("meta[name=theme-color]").getAttribute("content")).toBe("#092018");
    await page.goBack();
    await arrivedAt(page, "/logo-demo");
    await expect.poll(() => ground(page)).toBe(grounds.light);
    expect(await page.locator("meta[name=theme-color]").getAttribute("content")).toBe("#f2f8f1");
  });

  // The script that applies the theme is the same on every page.
  test.for([
    ["light", themed],
    ["dark", ["/dashboard"]],
  ] as const)("is %s from a page's first frame on, whatever the system prefers", async ([theme, pages], { visits }) => {
    const page = await visits.newPage({ colorScheme: theme === "light" ? "dark" : "light" });
    await choseBefore(page, theme);
    await watchFrames(page);
    for (const path of pages) {
      await goAlive(page, path);
      await themeSwitch(page, theme).waitFor();
      expect(await seenGrounds(page), `at ${path}`).toEqual([grounds[theme]]);
      expect(await page.locator("html").evaluate((html) => getComputedStyle(html).colorScheme)).toBe(theme);
    }
  });

  test("follows the system until somebody chooses, here or in another tab", async ({ visits }) => {
    const page = await visits.newPage({ colorScheme: "light" });
    await watchFrames(page);
    await goAlive(page, "/dashboard");
    expect(await seenGrounds(page)).toEqual([grounds.light]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => ground(page)).toBe(grounds.dark);
    await themeSwitch(page, "as the system").click();
    await expect.poll(() => ground(page)).toBe(grounds.light);
    await page.emulateMedia({ colorScheme: "light" });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await ground(page)).toBe(grounds.light);
    const other = await page.context().newPage();
    await goAlive(other, "/test");
    await themeSwitch(other, "light").click();
    await expect.poll(() => ground(page)).toBe(grounds.dark);
    await themeSwitch(page, "dark").waitFor();
  });

  test("follows the system without JavaScript", async ({ visits }) => {
    const pages = await Promise.all(themed.map(htmlAt));
    expect(pages.map((html) => /<html [^>]*data-theme="(\w+)"/.exec(html)?.[1])).toEqual(themed.map(() => "system"));
    const page = await visits.newPage({ javaScriptEnabled: false });
    await page.goto("/dashboard");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await ground(page)).toBe(grounds[colorScheme]);
    }
  });

  test("is changed in the menu on phones", async ({ visits }) => {
    const page = await visits.newPage({ width: 390, height: 844, hasTouch: true, colorScheme: "dark" });
    await goAlive(page, "/dashboard");
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("button", { name: "Color theme: as the system" }).tap();
    await expect.poll(() => ground(page)).toBe(grounds.light);
    await menu.getByRole("button", { name: "Color theme: light" }).waitFor();
  });
});

test("the rest of the site is always dark", async ({ visits }) => {
  const rest = onePerRoute.map(([url]) => url).filter((url) => ![...themed, "/404", "/intake-form.html"].includes(url));
  const pages = await Promise.all(rest.map(htmlAt));
  expect(pages.map((html) => /<html [^>]*data-theme="(\w+)"/.exec(html)?.[1])).toEqual(rest.map(() => "dark"));
  const page = await visits.newPage({ colorScheme: "light" });
  await choseBefore(page, "light");
  await watchFrames(page);
  await goAlive(page, "/about");
  expect(await seenGrounds(page)).toEqual([grounds.dark]);
  const toggle = page.getByRole("banner").getByRole("button", { name: "Color theme", exact: true });
  expect(await toggle.getAttribute("aria-disabled")).toBe("true");
  // In a window taller than the page, the footer extends to its end.
  const [below, footer] = await page.evaluate(() =>
    [document.documentElement, document.querySelector("footer")].map(
      (part) => part && getComputedStyle(part).backgroundColor,
    ),
  );
  expect(below).toBe(footer);
});

test("in forced colors, drawings keep their colors, and floating or selected controls their outline", async ({
  visits,
}) => {
  const page = await visits.newPage();
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const color = (drawn: Locator) => drawn.first().evaluate((part) => getComputedStyle(part).backgroundColor);
  const canvas = () => color(page.locator("body"));

  await page.goto("/");
  const map = page.locator("[data-day]").first().locator("..");
  for (const [name, task] of [
    [operationsMap.legend.lit, "[data-lit]"],
    [operationsMap.legend.unlit, ":not([data-lit])"],
  ] as const) {
    const told = await color(page.getByText(name, { exact: true }).locator("span"));
    expect(told).toBe(await color(map.locator(`> ${task}`)));
    expect(told).not.toBe(await canvas());
  }

  for (const [path, legend] of [
    ["/agents", /^The agent, 15 h/],
    ["/services", /^An agent can take it: /],
    ["/solutions/machine-learning", "Range"],
  ] as const) {
    await page.goto(path);
    const swatch = page.getByText(legend, { exact: true }).locator("span");
    expect(await color(swatch), `at ${path}`).not.toBe(await canvas());
  }

  await page.goto("/careers/apply/ai-ml-engineer");
  expect(await color(page.locator("[aria-hidden] > [style^=width]"))).not.toBe(await canvas());

  // Floating or selected controls must also stand out from the page.
  const launcher = page.getByRole("button", { name: "Open chat assistant" });
  expect(await launcher.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe("1px");
  await goAlive(page, "/chat");
  const contact = page.getByRole("button", { name: /^Sales Representative/ });
  await contact.click();
  const edge = () => contact.evaluate((button) => getComputedStyle(button, "::before").backgroundColor);
  expect(await edge()).not.toBe(await canvas());
});
