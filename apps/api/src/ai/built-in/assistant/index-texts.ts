import { knowledge, type Passage, searchesOf } from "@thirtyfold/content";
import { inFourBits } from "../encoder/products.ts";
import { plain } from "./plain.ts";
import { components } from "./projection.ts";
import { runningWeight, weightOf } from "./ranking.ts";
import { createTerms, termsOf, wordsOfEach } from "./terms.ts";
import type { IndexFiles, TextIndex } from "./text-index.ts";
import { asides, declined, firstRefused, questionsOf, textsOf, unanswered } from "./training-texts.ts";
import { type Unnamed, unnamed } from "./unnamed.ts";

/** A passage, or a group of messages that no page answers (`undefined`), with everything it is found by. */
export type Entry = Readonly<{
  passage: Passage | undefined;
  /** The embedded texts: the questions, then the answer, if any. */
  texts: readonly string[];
  words: readonly (readonly string[])[];
  questions: readonly ReadonlySet<string>[];
  /** The number of questions, titles and keywords that contain a term. */
  own: ReadonlyMap<string, number>;
  running: ReadonlySet<string>;
}>;

/** The most passages shown for one wording. */
const mostAsked = 3;

/** Everything the assistant searches, in order. */
export function readEntries(): readonly Entry[] {
  const termsIn = createTerms();
  const entry = (passage: Passage | undefined, asked: readonly string[], texts: readonly string[]): Entry => {
    const split = wordsOfEach(texts);
    const sets = split.slice(0, asked.length).map((question) => new Set(termsIn(question)));
    const own = new Map<string, number>();
    const fixed = passage ? termsOf([passage.title, ...(passage.keywords ?? [])].join(" ")) : [];
    for (const term of [...fixed, ...sets.flatMap((set) => [...set])]) own.set(term, (own.get(term) ?? 0) + 1);
    const running = new Set(passage ? termsOf(passage.text) : []);
    return { passage, texts, words: split, questions: sets, own, running };
  };
  return [
    ...knowledge.map((passage) => entry(passage, questionsOf(passage), textsOf(passage))),
    ...unanswered.map((texts) => entry(undefined, texts, texts)),
  ];
}

/**
 * The share of a term's weight that an entry has without one of its questions, so that training can ask that one as if
 * unforeseen.
 */
export function shareWithout({ questions, own, running }: Entry, question: number): (term: string) => number {
  const left = questions[question];
  return (term) => {
    const count = (own.get(term) ?? 0) - (left?.has(term) ? 1 : 0);
    return count > 0 ? 1 : running.has(term) ? runningWeight : 0;
  };
}

/** The rows of texts that contain names, and these texts without them. */
export function unnamedIn(entries: readonly Entry[]): readonly (Unnamed & Readonly<{ row: number }>)[] {
  return entries
    .flatMap(({ texts }) => texts)
    .flatMap((text, row) => {
      const found = unnamed(text);
      return found ? { ...found, row } : [];
    });
}

/**
 * Rows of 4-bit numbers, each with its own unit, whose length does not matter: values beyond 2.5 standard deviations
 * are clipped.
 */
export function roundedRows(vectors: readonly Float32Array[]): Int8Array {
  const rows = new Int8Array(vectors.length * components);
  for (const [row, vector] of vectors.entries()) rows.set(inFourBits(vector, 2.5).rounded, row * components);
  return rows;
}

/** Precomputes the counts for answering. `vectors`: rounded rows, one per text, then one per text without names. */
export function indexTexts(entries: readonly Entry[], vectors: Int8Array): IndexFiles {
  const firsts = sumsOf(entries.map(({ texts }) => texts.length));
  const inverse = inverseLengths(vectors);
  const rows = entries.flatMap(({ words }) => words.map((split) => new Set(split)));
  const words = gather(rows);
  const nameless = unnamedIn(entries);
  const withoutName = new Map(nameless.map(({ row }, at) => [row, rows.length + at]));
  const squaresOf = (rowFor: (row: number) => number) =>
    entries.map(({ questions }, at) => {
      const own = Array.from({ length: questions.length }, (_, question) => rowFor((firsts[at] ?? 0) + question));
      return squareOf(own, { inverse, vectors });
    });
  const weights = new Map([...words].map(([word, found]) => [word, weightOf(rows.length, found.length)]));
  const weightOfAll = (row: ReadonlySet<string>) => [...row].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const asked = gather(knowledge.map((passage) => new Set(askedBy(passage).map(plain))));
  const known = wordsOf([...knowledge.flatMap(everyText), ...declined.flat()]);
  return pack(
    { refusedFrom: knowledge.length + firstRefused, asides },
    {
      counts: {
        firsts,
        questions: entries.map(({ questions }) => questions.length),
        named: nameless.map(({ row }) => row),
      },
      measures: {
        inverse,
        squares: squaresOf((row) => row),
        weights: rows.map(weightOfAll),
        namelessWeights: wordsOfEach(nameless.map(({ rest }) => rest)).map((split) => weightOfAll(new Set(split))),
        namelessSquares: squaresOf((row) => withoutName.get(row) ?? row),
      },
      postings: {
        words,
        own: gather(entries.map(({ own }) => own.keys())),
        running: gather(entries.map(({ own, running }) => [...running].filter((term) => !own.has(term)))),
        asked: new Map([...asked].map(([wording, passages]) => [wording, passages.slice(0, mostAsked)])),
        known: new Map([...known].map(([word, count]) => [word, [count]])),
      },
    },
  );
}

