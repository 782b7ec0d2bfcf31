import type { Locator, Page } from "playwright-core";

/** The grounds of the two themes, as the browser computes them. */
export const grounds = { light: "oklch(0.972 0.01 140)", dark: "oklch(0.222 0.033 168)" } as const;

/** Stores a theme as if this tab's visitor had chosen it on an earlier visit. Call it before the first page. */
export async function choseBefore(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem("theme", chosen);
  }, theme);
}

/** The page's current background. */
export async function ground(page: Page): Promise<string> {
  return await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
}

/** The header's button. Its name states the current theme. */
export function themeSwitch(page: Page, theme: "as the system" | "light" | "dark"): Locator {
  return page.getByRole("banner").getByRole("button", { name: `Color theme: ${theme}`, exact: true });
}
