import { knowledge, type Passage } from "@thirtyfold/content";
import MiniSearch from "minisearch";
import { type Entry, entryOf, type Query, type QueryTerm, scoreOf, weigher } from "./scoring.ts";
import { term, termsOf, words } from "./terms.ts";
import { ofBusiness } from "./vocabulary.ts";

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

/** Hits, best first. */
export type Search = (query: string, options?: SearchOptions) => readonly Hit[];

/**
 * Below this confidence the honest answer is that the site does not say. Chosen between questions that the site
 * answers and questions that it does not: see the evaluation set of `@thirtyfold/ai-prompts`.
 */
const threshold = 0.64;
/** A misspelled word counts this much: the mended word is a guess. */
const mendedTrust = 0.66;
/** A word that the site does not know counts this much in a message about the visitor's business or ours. */
const detailWeight = 0.45;
/** A question has no more; mending each word of the longest message would hold up every other visitor. */
const maxTerms = 60;
/** No word of the site is as long; of what is longer, the nearest takes long to find. */
const longestMended = 30;
/** What MiniSearch's BM25 rank adds to a hit's order. */
const rankWeight = 0.25;

export function certainly(hits: readonly Hit[]): Passage | undefined {
  return hits.find(({ confidence }) => confidence >= threshold)?.passage;
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

/** Terms are searched as they are: they are stemmed and mended by then. */
const asIs = { tokenize: (text: string) => text.split(" "), processTerm: (word: string) => word };

/** Finds the nearest word of the site for one that it does not know; people rarely mistake the first letter. */
function mend(word: string, index: MiniSearch<Indexed>): string | undefined {
  if (word.length < 5 || word.length > longestMended) return undefined;
  const near = index.search(word, { ...asIs, fuzzy: word.length < 8 ? 1 : 2 }).flatMap(({ terms }) => terms);
  return near.find((known) => known.startsWith(word.charAt(0)));
}

/**
 * Builds the search over passages: MiniSearch finds and ranks, the scores of `scoring.ts` say how sure it is.
 * Numbers that the site does not know are left out of a query, since they are a visitor's own quantities.
 */
export function createSearch(passages: readonly Passage[]): Search {
  const entries = passages.map(entryOf);
  const known = new Set(entries.flatMap(({ own, running }) => [...own, ...running]));
  const weigh = weigher(entries);
  const index = indexOf(passages);

  function queryTerm(word: string, ofUs: boolean): QueryTerm {
    const mended = known.has(word) ? word : mend(word, index);
    const weight = weigh(word) * (mended === undefined && ofUs ? detailWeight : 1);
    return { word: mended ?? word, weight, trust: mended === word ? 1 : mendedTrust };
  }

  function read(text: string, { context, knownWordsOnly = false }: SearchOptions): Query {
    const ofUs = ofBusiness.test(text);
    const terms = termsOf(text)
      .slice(0, maxTerms)
      .filter((word) => (/^\d/.test(word) ? known.has(word) && word.length > 1 : known.has(word) || !knownWordsOnly))
      .map((word) => queryTerm(word, ofUs));
    return { terms, wording: new Set(words(text)), ...(context && { context }) };
  }

  return (text, options = {}) => {
    const query = read(text, options);
    const ranked = index.search(query.terms.map(({ word }) => word).join(" "), asIs);
    const ranks = new Map(ranked.map(({ id, score }) => [String(id), score / (ranked[0]?.score ?? 1)]));
    const rate = (entry: Entry) => {
      const { confidence, order } = scoreOf(entry, query, weigh);
      return { passage: entry.passage, confidence, order: order + rankWeight * (ranks.get(entry.passage.id) ?? 0) };
    };
    return entries
      .filter(({ passage }) => options.filter?.(passage) ?? true)
      .map(rate)
      .filter(({ confidence }) => confidence > 0)
      .toSorted((a, b) => b.order - a.order)
      .map(({ passage, confidence }) => ({ passage, confidence }));
  };
}

let search: Search | undefined;

/** Searches the site's own passages. The index takes some 50 ms, and is made by the first who asks. */
export const siteSearch: Search = (query, options) => {
  search ??= createSearch(knowledge);
  return search(query, options);
};
