import type { Page } from "playwright-core";

/**
 * Every computed property of every element below some roots, and of their rendered `::before` and `::after`, by path.
 */
export type Looks = Record<string, Record<string, string>>;

/** Elements that the design system styles. */
export const ours = ':is([class^="tf:"], [class*=" tf:"], svg, svg *)';

/**
 * Reads the computed longhands, without custom properties.
 *
 * @param roots a selector; the elements themselves are read too
 * @param only a selector that limits the elements to read
 */
export async function looksOf(page: Page, roots: string, only = "*"): Promise<Looks> {
  await endTransitions(page);
  // As a single string: moving a hundred thousand values out of the page takes much longer than reading them.
  const { names, looks } = JSON.parse(await page.evaluate(readLooks, [roots, only] as const)) as Read;
  const named = (values: string[]) => Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]));
  return Object.fromEntries(Object.entries(looks).map(([path, values]) => [path, named(values)]));
}

/** Finishes every running transition. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The end of one may start another, in elements that inherit from it.
    let running: Animation[];
    do {
      running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      for (const transition of running) transition.finish();
    } while (running.length > 0);
  });
}

type Read = { names: string[]; looks: Record<string, string[]> };

/** Runs in the page. Every element has the same longhands: asking each for their names takes four times as long. */
function readLooks([roots, only]: readonly [string, string]): string {
  const names = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith("--"));
  const looks: Read["looks"] = {};
  const read = (path: string, element: Element, pseudo: string | null) => {
    const computed = getComputedStyle(element, pseudo);
    looks[path] = names.map((name) => computed.getPropertyValue(name));
  };
  const visit = (path: string, element: Element) => {
    if (element.matches(only)) {
      read(path, element, null);
      for (const pseudo of ["::before", "::after"]) {
        if (!["none", "normal"].includes(getComputedStyle(element, pseudo).content))
          read(path + pseudo, element, pseudo);
      }
      if (element.matches("input, textarea")) read(`${path}::placeholder`, element, "::placeholder");
    }
    for (const [index, child] of [...element.children].entries()) {
      visit(`${path} > ${child.localName}:${index + 1}`, child);
    }
  };
  for (const [index, root] of [...document.querySelectorAll(roots)].entries()) {
    visit(root.getAttribute("data-sample") ?? `${root.localName}:${index + 1}`, root);
  }
  return JSON.stringify({ names, looks });
}

/** The differences, as `path: property: this -> that`, so that an empty list means that both are alike. */
export function differences(these: Looks, those: Looks): string[] {
  const paths = new Set([...Object.keys(these), ...Object.keys(those)]);
  return [...paths].flatMap((path) => {
    const [one, other] = [these[path], those[path]];
    if (one === undefined || other === undefined) return [`${path}: only in ${one === undefined ? "that" : "this"}`];
    const names = Object.keys(one).filter((name) => one[name] !== other[name]);
    return names.map((name) => `${path}: ${name}: ${one[name]} -> ${other[name]}`);
  });
}
