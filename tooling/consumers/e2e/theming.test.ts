import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { endTransitions } from "./support/looks.ts";
import { test } from "./support/test.ts";

/** An element's property as the browser engine computes it. */
async function computed(page: Page, selector: string, property: string): Promise<string> {
  await endTransitions(page);
  return await page
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

const tang = { dark: "oklch(0.8 0.14 64)", light: "oklch(0.33 0.05 170)" };

describe("a token", () => {
  test.for(["plain/overrides.html", "tailwind/overrides.html"])(
    "set by the host takes effect with a plain rule, in %s",
    async (path, { open }) => {
      const page = await open(path);
      expect(await computed(page, "#default", "background-color")).toBe(tang.dark);
      await page.evaluate(() =>
        document.head.insertAdjacentHTML("afterbegin", "<style>:root { --tf-tang: rgb(9 8 7) }</style>"),
      );
      expect(await computed(page, "#default", "background-color")).toBe("rgb(9, 8, 7)");
    },
  );

  test("set by the host can be in one of Tailwind's later layers", async ({ open }) => {
    const page = await open("tailwind/overrides.html");
    await page.addStyleTag({ content: "@layer base { :root { --tf-tang: rgb(9 8 7) } }" });
    expect(await computed(page, "#default", "background-color")).toBe("rgb(9, 8, 7)");
  });

  test("set by the host under one of our names stays out of themed parts of the page", async ({ open }) => {
    const page = await open("plain/overrides.html");
    await page.addStyleTag({ content: ":root { --tf-primary: rgb(9 8 7) }" });
    expect(await computed(page, "#default", "background-color")).toBe("rgb(9, 8, 7)");
    expect(await computed(page, "#dark button", "background-color")).toBe(tang.dark);
  });
});

describe("data-theme", () => {
  test("themes its contents, down to the scroll bars, and leaves the root alone", async ({ open }) => {
    const page = await open("plain/overrides.html");
    expect(await computed(page, "#dark button", "background-color")).toBe(tang.dark);
    expect(await computed(page, "#light button", "background-color")).toBe(tang.light);
    expect(await computed(page, "#light", "color-scheme")).toBe("light");
    expect(await computed(page, "html", "color-scheme")).toBe("normal");
  });

  test.for(["dark", "light"] as const)("set to system follows a system that is %s", async (colorScheme, { open }) => {
    const page = await open("plain/overrides.html", { colorScheme });
    expect(await computed(page, "#system button", "background-color")).toBe(tang[colorScheme]);
    const other = colorScheme === "dark" ? "light" : "dark";
    await page.emulateMedia({ colorScheme: other });
    expect(await computed(page, "#system button", "background-color")).toBe(tang[other]);
  });
});

describe("className", () => {
  test.for(["first", "last"])("wins without Tailwind, the host's sheet %s", async (place, { open }) => {
    const page = await open("plain/overrides.html");
    const rule = "<style>.wide { width: 300px; margin-top: 8px; padding: 1px; background: rgb(1 2 3) }</style>";
    await page.evaluate(
      ([html, where]) => document.head.insertAdjacentHTML(where === "first" ? "afterbegin" : "beforeend", html),
      [rule, place] as const,
    );
    for (const id of ["#classed", "#card"]) {
      const looks = await Promise.all(
        ["width", "margin-top", "padding-left", "background-color"].map((name) => computed(page, id, name)),
      );
      expect(looks).toEqual(["300px", "8px", "1px", "rgb(1, 2, 3)"]);
    }
    expect(await computed(page, "#styled", "background-color")).toBe("rgb(1, 2, 3)");
  });

  test("wins with Tailwind, whatever the utility", async ({ open }) => {
    const page = await open("tailwind/overrides.html");
    const names = ["width", "margin-top", "height", "padding-left", "background-color", "border-top-left-radius"];
    const looks = await Promise.all(names.map((name) => computed(page, "#utilities > button", name)));
    expect(looks.slice(0, 4)).toEqual(["400px", "32px", "80px", "4px"]);
    expect(looks[4]).toBe(await computed(page, "#red", "background-color"));
    expect(Number.parseFloat(looks[5] ?? "")).toBeGreaterThan(1000);
    expect(await computed(page, "#utilities > [data-variant='surface']", "padding-left")).toBe("4px");
  });
});

test("the tokens are available as utilities in the markup of a host with Tailwind", async ({ open }) => {
  const page = await open("tailwind/overrides.html");
  expect(await computed(page, "#utilities > .bg-tf-surface", "background-color")).toBe("oklch(0.252 0.034 167)");
  expect(await computed(page, "#utilities > .bg-tf-surface", "color")).toBe("oklch(0.815 0.018 125)");
});
