import type { Page } from "playwright-core";

/** Sets the browser's text size in px, as a reader does: browsers default to 16. Call it before sizing the window. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
}

/**
 * The visible texts of the page that cannot be read to their end: those that overflow the window or a box that hides
 * overflow, and those broken within a word. Texts only for screen readers and those with an ellipsis do not count.
 */
export async function unreadableTexts(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    await document.fonts.ready;
    const wrong: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (parent === null || parent.closest("script, style, noscript, option") !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true }) || isForScreenReaders(parent)) continue;
      if (hasRoom(text, parent) && isWhole(text, parent)) continue;
      wrong.push(text.data.trim());
    }
    return wrong;

    function isForScreenReaders(element: Element): boolean {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (clipPath === "inset(50%)") return true;
        if (overflowX !== "visible" && box.getBoundingClientRect().width <= 1) return true;
      }
      return false;
    }

    function hasRoom(text: Text, parent: Element): boolean {
      const { left, right, top, bottom, width } = rangeOf(text, 0, text.length).getBoundingClientRect();
      if (width === 0) return true;
      const spare = Number.parseFloat(getComputedStyle(parent).fontSize) / 6;
      let [x, y] = [true, true];
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box);
        if (textOverflow === "ellipsis") return true;
        const edge = box.getBoundingClientRect();
        // A scrolling box can show all of it, whatever hides it further out.
        if (/auto|scroll/.test(overflowX)) x = false;
        if (/auto|scroll/.test(overflowY)) y = false;
        if (x && overflowX !== "visible" && (left < edge.left - spare || right > edge.right + spare)) return false;
        if (y && overflowY !== "visible" && (top < edge.top - spare || bottom > edge.bottom + spare)) return false;
        if (position === "fixed") break;
      }
      return !x || (left >= -1 && right <= innerWidth + 1);
    }

    function isWhole(text: Text, parent: Element): boolean {
      if (getComputedStyle(parent).wordBreak === "break-all") return true;
      return [...text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)].every(({ 0: word, index }) => {
        const lines = [...rangeOf(text, index, index + word.length).getClientRects()].filter(({ width }) => width > 0);
        return new Set(lines.map(({ top }) => Math.round(top))).size <= 1;
      });
    }

    function rangeOf(text: Text, start: number, end: number): Range {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range;
    }
  });
}
