import type { ElementHandle, Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type Open, test } from "./support/test.ts";

/*
 * Colors set by the system (Windows' contrast themes): anything that only a color conveyed must now be conveyed by a
 * line, a mark or a system color. The tests compare pictures, because such colors do not appear in computed styles.
 */

/** Room for an outline around an element. */
const around = 8;

async function openForced(open: Open): Promise<Page> {
  const look = { width: 1280, height: 1400, forcedColors: "active", colorScheme: "dark" } as const;
  return await open("plain/harbor/index.html", { ...look, draws: true });
}

/** A screenshot of the page around an element, without a mouse over it. */
async function pictureOf(page: Page, element: Locator | ElementHandle): Promise<string> {
  await page.mouse.move(1, 1);
  const { x = 0, y = 0, width = 1, height = 1 } = (await element.boundingBox()) ?? {};
  const clip = { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
  return (await page.screenshot({ clip })).toString("base64");
}

const blur = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

describe("in forced colors", () => {
  /** The controls to press, by role and name, and where the choice shows. */
  const choices = [
    ["Bookings", "checkbox", "Marguerite", "row"],
    ["Bookings", "columnheader", "Length", "self"],
    ["Bookings", "tab", "Settings", "self"],
    ["Bookings", "radio", "Light", "self"],
    ["Settings", "switch", "Vessels book online", "self"],
    ["Settings", "radio", "By day", "self"],
  ] as const;

  test("selected controls look different from unselected ones", async ({ open }) => {
    const page = await openForced(open);
    const unseen: string[] = [];
    for (const [view, role, name, where] of choices) {
      await page.getByRole("tab", { name: view }).click();
      const control = page.getByRole(role, { name });
      const shown = where === "row" ? page.getByRole("row", { name }) : control;
      await blur(page);
      const before = await pictureOf(page, shown);
      await (role === "columnheader" ? control.getByRole("button") : control).press(" ");
      await blur(page);
      if ((await pictureOf(page, shown)) === before) unseen.push(`${role} ${name}`);
    }
    expect(unseen).toEqual([]);
  });

  test("every tab stop has a visible focus indicator", async ({ open }) => {
    const page = await openForced(open);
    const unseen: string[] = [];
    for (const view of ["Bookings", "Settings"]) {
      await page.getByRole("tab", { name: view }).click();
      await page.getByRole("heading", { level: 1 }).click();
      let stops = 0;
      for (await page.keyboard.press("Tab"); stops < 40; await page.keyboard.press("Tab")) {
        const [stop] = await page.locator(":focus").elementHandles();
        if (stop === undefined) break;
        stops += 1;
        const seen = await pictureOf(page, stop);
        await blur(page);
        if ((await pictureOf(page, stop)) === seen) unseen.push((await stop.getAttribute("class")) ?? "");
        await stop.focus();
      }
      expect(stops).toBeGreaterThan(7);
    }
    expect(unseen).toEqual([]);
  });

  test("every control has a visible edge, text or icon in a color of its own", async ({ open }) => {
    const page = await open("plain/bare.html", { forcedColors: "active", colorScheme: "dark" });
    const { controls, unseen } = await page.evaluate(findUnseen);
    expect(controls).toBeGreaterThan(40);
    expect(unseen).toEqual([]);
  });
});

/** Runs in the page. */
function findUnseen() {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      "[data-sample] :is(a[href], button, input, select, textarea, [role=separator])",
    ),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && control.offsetWidth > 1,
  );
  const groundOf = (element: Element | null): string => {
    const color = element ? getComputedStyle(element).backgroundColor : "rgb(0, 0, 0)";
    return color === "rgba(0, 0, 0, 0)" ? groundOf(element?.parentElement ?? null) : color;
  };
  const isSeen = (control: HTMLElement) => {
    const ground = groundOf(control.parentElement);
    const style = getComputedStyle(control);
    const edge = parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== ground;
    const words = control.innerText.trim() !== "" || control.querySelector("svg") !== null;
    return edge || (words && style.color !== ground) || style.backgroundColor !== ground;
  };
  return {
    controls: controls.length,
    unseen: controls.filter((control) => !isSeen(control)).map(({ outerHTML }) => outerHTML.slice(0, 120)),
  };
}
