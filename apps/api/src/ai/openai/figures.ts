import { businessHours, type Passage, promise } from "@thirtyfold/content";
import { day, dayKey, figure, figureKey, unfinishedFigure } from "./figure-keys.ts";

const inWord = /[\p{L}\p{N}$€£.,:]/u;
/** The mark after the number of a list item. */
const listMark = /^[.)]\s/;
/** Characters of the longest list number with its mark. */
const listNumber = 4;
/** Replaces a figure that no page states. */
const left = "(not stated on this site)";
/** These figures are in every prompt, so no page has to be marked for them. */
const always = `${businessHours.text} ${businessHours.closedText} ${promise.percent}% ${promise.days} days`;
/** A visitor's price, percentage or day may be attributed to the visitor: the site states none of them. */
const toldAsHis =
  /\byou(?:'ve| have)? (?:said|say|wrote|write|mention(?:ed)?|named?|gave|asked (?:for|about))\s(?:\S{1,20}\s){0,2}$|\byour (?:budget|figure|amount|deadline)(?: of| in)?\s$/i;
/** The number of characters examined before a figure. */
const lookedBack = 80;

/** The figures that a text states, each with its kind, and its days. */
function figuresIn(text: string): readonly string[] {
  const figures = [...text.matchAll(figure)].map(([found]) => keyOf(found));
  return [...figures, ...[...text.matchAll(day)].map(([found]) => dayKey(found))];
}

function keyOf(found: string): string {
  const { number, kind } = figureKey(found);
  return `${number} ${kind}`;
}

/** A number from a marked page may also appear without its unit. */
function figuresOn(passage: Passage | undefined): readonly string[] {
  const text = passage ? `${passage.title} ${passage.text} ${passage.answer}` : "";
  return [...figuresIn(text), ...[...text.matchAll(figure)].map(([found]) => `${figureKey(found).number} `)];
}

/** Numbers without a unit, with the word that follows: "450 invoices". */
function countsIn(text: string): readonly string[] {
  return [...text.matchAll(figure)].flatMap(({ 0: found, index }) => {
    const count = countAt(text, found, index);
    return count === undefined ? [] : [count];
  });
}

function countAt(text: string, found: string, at: number): string | undefined {
  const { number, kind } = figureKey(found);
  const next = /^\s(\p{L}+)/u.exec(text.slice(at + found.length, at + found.length + 30))?.[1]?.toLowerCase();
  return kind === "" && next !== undefined ? `${number} ${next.replace(/s$/, "")}` : undefined;
}

/** Offset of a word that the next piece may continue. */
function unfinishedAt(text: string): number {
  let at = text.length;
  while (at > 0 && inWord.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Limits a model to the figures on the pages it marks. */
export type FigureCheck = {
  /** Returns the text that may be shown now; `pages`: numbers of all pages marked so far. */
  push(text: string, pages: ReadonlySet<number>): string;
  /** Returns the rest: no further page can be marked. */
  end(): string;
};

type Found = Readonly<{ found: string; index: number; key: string; isDay: boolean }>;

/** The figures and days of a text, in order. */
function foundIn(text: string): readonly Found[] {
  const figures = [...text.matchAll(figure)].map(({ 0: found, index }) => ({ found, index, key: keyOf(found) }));
  const days = [...text.matchAll(day)].map(({ 0: found, index }) => ({ found, index, key: dayKey(found) }));
  return [
    ...figures.map((one) => ({ ...one, isDay: false })),
    ...days.map((one) => ({ ...one, isDay: true })),
  ].toSorted((one, other) => one.index - other.index);
}

/**
 * Finds the figures in a text that neither a marked page nor the visitor supports; `before` is the end of the preceding
 * text.
 */
class Stated {
  readonly #stated = new Set(figuresIn(always));
  readonly #visitors: ReadonlySet<string>;
  readonly #counts: ReadonlySet<string>;

  constructor(visitorTexts: readonly string[]) {
    this.#visitors = new Set(visitorTexts.flatMap(figuresIn));
    this.#counts = new Set(visitorTexts.flatMap(countsIn));
  }

  add(page: Passage | undefined): void {
    for (const key of figuresOn(page)) this.#stated.add(key);
  }

  unknownIn(text: string, before: string): readonly Found[] {
    return foundIn(text).filter(({ found, index, key, isDay }) => {
      if (this.#stated.has(key) || this.#isHis(key, text, index, before)) return false;
      return (
        isDay || !(this.#counts.has(countAt(text, found, index) ?? "") || isListNumber(text, found, index, before))
      );
    });
  }

  #isHis(key: string, text: string, at: number, before: string): boolean {
    if (!this.#visitors.has(key)) return false;
    return toldAsHis.test(`${at < lookedBack ? before : ""}${text.slice(Math.max(0, at - lookedBack), at)}`);
  }
}

function isListNumber(text: string, found: string, at: number, before: string): boolean {
  const beginsLine = at === 0 ? before.endsWith("\n") : text[at - 1] === "\n";
  return beginsLine && /^\d{1,2}$/.test(found) && listMark.test(text.slice(at + found.length, at + found.length + 2));
}

/** Offset of a number at the end whose unit may follow in the next piece. */
function unfinishedFigureAt(text: string): number {
  const end = text.slice(-lookedBack);
  return text.length - end.length + (unfinishedFigure.exec(end)?.index ?? end.length);
}

/**
 * Removes figures that are on no marked page of `given` and are not list numbers. From `visitorTexts`, a count is
 * allowed with the word that the visitor counted, any other figure where it is attributed to the visitor. Text from an
 * unknown figure on is held back until the next mark.
 */
export function createFigureCheck(given: readonly Passage[], visitorTexts: readonly string[]): FigureCheck {
  const stated = new Stated(visitorTexts);
  let marked = 0;
  let held = "";
  /** The end of the released text. */
  let before = "\n";
  /** `held` begins with an unknown figure: nothing is shown before the next mark. */
  let blocked = false;

  const release = (checked: string) => {
    let shown = "";
    let at = 0;
    for (const { found, index } of stated.unknownIn(checked, before)) {
      if (index < at) continue;
      shown += checked.slice(at, index) + left;
      at = index + found.length;
    }
    held = held.slice(checked.length);
    before = `${before}${checked}`.slice(-lookedBack);
    return shown + checked.slice(at);
  };

  return {
    push(text, pages) {
      const kept = held.length;
      held += text;
      if (pages.size > marked) {
        marked = pages.size;
        blocked = false;
        for (const page of pages) stated.add(given[page - 1]);
        return release(held);
      }
      // Each character is examined once, however many pieces a model sends.
      const end = blocked ? 0 : unfinishedAt(text);
      if (end === 0) return "";
      const finished = held.slice(0, kept + end);
      const at = stated.unknownIn(finished, before)[0]?.index ?? finished.length;
      // The text that follows may be the unit, or make it the number of a list item.
      const open = unfinishedFigureAt(finished);
      blocked = at < open && finished.length - at >= listNumber;
      return release(finished.slice(0, Math.min(at, open)));
    },
    end: () => release(held),
  };
}
