import { stemmer } from "stemmer";
import { phrases } from "./phrases.ts";
import { stopWords, synonyms } from "./vocabulary.ts";

const letters = "abcdefghijklmnopqrstuvwxyz".split("");
/** Shorter names are ordinary words or abbreviations, too. */
const shortestName = 5;

const displayNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** What English calls the languages that have a code of two letters: names of one word, in lower case. */
const languageNames: ReadonlySet<string> = new Set(
  letters
    .flatMap((first) => letters.map((second) => displayNames.of(first + second)?.toLowerCase() ?? ""))
    .filter((name) => name.length >= shortestName && /^[a-z]+$/.test(name)),
);

/** Each word of a synonym group, stemmed, with the stem that stands for the group. */
const canonical = new Map(
  synonyms.flatMap(([head = "", ...others]) =>
    [head, ...others].map((word) => [stemmer(word), stemmer(head)] as const),
  ),
);

/** "Handles" says as little as "handle". */
const stopStems = new Set([...stopWords].map((word) => stemmer(word)));

/** Splits a text into words: lower case, no accents or apostrophes, known expressions made one word. */
export function words(text: string): readonly string[] {
  return wordsOfEach([text])[0] ?? [];
}

/** `words` for many texts, whose expressions are looked for in one go: each is a line. */
export function wordsOfEach(texts: readonly string[]): readonly (readonly string[])[] {
  // A letter with its marks becomes up to three characters, a ligature of Arabic eighteen.
  const apart = texts.map((text) => text.normalize("NFKD").slice(0, 3 * text.length));
  const lines = apart.map((text) => text.replaceAll(/[\n\r\u2028\u2029]/g, " ")).join("\n");
  const plain = lines.replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/['’`]/g, "");
  const joined = phrases.reduce((current, [expression, word]) => current.replaceAll(expression, word), plain);
  return joined.split("\n").map((line) => line.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ""));
}

/** What is longer is no English word, and has no stem. */
const longestWord = 50;

/** What a word is searched as: the stem of its synonym group. Undefined for a word without a subject. */
function term(word: string): string | undefined {
  if (word.length > longestWord) return word;
  const stem = stemmer(languageNames.has(word) ? "language" : word);
  if (stopWords.has(word) || stopStems.has(stem)) return undefined;
  return canonical.get(stem) ?? stem;
}

/** The subject of a text: its terms, each once, in order. */
export function termsOf(text: string): string[] {
  return createTerms()(words(text));
}

/** `termsOf` for texts that are split already, which share many words: each is searched once. */
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
