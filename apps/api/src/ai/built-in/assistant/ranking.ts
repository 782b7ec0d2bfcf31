import type { Passage } from "@thirtyfold/content";
import type { EncodeAll } from "../encoder/encoder.ts";
import { type Products, quantum } from "../encoder/products.ts";
import type { Classify } from "./classifier.ts";
import { components } from "./projection.ts";
import { termsIn, words } from "./terms.ts";
import type { Aside, TextIndex } from "./text-index.ts";
import type { Unnamed } from "./unnamed.ts";

/** Measures between a message and a passage, each about 0 to 1, in storage order. */
export const measureNames = ["meaning", "centre", "answer", "words", "wording", "unaskedJob", "noPage"] as const;
export type Measures = Readonly<Record<(typeof measureNames)[number], number>>;

/**
 * A question left out so that training can ask it as if unforeseen. `shareOf`: the share of a term's weight that its
 * entry then has.
 */
export type LeftOut = Readonly<{ entry: number; question: number; shareOf: (term: string) => number }>;

/**
 * `passage` is undefined for messages that no page answers. Of these, `refused` marks orders to do harm and requests
 * for others' data, and `aside` those that ask nothing.
 */
export type Rated = Readonly<{
  passage: Passage | undefined;
  refused: boolean;
  aside: Aside | undefined;
  score: number;
  /** Its likelihood (for a group, that of its kind) by the network: 0 to 1. */
  chance: number;
}>;

/** A text as words and numbers, and the score of each entry. */
export type Measured = Readonly<{ words: readonly string[]; embedding: Float32Array; scores: Float64Array }>;

type Kind = Aside | "off-topic" | "refused";

/**
 * Everything needed to rank. `products`: loaded with the embeddings, one row per text. Training measures before a
 * network exists.
 */
export type Ranked = Readonly<{
  passages: readonly Passage[];
  index: TextIndex;
  encodeAll: EncodeAll;
  products: Products;
  classify?: Classify;
}>;

/** The weights of each row's words, and the squared length of each entry's sum. */
type Shapes = Pick<TextIndex, "weights" | "squares">;

/** Weight of a term found only in running text; terms in titles, questions and keywords weigh 1. */
export const runningWeight = 0.6;
/**
 * Points for each unit of an entry's log likelihood, chosen on the development sets; the logarithm is at least
 * `unlikely`.
 */
const likelihood = 0.4;
const unlikely = -10;
/** The share of both texts' joint measures in the score of a text that follows another. */
const ofBoth = 0.6;
const maxTerms = 60;
/** The number of texts whose embeddings are kept: those of one answer. */
const mostPrepared = 16;

/** Inverse document frequency: rare words weigh more. */
export function weightOf(all: number, having: number): number {
  return Math.log(1 + all / (1 + having));
}

/** Ranks passages by how well they answer a message. Its arrays are reused for each message. */
export class Ranking {
  readonly #passages: readonly Passage[];
  readonly #index: TextIndex;
  readonly #encodeAll: EncodeAll;
  readonly #products: Products;
  readonly #classify: Classify | undefined;
  /**
   * For each row: its cosine with the message, and Dice's coefficient of their words. The last rows are those without
   * names.
   */
  readonly #near: Float32Array;
  readonly #close: Float64Array;
  /** For each entry: the weight of the message's terms that it contains. */
  readonly #covered: Float64Array;
  readonly #measures: Float64Array;
  /** The embeddings of the texts embedded together last. */
  readonly #prepared = new Map<string, Float32Array>();
  /** The kind of each group that no page answers. */
  readonly #kinds: readonly (Kind | undefined)[];
  /** The weights and squares used for rows with names when names are left out. */
  readonly #unnamed: Shapes;

