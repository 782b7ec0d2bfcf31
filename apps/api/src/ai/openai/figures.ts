import { businessHours, type Passage, promise } from "@thirtyfold/content";

/** A price, number, time, share or date, in digits. */
const figure = /[$€£]?\d+(?:[.,:]\d+)*(?:\s?%)?/g;
const day =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december)\b/gi;
const inWord = /[\p{L}\p{N}$€£.,:]/u;
/** What follows the number of a list item. */
const listMark = /^[.)]\s/;
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
  const firstUnknown = () => {
    const all = [...held.matchAll(figure), ...held.matchAll(day)].filter(
      ({ 0: found, index }) => !isKnown(held, found, index),
    );
    return Math.min(held.length, ...all.map(({ index }) => index));
  };

  return {
    push(text, pages) {
      held += text;
      if (pages.size > marked) {
        marked = pages.size;
        for (const page of pages) {
          const passage = given[page - 1];
          for (const found of passage ? figuresIn(`${passage.title} ${passage.text} ${passage.answer}`) : []) {
            stated.add(found);
          }
        }
        return release(held);
      }
      const end = Math.min(firstUnknown(), unfinishedAt(held));
      return release(held.slice(0, end));
    },
    end: () => release(held),
  };
}
