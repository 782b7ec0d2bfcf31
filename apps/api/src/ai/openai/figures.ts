import { businessHours, type Passage, promise } from "@thirtyfold/content";

/** A price, number, time, share or date, in digits. */
const figure = /[$€£]?\d+(?:[.,:]\d+)*(?:\s?%)?/g;
const day =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december)\b/gi;
const inWord = /[\p{L}\p{N}$€£.,:]/u;
/** What follows the number of a list item. */
const listMark = /^[.)]\s/;
/** Characters of the longest number of a list item with its mark. */
const listNumber = 4;
/** Replaces a figure that no page states. */
const left = "(not stated on this site)";
/** In every prompt, so no page has to be marked for these. */
const always = `${businessHours.text} ${businessHours.closedText} ${promise.percent} ${promise.days}`;

/** Normalized: `$2,500`, `2.500 $` and `2500` are the same. */
function plain(found: string): string {
  const number = found.replaceAll(/[$€£%\s]/g, "").replaceAll(/[.,](?=\d{3}(?!\d))/g, "");
  return number.toLowerCase().replace(/:00$/, "").replace(/s$/, "");
}

function figuresIn(text: string): readonly string[] {
  return [...text.matchAll(figure), ...text.matchAll(day)].map(([found]) => plain(found));
}

function figuresOn(passage: Passage | undefined): readonly string[] {
  return passage ? figuresIn(`${passage.title} ${passage.text} ${passage.answer}`) : [];
}

/** Offset of a word that the next piece may continue. */
function unfinishedAt(text: string): number {
  let at = text.length;
  while (at > 0 && inWord.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Limits a model to the figures on the pages that it marks. */
export type FigureCheck = {
  /** What may be shown now; `pages`: numbers of all pages marked so far. */
  push(text: string, pages: ReadonlySet<number>): string;
  /** The rest: no further page can be marked. */
  end(): string;
};

/**
 * Removes figures that stand on no marked page of `given`, not in `visitorTexts`, and are no list numbers.
 * Text from an unknown figure on is held back until the next mark.
 */
export function createFigureCheck(given: readonly Passage[], visitorTexts: readonly string[]): FigureCheck {
  const stated = new Set([always, ...visitorTexts].flatMap(figuresIn));
  let marked = 0;
  let held = "";
  let beginsLine = true;
  /** `held` begins with an unknown figure: nothing is shown before the next mark. */
  let blocked = false;

  const isListNumber = (text: string, found: string, at: number) =>
    (at === 0 ? beginsLine : text[at - 1] === "\n") &&
    /^\d{1,2}$/.test(found) &&
    listMark.test(text.slice(at + found.length, at + found.length + 2));
  const isKnown = (text: string, found: string, at: number) =>
    stated.has(plain(found)) || isListNumber(text, found, at);

  const release = (checked: string) => {
    const keep = (found: string, at: number) => (isKnown(checked, found, at) ? found : left);
    const shown = checked
      .replaceAll(figure, keep)
      .replaceAll(day, (found) => (stated.has(plain(found)) ? found : left));
    held = held.slice(checked.length);
    if (checked !== "") beginsLine = checked.endsWith("\n");
    return shown;
  };
  const firstUnknown = (text: string) => {
    const all = [...text.matchAll(figure), ...text.matchAll(day)].filter(
      ({ 0: found, index }) => !isKnown(text, found, index),
    );
    return Math.min(text.length, ...all.map(({ index }) => index));
  };

  return {
    push(text, pages) {
      const before = held.length;
      held += text;
      if (pages.size > marked) {
        marked = pages.size;
        blocked = false;
        for (const page of pages) {
          for (const found of figuresOn(given[page - 1])) stated.add(found);
        }
        return release(held);
      }
      // Each character is looked at once, however many pieces a model sends.
      const end = blocked ? 0 : unfinishedAt(text);
      if (end === 0) return "";
      const finished = held.slice(0, before + end);
      const at = firstUnknown(finished);
      // What follows may make it the number of a list item.
      blocked = finished.length - at >= listNumber;
      return release(finished.slice(0, at));
    },
    end: () => release(held),
  };
}
