import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { differences, looksOf, ours } from "./support/looks.ts";
import { test } from "./support/test.ts";

const theirs = "html, body, #host, #host *";

/** Each overlay's button, the selector of the complete overlay, and the number of looks that it exceeds. */
const overlays = [
  ["Pause", "[data-overlay=Pause]", 15],
  ["Menu", "[data-overlay=Menu]", 8],
  ["Conversation", "[data-overlay=Conversation]", 13],
  ["Reload", "[data-overlay=Reload]", 0],
  ["Save", "[role=region] li:not([data-pending])", 12],
] as const;

describe("the host's own page", () => {
  test.for(["first", "last"])(
    "looks the same without us and with our stylesheet %s",
    async (place, { open, styles }) => {
      const page = await open("plain/host.html");
      const alone = await looksOf(page, "html", theirs);
      await page.evaluate(insertStyle, [styles, place] as const);
      expect(Object.keys(alone).length).toBeGreaterThan(60);
      expect(differences(alone, await looksOf(page, "html", theirs))).toEqual([]);
    },
  );

  test("looks the same without us and with our components", async ({ open }) => {
    const [alone, beside] = await Promise.all([open("plain/host.html"), open("plain/index.html")]);
    expect(differences(await looksOf(alone, "html", theirs), await looksOf(beside, "html", theirs))).toEqual([]);
  });

  test("keeps the order of its layers, even with one named like Tailwind's", async ({ open, styles }) => {
    const page = await open("plain/host.html");
    await page.addStyleTag({
      content: "@layer reset { body { border-width: 1px } } @layer theme { body { border-width: 2px } }",
    });
    await page.evaluate(insertStyle, [styles, "first"] as const);
    await page.addStyleTag({ content: "body { border-style: solid }" });
    const [width] = Object.values(await looksOf(page, "body", "body")).map((look) => look["border-top-width"]);
    expect(width).toBe("2px");
  });

  test("shares no class, keyframe or property name with our stylesheet", ({ styles }) => {
    const css = styles.replaceAll(/"[^"]*"/g, "");
    const classes = [...css.matchAll(/(?<=^|[\s,(}>+~*:])\.((?:\\.|[\w-])+)(?=[^{};]*\{)/g)].map(
      ([, name = ""]) => name,
    );
    expect(classes.length).toBeGreaterThan(300);
    expect(classes.filter((name) => !/^(tf\\:|(group|peer)(\\\/|$)|lucide$)/.test(name))).toEqual([]);
    const properties = [...css.matchAll(/(?<=[{;])--([\w-]+)(?=:)/g)].map(([, name = ""]) => name);
    expect(properties.length).toBeGreaterThan(200);
    expect(properties.filter((name) => !/^(tf|tw)-/.test(name))).toEqual([]);
    const keyframes = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
    expect(keyframes.filter((name) => !name.startsWith("tf-"))).toEqual([]);
    const layers = [...css.matchAll(/@layer ([\w-]+)/g)].map(([, name = ""]) => name);
    expect([...new Set(layers)].toSorted()).toEqual(["properties", "thirtyfold"]);
  });
});

describe("our components", () => {
  test("look the same on an empty page and on one that styles every element", async ({ bareLooks, open }) => {
    const page = await open("plain/index.html");
    expect(Object.keys(bareLooks).length).toBeGreaterThan(100);
    expect(differences(bareLooks, await looksOf(page, "[data-sample]", ours))).toEqual([]);
  });

  test("break a word that is too long for its container, whatever the page does", ({ bareLooks }) => {
    const normal = Object.keys(bareLooks).filter((path) => bareLooks[path]?.["overflow-wrap"] === "normal");
    expect(normal.filter((path) => !path.endsWith("::placeholder"))).toEqual([]);
  });

  test("look the same when the host's rules come before ours", async ({ bareLooks, open, hostStyles }) => {
    const page = await open("plain/bare.html");
    await page.evaluate(insertStyle, [hostStyles, "first"] as const);
    expect(differences(bareLooks, await looksOf(page, "[data-sample]", ours))).toEqual([]);
  });

  test("look the same in hosts with and without Tailwind", async ({ bareLooks, open }) => {
    const page = await open("tailwind/");
    expect(differences(bareLooks, await looksOf(page, "[data-sample]", ours))).toEqual([]);
  });

  test("look the same as overlays at the end of the body", async ({ open, hostStyles }) => {
    const pages = await Promise.all([open("plain/overlays.html"), open("tailwind/overlays.html")]);
    const [plain, tailwind] = pages;
    for (const [name, place, few] of overlays) {
      await Promise.all(pages.map((page) => show(page, name, place)));
      const looks = await looksOf(plain, place, ours);
      expect(Object.keys(looks).length).toBeGreaterThan(few);
      expect([name, ...differences(looks, await looksOf(tailwind, place, ours))]).toEqual([name]);
      const style = await plain.addStyleTag({ content: hostStyles });
      expect([name, ...differences(looks, await looksOf(plain, place, ours))]).toEqual([name]);
      await style.evaluate((element) => element.parentNode?.removeChild(element));
      await Promise.all(pages.map((page) => hide(page, place)));
    }
  });

  test("look the same on focus and hover", async ({ open }) => {
    const looks = [];
    for (const path of ["plain/bare.html", "plain/index.html", "tailwind/"]) {
      const page = await open(path);
      const sample = "[data-sample='button as a link']";
      const button = page.locator(`${sample} a`);
      await button.focus();
      const focused = await looksOf(page, sample, ours);
      await button.blur();
      await button.hover();
      looks.push({ focused, hovered: await looksOf(page, sample, ours) });
    }
    const [bare = { focused: {}, hovered: {} }, ...others] = looks;
    for (const { focused, hovered } of others) {
      expect(differences(bare.focused, focused)).toEqual([]);
      expect(differences(bare.hovered, hovered)).toEqual([]);
    }
    expect(differences(bare.focused, bare.hovered)).not.toEqual([]);
  });

  test("keep their look against layered host rules of any specificity", async ({ bareLooks, open }) => {
    const page = await open("plain/bare.html");
    const heavy = "#app a:any-link, #app button:not(:disabled), #app [data-sample] *";
    await page.addStyleTag({ content: `@layer base { ${heavy} { color: red; margin: 9px; border: 3px solid } }` });
    expect(differences(bareLooks, await looksOf(page, "[data-sample]", ours))).toEqual([]);
  });
});

async function show(page: Page, name: string, place: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  // A hint opens on focus, anything else on request.
  await button.focus();
  if (name !== "Reload") await button.press("Enter");
  await page.locator(place).waitFor();
}

/** An overlay that is still closing would keep the pointer from the next. */
async function hide(page: Page, place: string): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator(place).waitFor({ state: "detached" });
}

/** Runs in the page. */
function insertStyle([css, place]: readonly [string, string]): void {
  const style = document.createElement("style");
  style.textContent = css;
  if (place === "first") document.head.prepend(style);
  else document.head.append(style);
}
