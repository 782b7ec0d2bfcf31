import type { Page } from "playwright-core";

/** A layout shift, and the texts that it moved. */
type Shift = { by: number; moved: (string | undefined)[] };

/** A node that has moved: its text, its previous place and its current one. */
type Place = { width: number; text: string; from: [x: number, y: number]; to: [x: number, y: number] };

/** The page's records: shifts since the last reset, and the places of texts and pictures by the window's width. */
type Noted = {
  shifts: (Shift & { at: number })[];
  places: Record<number, Map<Node, { x: number; y: number; text: string }>>;
};

/**
 * Records movement on each page that the tab opens. Call it before the first page.
 * @param fontsLate ms between a page's first paint and its fonts
 */
export async function watchShifts(
  page: Page,
  fontsLate = 0,
): Promise<{
  /** Opens a page whose fonts arrive only after its first paint, and returns the shifts that this causes. */
  open(url: string): Promise<Shift[]>;
  /** The shifts that the browser has reported since the last call. */
  shifts(): Promise<Shift[]>;
  /**
   * Records all positions in a window of this width, and returns those that differ from the last record at this width:
   * by more than the 3 px that count for the browser, too.
   */
  places(): Promise<Place[]>;
}> {
  await page.addInitScript(note);
  let painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    if (fontsLate > 0) await new Promise((resolve) => setTimeout(resolve, fontsLate));
    await route.continue();
  });
  const fontsCome = () => page.evaluate(async () => void (await document.fonts.ready));
  return {
    async open(url) {
      painted = Promise.withResolvers();
      await page.goto(url, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      painted.resolve();
      await fontsCome();
      return await takeShifts(page);
    },
    shifts: () => takeShifts(page),
    async places() {
      // Another width restarts loading the faces, so that a late font arrives.
      await fontsCome();
      return await page.evaluate(notePlaces);
    },
  };
}

/** Runs in the page, before its scripts. */
function note(): void {
  const noted: Noted = { shifts: [], places: {} };
  Object.assign(globalThis, noted);
  // The last part parsed is drawn in the next frame, not at the moment when parsing ends.
  document.addEventListener("DOMContentLoaded", () =>
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("drawn whole"))),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node }[] })[]) {
      const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60));
      noted.shifts.push({ by: entry.value, moved, at: entry.startTime });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** The shifts since the last call. Ignores those of a busy machine that draws a page before it has parsed all of it. */
async function takeShifts(page: Page): Promise<Shift[]> {
  return await page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const { shifts } = globalThis as unknown as Noted;
        // Waits until the frame after next.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const [drawn] = performance.getEntriesByName("drawn whole");
            resolve(shifts.splice(0).filter(({ at }) => drawn !== undefined && at > drawn.startTime));
          }),
        );
      }),
  );
}

/**
 * Records the positions of all texts and pictures, and returns those in the window that differ from the last record at
 * this width. Runs in the page. A changed text may differ in length, so it does not count.
 */
function notePlaces(): Place[] {
  const { places } = globalThis as unknown as Noted;
  const before = places[innerWidth];
  const now = (places[innerWidth] = new Map());
  const moved: Place[] = [];
  const leaves = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const range = document.createRange();
  while (leaves.nextNode()) {
    const node = leaves.currentNode;
    if (node.hasChildNodes()) continue;
    range.selectNode(node);
    const [box] = node instanceof Element ? [node.getBoundingClientRect()] : range.getClientRects();
    if (box === undefined || box.width * box.height === 0) continue;
    const { x, y } = box;
    const text = node.textContent ?? "";
    now.set(node, { x, y, text });
    const then = before?.get(node);
    if (then === undefined || then.text !== text || Math.min(then.y, y) > innerHeight) continue;
    if (Math.max(Math.abs(then.x - x), Math.abs(then.y - y)) <= 3) continue;
    moved.push({ width: innerWidth, text: text.slice(0, 60), from: [then.x, then.y], to: [x, y] });
  }
  return moved;
}
