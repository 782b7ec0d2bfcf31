import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { run } from "./support/run.ts";
import { test } from "./support/test.ts";

/* A third-party application, made only of the published packages: a table and settings. */

test("it type-checks", async ({ consumers: { plain } }) => {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: "es2024",
    module: "preserve",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    noEmit: true,
    allowImportingTsExtensions: true,
    // The packages' own types are checked in types.test.ts.
    skipLibCheck: true,
    types: ["react", "react-dom", "vite/client"],
  };
  const config = join(plain, "plain/harbor/tsconfig.json");
  await writeFile(config, JSON.stringify({ compilerOptions, files: ["harbor.tsx"] }));
  expect(await run(plain, join(plain, "node_modules/.bin/tsc"), ["--pretty", "false", "-p", config])).toBe("");
});

describe.for([390, 1440])("at %s px", (width) => {
  test("it fits, with no axe violations, in both themes and both views", async ({ open }) => {
    const page = await open("plain/harbor/index.html", { width });
    for (const theme of ["Dark", "Light"]) {
      const rules = theme === "Light" ? colorRules : undefined;
      await page.getByRole("radio", { name: theme }).click();
      for (const view of ["Settings", "Bookings"]) {
        await page.getByRole("tab", { name: view }).click();
        expect([theme, view, ...(await faults(page, rules))]).toEqual([theme, view]);
      }
      await page.getByRole("button", { name: "New booking" }).click();
      await page.getByRole("button", { name: "Choose a date" }).click();
      await page.getByRole("grid").waitFor();
      expect([theme, "calendar", ...(await faults(page, rules))]).toEqual([theme, "calendar"]);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
  });

  test("a booking is made, sorted and cancelled, and the cancellation is undone", async ({ open }) => {
    const page = await open("plain/harbor/index.html", { width });
    await page.getByRole("button", { name: "New booking" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Book" }).click();
    await expectFocus(page, "vessel");
    await page.keyboard.type("Ternen");
    await dialog.getByRole("combobox", { name: "Berth" }).fill("south 3");
    await page.keyboard.press("Enter");
    await dialog.getByRole("textbox", { name: "Day of arrival" }).fill("12/24/26");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    const vessels = () => page.getByRole("rowheader").allTextContents();
    expect((await vessels()).at(-1)).toBe("Ternen");
    await page.getByRole("button", { name: "Length" }).click();
    expect(await vessels()).toEqual(["Second Wind", "Pilot 7", "Ternen", "Marguerite", "Halldora"]);
    await page.getByRole("checkbox", { name: "Ternen" }).click();
    await page.getByRole("button", { name: "Cancel 1" }).click();
    await page.getByText("Ternen is cancelled").waitFor();
    expect(await vessels()).not.toContain("Ternen");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("rowheader", { name: "Ternen" }).waitFor();
  });
});

/** The axe rules that look at colors; all others report the same in either theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Returns axe's findings for the current page, from `only` some of its rules, and whether it scrolls sideways. */
async function faults(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return await page.evaluate(async (runOnly) => {
    const { axe: checker } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    // Passes are not described, and no enabled rule reads the style sheets.
    const { violations } = await checker.run({
      resultTypes: ["violations"],
      preload: false,
      ...(runOnly && { runOnly }),
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
    ];
  }, only);
}

type Violation = { id: string; nodes: { html: string }[] };

async function expectFocus(page: Page, name: string): Promise<void> {
  await page.locator(`[name=${name}]:focus`).waitFor();
}