/** The offset of each item, given the lengths, and one more number for the end. */
function sumsOf(lengths: readonly number[]): readonly number[] {
  const sums = [0];
  for (const length of lengths) sums.push((sums.at(-1) ?? 0) + length);
  return sums;
}

/** For each key, the indexes of the items that have it. */
function gather(all: readonly Iterable<string>[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [at, keys] of all.entries()) {
    for (const key of keys) {
      const places = found.get(key);
      if (places) places.push(at);
      else found.set(key, [at]);
    }
  }
  return found;
}

function inverseLengths(vectors: Int8Array): readonly number[] {
  return Array.from({ length: vectors.length / components }, (_, row) => {
    const vector = vectors.subarray(row * components, (row + 1) * components);
    return 1 / Math.sqrt(vector.reduce((sum, number) => sum + number * number, 0));
  });
}

function squareOf(
  rows: readonly number[],
  { inverse, vectors }: Readonly<{ inverse: readonly number[]; vectors: Int8Array }>,
): number {
  const sums = new Float64Array(components);
  for (const row of rows) {
    for (let at = 0; at < components; at += 1) {
      sums[at] = (sums[at] ?? 0) + (inverse[row] ?? 0) * (vectors[row * components + at] ?? 0);
    }
  }
  return sums.reduce((sum, number) => sum + number * number, 0);
}

function everyText(passage: Passage): readonly string[] {
  const { title, answer, text, keywords = [] } = passage;
  return [...askedBy(passage), title, answer, text, ...keywords];
}

/** All messages known to be answered by the passage. */
function askedBy(passage: Passage): readonly string[] {
  return [...questionsOf(passage), ...searchesOf(passage)];
}

/** The number of times each word occurs. */
function wordsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

type Contents = Readonly<{
  counts: Readonly<Record<string, readonly number[]>>;
  measures: Readonly<Record<string, readonly number[]>>;
  postings: Readonly<Record<string, ReadonlyMap<string, readonly number[]>>>;
}>;

/** Concatenates the arrays, those of 64 bits first so that each is aligned. */
function pack(groups: Pick<TextIndex, "refusedFrom" | "asides">, { counts, measures, postings }: Contents): IndexFiles {
  const arrays: Record<string, readonly [number, number]> = {};
  const keys: Record<string, string> = {};
  const chunks: Uint8Array[] = [];
  let at = 0;
  const push = (name: string, numbers: Float64Array | Uint32Array) => {
    arrays[name] = [at, numbers.length];
    chunks.push(new Uint8Array(numbers.buffer));
    at += numbers.byteLength;
  };
  for (const [name, numbers] of Object.entries(measures)) push(name, Float64Array.from(numbers));
  for (const [name, numbers] of Object.entries(counts)) push(name, Uint32Array.from(numbers));
  for (const [name, found] of Object.entries(postings)) {
    // Ordered by code units, as `<` compares them: words are looked up by binary search.
    const sorted = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
    keys[name] = sorted.map(([key]) => key).join("\n");
    push(`${name}.keys`, Uint32Array.from(sumsOf(sorted.map(([key]) => key.length + 1))));
    push(`${name}.starts`, Uint32Array.from(sumsOf(sorted.map(([, places]) => places.length))));
    push(name, Uint32Array.from(sorted.flatMap(([, places]) => places)));
  }
  return { head: { ...groups, arrays, keys }, numbers: new Uint8Array(Buffer.concat(chunks)) };
}