  constructor({ passages, index, encodeAll, products, classify }: Ranked) {
    this.#passages = passages;
    this.#index = index;
    this.#encodeAll = encodeAll;
    this.#products = products;
    this.#classify = classify;
    this.#near = new Float32Array(index.inverse.length);
    this.#close = new Float64Array(index.weights.length);
    this.#covered = new Float64Array(index.questions.length);
    this.#measures = new Float64Array(index.questions.length * measureNames.length);
    this.#kinds = Array.from({ length: index.questions.length }, (_, entry) => {
      if (entry < passages.length) return undefined;
      return entry >= index.refusedFrom ? "refused" : (index.asides[entry - passages.length] ?? "off-topic");
    });
    const unnamed = index.weights.slice();
    for (const [at, row] of index.named.entries()) unnamed[row] = index.namelessWeights[at] ?? 0;
    this.#unnamed = { weights: unnamed, squares: index.namelessSquares };
  }

  /** Embeds texts to be ranked next. Embedding several together takes less time. */
  prepare(asked: readonly string[]): void {
    const texts = [...new Set(asked)].filter((text) => !this.#prepared.has(text));
    if (texts.length < 2) return;
    for (const [at, embedding] of this.#encodeAll(texts).entries()) this.#prepared.set(texts[at] ?? "", embedding);
    for (const text of [...this.#prepared.keys()].slice(0, -mostPrepared)) this.#prepared.delete(text);
  }

  /** Measures each entry; `weights` come from training. */
  measured(text: string, weights: Measures): Measured {
    const embedding = this.#compare(text);
    const split = words(text);
    this.#measureCompared(split);
    return { words: split, embedding, scores: this.#scores(weights) };
  }

  /** All passages and groups, best first, by their measures and their likelihood. */
  rate({ words: split, embedding, scores }: Measured): readonly Rated[] {
    return this.#rated(scores, this.#classify?.(split, embedding));
  }

  /** The same for a text that follows a question answered by the passage `told`; `both` measures them as one text. */
  rateFollowing({ words: split, embedding, scores }: Measured, both: Measured, told: Passage): readonly Rated[] {
    const mixed = scores.map((score, entry) => (1 - ofBoth) * score + ofBoth * (both.scores[entry] ?? 0));
    return this.#rated(mixed, this.#classify?.(split, embedding, this.#passages.indexOf(told)));
  }

  /**
   * The same for a text without its names, compared with texts without theirs: only the question about the named things
   * counts, and only by its measures.
   */
  rateUnnamed({ asked, rest }: Unnamed, weights: Measures): readonly Rated[] {
    this.#compare(asked);
    const { named } = this.#index;
    const first = this.#close.length;
    for (let at = 0; at < named.length; at += 1) this.#near[named[at] ?? 0] = this.#near[first + at] ?? 0;
    const split = words(rest);
    this.#countWords(split, this.#unnamed);
    this.#cover(split);
    this.#fill(this.#unnamed);
    return this.#rated(this.#scores(weights));
  }

  #scores(weights: Measures): Float64Array {
    return this.#covered.map((_, entry) => scoreOf(this.#measures, entry, weights));
  }

  #rated(scores: Float64Array, likelihoods?: Float32Array): readonly Rated[] {
    const chances = likelihoods ? this.#chances(likelihoods) : [];
    const rated: Rated[] = [];
    for (let entry = 0; entry < this.#covered.length; entry += 1) {
      const chance = chances[entry] ?? 0;
      const likely = likelihoods ? likelihood * Math.max(unlikely, Math.log(chance)) : 0;
      const kind = this.#kinds[entry];
      rated.push({
        passage: this.#passages[entry],
        refused: kind === "refused",
        aside: kind === "refused" || kind === "off-topic" ? undefined : kind,
        score: (scores[entry] ?? 0) + likely,
        chance,
      });
    }
    return rated.toSorted((one, other) => other.score - one.score);
  }

  /** A group that no page answers is as likely as its whole kind: hundreds of groups share the refused content. */
  #chances(likelihoods: Float32Array): readonly number[] {
    const own = Array.from(likelihoods, Math.exp);
    const sums = new Map<Kind, number>();
    for (const [entry, kind] of this.#kinds.entries()) {
      if (kind) sums.set(kind, (sums.get(kind) ?? 0) + (own[entry] ?? 0));
    }
    return own.map((chance, entry) => {
      const kind = this.#kinds[entry];
      return (kind && sums.get(kind)) ?? chance;
    });
  }

  /** The measures of each entry, in the order of their names; valid until the next call. */
  measure(text: string, leftOut?: LeftOut): Float64Array {
    this.#compare(text);
    return this.#measureCompared(words(text), leftOut);
  }

  #measureCompared(split: readonly string[], leftOut?: LeftOut): Float64Array {
    this.#countWords(split, this.#index);
    this.#cover(split, leftOut);
    this.#fill(this.#index, leftOut);
    return this.#measures;
  }

  #fill(shapes: Shapes, leftOut?: LeftOut): void {
    for (let entry = 0; entry < this.#covered.length; entry += 1) {
      this.#measure(entry, shapes, leftOut?.entry === entry ? leftOut.question : undefined);
    }
  }

  /** Compares all rows with a text, and returns the text's embedding. */
  #compare(text: string): Float32Array {
    const [embedding = new Float32Array(components)] = [this.#prepared.get(text) ?? this.#encodeAll([text])[0]];
    const [near, products, { inverse }] = [this.#near, this.#products, this.#index];
    for (let at = 0; at < components; at += 1) products.input[at] = Math.round((embedding[at] ?? 0) * quantum);
    products.multiply();
    // A loop, because a callback for each of 76,000 rows takes as long as the products themselves.
    for (let row = 0; row < near.length; row += 1) {
      near[row] = ((products.output[row] ?? 0) / quantum) * (inverse[row] ?? 0);
    }
    return embedding;
  }

  #countWords(split: readonly string[], { weights }: Shapes): void {
    const { words: rowsWith } = this.#index;
    const shared = this.#close.fill(0);
    let total = 0;
    for (const word of [...new Set(split)].slice(0, maxTerms)) {
      const rows = rowsWith.of(word);
      const weight = weightOf(weights.length, rows.length);
      total += weight;
      for (const row of rows) shared[row] = (shared[row] ?? 0) + weight;
    }
    for (let row = 0; row < shared.length; row += 1) {
      const weight = shared[row] ?? 0;
      if (weight !== 0) shared[row] = (2 * weight) / (total + (weights[row] ?? 0));
    }
  }

  #cover(split: readonly string[], leftOut?: LeftOut): void {
    const { own, running } = this.#index;
    const covered = this.#covered.fill(0);
    let [total, without] = [0, 0];
    for (const term of termsIn(split).slice(0, maxTerms)) {
      const [having, telling] = [own.of(term), running.of(term)];
      const weight = weightOf(covered.length, having.length + telling.length);
      total += weight;
      for (const entry of having) covered[entry] = (covered[entry] ?? 0) + weight;
      for (const entry of telling) covered[entry] = (covered[entry] ?? 0) + weight * runningWeight;
      without += weight * (leftOut?.shareOf(term) ?? 0);
    }
    if (leftOut) covered[leftOut.entry] = without;
    if (total === 0) return;
    for (let entry = 0; entry < covered.length; entry += 1) covered[entry] = (covered[entry] ?? 0) / total;
  }

  #measure(entry: number, { squares }: Shapes, without: number | undefined): void {
    const { firsts, questions } = this.#index;
    const [first, end] = [firsts[entry] ?? 0, firsts[entry + 1] ?? 0];
    const answer = first + (questions[entry] ?? 0);
    let [nearest, second, third] = [0, 0, 0];
    let wording = 0;
    let sum = 0;
    for (let row = first; row < answer; row += 1) {
      if (row - first === without) continue;
      const nearness = this.#near[row] ?? 0;
      wording = Math.max(wording, this.#close[row] ?? 0);
      sum += nearness;
      if (nearness <= third) continue;
      if (nearness > nearest) [nearest, second, third] = [nearness, nearest, second];
      else if (nearness > second) [second, third] = [nearness, second];
      else third = nearness;
    }
    // The cosine with the questions' mean. Without the message itself, of unit length, their sum is shorter.
    const square = squares[entry] ?? 0;
    const length = Math.sqrt(without === undefined ? square : square - 2 * sum - 1);
    const passage = this.#passages[entry];
    const measures = this.#measures;
    const at = entry * measureNames.length;
    // In the order of `measureNames`.
    measures[at] = (nearest + second + third) / 3;
    measures[at + 1] = length > 0 ? sum / length : 0;
    measures[at + 2] = answer < end ? (this.#near[answer] ?? 0) : 0;
    measures[at + 3] = this.#covered[entry] ?? 0;
    measures[at + 4] = wording;
    measures[at + 5] = passage?.kind === "job" ? 1 : 0;
    measures[at + 6] = passage ? 0 : 1;
  }
}

/** The weighted sum of an entry's measures. */
export function scoreOf(measures: Float64Array, entry: number, weights: Measures): number {
  let score = 0;
  for (let at = 0; at < measureNames.length; at += 1) {
    const name = measureNames[at] ?? "meaning";
    score += weights[name] * (measures[entry * measureNames.length + at] ?? 0);
  }
  return score;
}
