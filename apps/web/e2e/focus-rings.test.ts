import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { expectFocus, goAlive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

/**
 * The edges between which the ring of a focused element is drawn, and where its first word starts, in px of the window.
 */
async function ringOf(element: Locator) {
  await expectFocus(element);
  return await element.evaluate((focused) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(focused);
    const [gap, width] = [Number.parseFloat(outlineOffset), Number.parseFloat(outlineWidth)];
    const { left, bottom } = focused.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(focused.querySelector("h3") ?? focused);
    return { width, inside: left - gap, bottom: bottom + gap + width, words: words.getBoundingClientRect().left };
  });
}

describe("a focus ring", () => {
  test("does not touch the text of a row, in the list of positions and in the phone menu", async ({ visits }) => {
    for (const width of [1440, 390]) {
      const page = await visits.newPage({ width });
      await goAlive(page, "/careers");
      const rows = page.getByRole("region", { name: "Open positions" }).locator("summary");
      await rows.first().focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      const { width: drawn, inside, words } = await ringOf(rows.nth(1));
      expect(drawn).toBe(2);
      expect(words - inside).toBeGreaterThanOrEqual(3);
      if (width > 767) continue;
      await page.getByRole("button", { name: "Menu" }).press("Enter");
      const menu = page.getByRole("navigation", { name: "Menu" });
      const row = menu.getByRole("link", { name: "Playground" });
      await row.waitFor();
      await menu.getByRole("link", { name: "About" }).focus();
      await page.keyboard.press("Tab");
      const ring = await ringOf(row);
      expect(ring.width).toBe(2);
      expect(ring.words - ring.inside).toBeGreaterThanOrEqual(3);
    }
  });

  test("is not cut off at the bottom of the window when Tab scrolls a half-visible link into view", async ({
    visits,
  }) => {
    const page = await visits.newPage();
    await goAlive(page);
    const links = page.getByRole("contentinfo").getByRole("link");
    const link = (name: string) => links.and(page.getByRole("link", { name, exact: true }));
    await link("Playground").evaluate((before: HTMLElement) => {
      before.focus({ preventScroll: true });
      // Its lower half and the next link are below the window.
      scrollBy({ top: before.getBoundingClientRect().bottom + 16 - innerHeight, behavior: "instant" });
    });
    await page.keyboard.press("Tab");
    const { bottom } = await ringOf(link("Agent Library"));
    expect(bottom).toBeLessThanOrEqual(900);
  });
});
