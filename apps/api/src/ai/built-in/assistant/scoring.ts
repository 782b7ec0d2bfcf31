import type { Passage } from "@thirtyfold/content";
import { termsOf, words } from "./terms.ts";

/** A term that stands only in a passage's running text counts this much of one in its title, questions or keywords. */
const runningWeight = 0.6;
/** A word that no passage has weighs this much more than the rarest that one has. */
const unknownWeight = 1.5;
/** From here on a message is a stored question, told in almost the same words. */
const sameWording = 0.8;
/** What closeness to a stored question adds to plain coverage. */
const closenessWeight = 0.6;
const contextWeight = 0.6;
const wordingWeight = 0.4;
const tradeWeight = 0.3;
const unaskedJobWeight = -0.6;
/** "How much" and "how long" ask for a price and a time, whatever else the question names. */
const intentWeights = new Map([
  ["price", 0.8],
  ["durat", 0.3],
  ["salari", 0.3],
]);

/** A passage as the scores need it: its terms by where they stand, its questions by term and by word. */
export type Entry = Readonly<{
  passage: Passage;
  title: readonly string[];
  /** Terms of title, questions and keywords. */
  own: ReadonlySet<string>;
  running: ReadonlySet<string>;
  questions: readonly ReadonlySet<string>[];
  wordings: readonly ReadonlySet<string>[];
}>;

/** A term of the query; `trust` is below 1 for a mended word. */
export type QueryTerm = Readonly<{ word: string; weight: number; trust: number }>;

export type Query = Readonly<{
  terms: readonly QueryTerm[];
  wording: ReadonlySet<string>;
  context?: Passage;
}>;

export function entryOf(passage: Passage): Entry {
  const questions = passage.questions.map((question) => new Set(termsOf(question)));
  const title = termsOf(passage.title);
  const own = new Set([
    ...title,
    ...termsOf((passage.keywords ?? []).join(" ")),
    ...questions.flatMap((question) => [...question]),
  ]);
  const wordings = passage.questions.map((question) => new Set(words(question)));
  return { passage, title, own, questions, wordings, running: new Set(termsOf(passage.text)) };
}

/** Inverse document frequency: a term that few passages have weighs more. */
export function weigher(entries: readonly Entry[]): (word: string) => number {
  const frequency = new Map<string, number>();
  for (const { own, running } of entries) {
    for (const word of new Set([...own, ...running])) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  return (word) => {
    const count = frequency.get(word);
    return count === undefined
      ? unknownWeight * Math.log(1 + entries.length)
      : Math.log(1 + entries.length / (1 + count));
  };
}

function sum(items: readonly number[]): number {
  return items.reduce((total, item) => total + item, 0);
}

/** 0 to 1: the share of the query that the passage speaks of. */
function coverageOf(entry: Entry, terms: readonly QueryTerm[]): number {
  if (terms.length === 0) return 0;
  const covered = terms.map(({ word, weight, trust }) => {
    if (entry.own.has(word)) return weight * trust;
    return entry.running.has(word) ? weight * trust * runningWeight : 0;
  });
  return sum(covered) / sum(terms.map(({ weight }) => weight));
}

/** 0 to 1: the best Dice coefficient between the query and a stored question, terms weighted. */
function closenessOf(entry: Entry, terms: readonly QueryTerm[], weigh: (word: string) => number): number {
  const total = sum(terms.map(({ weight }) => weight));
  const scores = entry.questions.map((question) => {
    const shared = sum(terms.map(({ word, weight, trust }) => (question.has(word) ? weight * trust : 0)));
    return shared === 0 ? 0 : (2 * shared) / (total + sum([...question].map(weigh)));
  });
  return Math.max(0, ...scores);
}

/** 0 to 1: the same word by word, for questions such as "How does it work?" that have no other subject. */
function wordingOf(entry: Entry, asked: ReadonlySet<string>): number {
  const scores = entry.wordings.map((wording) => {
    const shared = [...wording].filter((word) => asked.has(word)).length;
    return (2 * shared) / (asked.size + wording.size);
  });
  return Math.max(0, ...scores);
}

/** What speaks for or against a passage beside its words. */
function leaningOf({ passage, title }: Entry, { terms, context }: Query): number {
  const asked = title.filter((word) => terms.some((term) => term.word === word));
  const subject = context ? termsOf(context.title) : [];
  const near = subject.length === 0 ? 0 : subject.filter((word) => title.includes(word)).length / subject.length;
  return contextWeight * near + kindLeaning(passage, asked, context);
}

function kindLeaning({ kind, title }: Passage, asked: readonly string[], context: Passage | undefined): number {
  if (kind === "fact") return Math.max(0, ...asked.map((word) => intentWeights.get(word) ?? 0));
  if (kind === "job") {
    return asked.includes("job") || asked.length > 1 || context?.kind === "job" ? 0 : unaskedJobWeight;
  }
  // A use case is titled "Clinics: recall reminders": a visitor who names a trade wants its example.
  const trade = kind === "use-case" ? termsOf(title.split(":")[0] ?? "") : [];
  return trade.some((word) => asked.includes(word)) ? tradeWeight : 0;
}

/**
 * How sure it is that the passage answers the query, 0 to 1.6, and what it is ordered by: the same with all that
 * leans towards it.
 */
export function scoreOf(
  entry: Entry,
  query: Query,
  weigh: (word: string) => number,
): Readonly<{ confidence: number; order: number }> {
  const wording = wordingOf(entry, query.wording);
  const found = coverageOf(entry, query.terms) + closenessWeight * closenessOf(entry, query.terms, weigh);
  const nothingElse = query.terms.every(({ word }) => entry.own.has(word));
  const confidence = Math.max(found, wording >= sameWording && nothingElse ? wording : 0);
  return { confidence, order: confidence + wordingWeight * wording + leaningOf(entry, query) };
}
