import type { TextIndex } from "./text-index.ts";

/** Chat shorthand and joined words. */
const shorthand = new Map(
  Object.entries({
    u: "you",
    ur: "your",
    r: "are",
    pls: "please",
    plz: "please",
    thx: "thanks",
    wats: "what is",
    whats: "what is",
    wat: "what",
    wot: "what",
    hows: "how is",
    whos: "who is",
    wheres: "where is",
    sth: "something",
    smth: "something",
    bc: "because",
    abt: "about",
    im: "I am",
    ive: "I have",
    dont: "do not",
    doesnt: "does not",
    cant: "can not",
    gonna: "going to",
    wanna: "want to",
    gimme: "give me",
    hrs: "hours",
    min: "minutes",
    yrs: "years",
    msg: "message",
    info: "information",
    biz: "business",
    cos: "because",
    tho: "though",
    hav: "have",
    giv: "give",
    teh: "the",
    n: "and",
    cst: "cost",
    fst: "fast",
    ppl: "people",
    mth: "month",
    mths: "months",
    wks: "weeks",
  }),
);

const longestWord = 24;
const shortestWord = 4;
/** The most words corrected in a message; more would hold up other visitors. */
const mostCorrected = 30;

/** Longer words have too many letters to try doubling. */
const longestHeard = 12;

/** Corrects the spelling of a text word by word. */
export type CorrectSpelling = (text: string) => string;

/** Damerau–Levenshtein distance, capped at `most`. */
function distance(one: string, other: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) >= most) return most;
    [before, last] = [last, row];
  }
  return last[other.length] ?? most;
}

/** Replaces a word neither known nor English with the nearest known one. `known`: words with their frequencies. */
export function createSpelling(
  known: Pick<TextIndex["known"], "keys" | "of">,
  isEnglish: (word: string) => boolean,
): CorrectSpelling {
  /** Created when needed: most messages have no word that has to be compared with all of them. */
  let candidates: readonly (readonly [word: string, count: number])[] | undefined;

  const countOf = (word: string) => known.of(word)[0] ?? 0;
  const isKnown = (word: string) => countOf(word) > 0;

  /** "Fone", "adres": spelled by sound, without the doubled letters. */
  function heard(word: string): string | undefined {
    if (word.length > longestHeard) return undefined;
    const spelled = [word, word.replaceAll("f", "ph")];
    const doubled = (text: string) => Array.from(text, (letter, at) => text.slice(0, at) + letter + text.slice(at));
    const once = spelled.flatMap(doubled);
    return [...spelled, ...once, ...once.flatMap(doubled)].find(isKnown);
  }

  function nearest(word: string): string | undefined {
    const allowed = word.length < 6 ? 1 : 2;
    let best: { word: string; cost: number } | undefined;
    candidates ??= known
      .keys()
      .filter(({ length }) => length >= shortestWord)
      .map((one) => [one, countOf(one)]);
    for (const [candidate, count] of candidates) {
      if (Math.abs(candidate.length - word.length) > allowed) continue;
      // People rarely get the first letter wrong, except by swapping the first two.
      const begins = candidate[0] === word[0] || (candidate[0] === word[1] && candidate[1] === word[0]);
      if (!begins) continue;
      const apart = distance(word, candidate, allowed + 1);
      const cost = apart - 0.1 * Math.log(count);
      if (apart <= allowed && (!best || cost < best.cost)) best = { word: candidate, cost };
    }
    return best?.word;
  }

  return (text) => {
    let corrected = 0;
    const correct = (found: string) => {
      const word = found.toLowerCase().replaceAll(/['’]/g, "");
      const written = shorthand.get(word);
      if (written !== undefined) return written;
      // "You're", "partner's": not words of their own.
      if (/\p{L}['’]\p{L}/u.test(found)) return found;
      if (word.length < shortestWord || word.length > longestWord || isKnown(word) || isEnglish(word)) return found;
      corrected += 1;
      return corrected > mostCorrected ? found : (heard(word) ?? nearest(word) ?? found);
    };
    // "30min" contains a word; "n8n" and "S4HANA" are names.
    return text.replaceAll(/[\p{L}\p{N}'’]+/gu, (found) =>
      /\p{L}\p{N}/u.test(found) ? found : found.replace(/[\p{L}'’]+/u, correct),
    );
  };
}
