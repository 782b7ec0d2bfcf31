import { stemmer } from "stemmer";
import { phrases } from "./phrases.ts";
import { languageNames, stopWords, synonyms } from "./vocabulary.ts";

/** Maps each stemmed synonym to the stem of its group. */
const canonical = new Map(
  synonyms.flatMap(([head = "", ...others]) =>
    [head, ...others].map((word) => [stemmer(word), stemmer(head)] as const),
  ),
);

const stopStems = new Set([...stopWords].map((word) => stemmer(word)));

/** Splits a text into lower-case words without accents or apostrophes; known expressions become one word. */
export function words(text: string): readonly string[] {
  return wordsOfEach([text])[0] ?? [];
}

/** `words` for many texts, joined one per line so that expressions are searched for only once. */
export function wordsOfEach(texts: readonly string[]): readonly (readonly string[])[] {
  // NFKD expands an accented letter to up to three characters, and an Arabic ligature to eighteen.
  const apart = texts.map((text) => text.normalize("NFKD").slice(0, 3 * text.length));
  const lines = apart.map((text) => text.replaceAll(/[\n\r\u2028\u2029]/g, " ")).join("\n");
  const plain = lines.replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/['’`]/g, "");
  const joined = phrases.reduce((current, [expression, word]) => current.replaceAll(expression, word), plain);
  return joined.split("\n").map((line) => line.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ""));
}

const longestWord = 50;

/** The stem of a word's synonym group; undefined for stop words. */
function term(word: string): string | undefined {
  if (word.length > longestWord) return word;
  const stem = stemmer(languageNames.has(word) ? "language" : word);
  if (stopWords.has(word) || stopStems.has(stem)) return undefined;
  return canonical.get(stem) ?? stem;
}

/** The distinct terms of a text, in order. */
export function termsOf(text: string): string[] {
  return termsIn(words(text));
}

/** `termsOf` for a text that is already split into words. */
export function termsIn(split: readonly string[]): string[] {
  return createTerms()(split);
}

/** `termsOf` for many split texts, with a cache. */
export function createTerms(): (split: readonly string[]) => string[] {
  const known = new Map<string, string | undefined>();
  return (split) => {
    const terms = new Set<string>();
    for (const word of split) {
      if (!known.has(word)) known.set(word, term(word));
      const found = known.get(word);
      if (found !== undefined) terms.add(found);
    }
    return [...terms];
  };
}
