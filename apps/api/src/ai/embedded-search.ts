import type { Passage } from "@thirtyfold/content";
import MiniSearch from "minisearch";
import { term, termsOf, words } from "./embedded-terms.ts";

/** A passage found. */
export type Hit = Readonly<{
  passage: Passage;
  /**
   * 0 to 1.6: the share of the query that the passage speaks of, rare words counting more, and how close the query
   * is to one of the questions that the passage was written for.
   */
  confidence: number;
}>;

export type SearchOptions = Readonly<{
  /** What the conversation is about; it decides between passages that answer equally well. */
  context?: Passage;
  filter?: (passage: Passage) => boolean;
  /** A long description is searched by the words that the site knows; the others are its own details. */
  knownWordsOnly?: boolean;
}>;

/**
 * Below this confidence the honest answer is that the site does not say. Chosen between questions that the site
 * answers and questions that it does not: see `tooling/bench/assistant`.
 */
const threshold = 0.64;

/** Hits, best first. */
export type Search = (query: string, options?: SearchOptions) => readonly Hit[];

/** A term that stands only in a passage's running text counts this much of one in its title, questions or keywords. */
const runningWeight = 0.6;
/** A misspelled word counts this much: the mended word is a guess. */
const mendedWeight = 0.6;
/** A word that no passage has weighs this much more than the rarest that one has. */
const unknownWeight = 1.5;
/** What closeness to a stored question adds to plain coverage. */
const closenessWeight = 0.6;
/**
 * What is added to confidence when hits are ordered: MiniSearch's BM25 rank, the conversation's subject, the
 * visitor's own trade; and what is taken from a job that nobody asked for.
 */
const orderWeights = { rank: 0.25, context: 0.35, trade: 0.4, unaskedJob: -0.6 };
const candidates = 15;

/** The best hit's passage, when it is sure enough to be said. */
export function certainly(hits: readonly Hit[]): Passage | undefined {
  const [hit] = hits;
  return hit && hit.confidence >= threshold ? hit.passage : undefined;
}

type Entry = Readonly<{
  passage: Passage;
  own: ReadonlySet<string>;
  running: ReadonlySet<string>;
  questions: readonly ReadonlySet<string>[];
}>;

/** "Clinics" of a use case titled "Clinics: recall reminders". */
function tradeOf(passage: Passage): readonly string[] {
  return passage.kind === "use-case" ? termsOf(passage.title.split(":")[0] ?? "") : [];
}

type QueryTerm = Readonly<{ word: string; weight: number; trust: number }>;

function entryOf(passage: Passage): Entry {
  const questions = passage.questions.map((question) => new Set(termsOf(question)));
  const own = new Set([
    ...termsOf(passage.title),
    ...termsOf((passage.keywords ?? []).join(" ")),
    ...questions.flatMap((question) => [...question]),
  ]);
  return { passage, own, questions, running: new Set(termsOf(passage.text)) };
}

/** Inverse document frequency: a word that few passages have weighs more. */
function weigher(entries: readonly Entry[]): (word: string) => number {
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

type Indexed = Readonly<{ id: string; title: string; questions: string; keywords: string; text: string }>;

function indexOf(passages: readonly Passage[]): MiniSearch<Indexed> {
  const index = new MiniSearch<Indexed>({
    fields: ["title", "questions", "keywords", "text"],
    tokenize: words,
    processTerm: (word) => term(word) ?? null,
    searchOptions: { boost: { title: 2, questions: 3, keywords: 2 } },
  });
  index.addAll(
    passages.map(({ id, title, text, questions, keywords = [] }) => ({
      id,
      title,
      text,
      questions: questions.join("\n"),
      keywords: keywords.join("\n"),
    })),
  );
  return index;
}

const asIs = { tokenize: (text: string) => text.split(" "), processTerm: (word: string) => word };

function sum(items: readonly number[]): number {
  return items.reduce((total, item) => total + item, 0);
}

function coverageOf(entry: Entry, query: readonly QueryTerm[]): number {
  const covered = query.map(({ word, weight, trust }) => {
    if (entry.own.has(word)) return weight * trust;
    return entry.running.has(word) ? weight * trust * runningWeight : 0;
  });
  return sum(covered) / sum(query.map(({ weight }) => weight));
}

/** The best Dice coefficient between the query and a stored question, terms weighted. */
function closenessOf(entry: Entry, query: readonly QueryTerm[], weigh: (word: string) => number): number {
  const total = sum(query.map(({ weight }) => weight));
  const scores = entry.questions.map((question) => {
    const shared = sum(query.map(({ word, weight, trust }) => (question.has(word) ? weight * trust : 0)));
    return (2 * shared) / (total + sum([...question].map(weigh)));
  });
  return Math.max(0, ...scores);
}

/** What speaks for or against a passage beside its words. */
function leaning({ passage }: Entry, query: ReadonlySet<string>): number {
  if (passage.kind === "use-case") return tradeOf(passage).some((word) => query.has(word)) ? orderWeights.trade : 0;
  if (passage.kind !== "job") return 0;
  const named = termsOf(passage.title).filter((word) => query.has(word));
  return named.includes("job") || named.length > 1 ? 0 : orderWeights.unaskedJob;
}

/**
 * Builds the search over passages. Misspelled words are mended to the nearest word of the site; numbers that the site
 * does not know are left out, since they are a visitor's own quantities.
 */
export function createSearch(passages: readonly Passage[]): Search {
  const entries = new Map(passages.map((passage) => [passage.id, entryOf(passage)]));
  const known = new Set([...entries.values()].flatMap(({ own, running }) => [...own, ...running]));
  const weigh = weigher([...entries.values()]);
  const index = indexOf(passages);

  function queryTerm(word: string): QueryTerm {
    if (known.has(word) || word.length < 5) return { word, weight: weigh(word), trust: 1 };
    const [nearest] = index.search(word, { ...asIs, fuzzy: word.length < 8 ? 1 : 2 });
    const mended = nearest?.terms[0] ?? word;
    return { word: mended, weight: weigh(word), trust: mendedWeight };
  }

  return (text, { context, filter, knownWordsOnly = false } = {}) => {
    const query = termsOf(text)
      .filter((word) => !/^\d/.test(word) || (known.has(word) && word.length > 1))
      .map(queryTerm)
      .filter(({ word, trust }) => !knownWordsOnly || (known.has(word) && trust === 1));
    const asked = new Set(query.map(({ word }) => word));
    const subject = context ? termsOf(context.title) : [];
    const found = index
      .search(query.map(({ word }) => word).join(" "), asIs)
      .flatMap(({ id, score }) => {
        const entry = entries.get(String(id));
        return entry && (filter?.(entry.passage) ?? true) ? [{ entry, score }] : [];
      })
      .slice(0, candidates);
    const best = found[0]?.score ?? 1;
    return found
      .map(({ entry, score }) => {
        const confidence = coverageOf(entry, query) + closenessWeight * closenessOf(entry, query, weigh);
        const near = subject.filter((word) => entry.own.has(word)).length / Math.max(1, subject.length);
        const order =
          confidence + orderWeights.rank * (score / best) + orderWeights.context * near + leaning(entry, asked);
        return { hit: { passage: entry.passage, confidence }, order };
      })
      .toSorted((a, b) => b.order - a.order)
      .map(({ hit }) => hit);
  };
}
