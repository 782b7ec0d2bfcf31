import type { Passage } from "@thirtyfold/content";
import { dimensions, type Encode } from "../encoder/encoder.ts";
import { Products, quantum } from "../encoder/products.ts";
import { createTerms, termsOf, words, wordsOfEach } from "./terms.ts";

/** Measures between a message and a passage, each about 0 to 1. */
export const measureNames = ["meaning", "centre", "answer", "words", "wording", "unaskedJob", "noPage"] as const;
export type Measures = Readonly<Record<(typeof measureNames)[number], number>>;

/** A passage, or a group of messages that no page answers (`undefined`), with all that it is found by. */
type Entry = Readonly<{
  passage: Passage | undefined;
  /** The embedded texts: the questions, then any answer. */
  texts: readonly string[];
  words: readonly (readonly string[])[];
  questions: readonly ReadonlySet<string>[];
  /** How many questions, titles and keywords contain a term. */
  own: ReadonlyMap<string, number>;
  running: ReadonlySet<string>;
  first: number;
}>;

/** A question left out, so that training can ask it as if unforeseen. */
export type LeftOut = Readonly<{ entry: number; question: number }>;

/** `entry` counts the passages, then the groups. */
export type Rated = Readonly<{ entry: number; passage: Passage | undefined; score: number; measures: Measures }>;

/** Weight of a term found only in running text; 1 in titles, questions and keywords. */
const runningWeight = 0.6;
const maxTerms = 60;

/** The texts that are embedded for a passage. */
export function textsOf(passage: Passage): readonly string[] {
  return [...passage.questions, `${passage.title}. ${passage.answer}`];
}

function entriesOf(passages: readonly Passage[], unanswered: readonly (readonly string[])[]): readonly Entry[] {
  let first = 0;
  const termsIn = createTerms();
  const entry = (passage: Passage | undefined, questions: readonly string[], texts: readonly string[]): Entry => {
    const split = wordsOfEach(texts);
    const sets = split.slice(0, questions.length).map((question) => new Set(termsIn(question)));
    const own = new Map<string, number>();
    const fixed = passage ? termsOf([passage.title, ...(passage.keywords ?? [])].join(" ")) : [];
    for (const term of [...fixed, ...sets.flatMap((set) => [...set])]) own.set(term, (own.get(term) ?? 0) + 1);
    const made = {
      passage,
      texts,
      words: split,
      questions: sets,
      own,
      running: new Set(passage ? termsOf(passage.text) : []),
      first,
    };
    first += texts.length;
    return made;
  };
  return [
    ...passages.map((passage) => entry(passage, passage.questions, textsOf(passage))),
    ...unanswered.map((texts) => entry(undefined, texts, texts)),
  ];
}

/** Rows of questions by word, and each row's total weight. */
class Wordings {
  readonly #rows = new Map<string, number[]>();
  readonly #weights: readonly number[];
  readonly #count: number;

  constructor(texts: readonly (readonly string[])[]) {
    this.#count = texts.length;
    const sets = texts.map((split) => new Set(split));
    for (const [row, set] of sets.entries()) {
      for (const word of set) {
        const rows = this.#rows.get(word);
        if (rows) rows.push(row);
        else this.#rows.set(word, [row]);
      }
    }
    const weights = new Map([...this.#rows.keys()].map((word) => [word, this.#weigh(word)]));
    this.#weights = sets.map((set) => sumOf([...set].map((word) => weights.get(word) ?? 0)));
  }

  #weigh(word: string): number {
    return Math.log(1 + this.#count / (1 + (this.#rows.get(word)?.length ?? 0)));
  }

  /** Dice's coefficient of the text with each question, 0 to 1; rare words weigh more. */
  closeness(text: string): Float64Array {
    const shared = new Float64Array(this.#count);
    let total = 0;
    for (const word of [...new Set(words(text))].slice(0, maxTerms)) {
      const weight = this.#weigh(word);
      total += weight;
      for (const row of this.#rows.get(word) ?? []) shared[row] = (shared[row] ?? 0) + weight;
    }
    for (let row = 0; row < shared.length; row += 1) {
      const weight = shared[row] ?? 0;
      if (weight !== 0) shared[row] = (2 * weight) / (total + (this.#weights[row] ?? 0));
    }
    return shared;
  }
}

/** Ranks passages by how well they answer a message. `vectors`: one row per text, in the order of `textsOf`. */
export class Ranking {
  readonly entries: readonly Entry[];
  readonly #products: Products;
  readonly #encode: Encode;
  readonly #inverse: Float64Array;
  /** Of each entry, the squared length of its questions' sum. */
  readonly #squares: Float64Array;
  readonly #frequency = new Map<string, number>();
  readonly #wordings: Wordings;

  constructor(
    passages: readonly Passage[],
    unanswered: readonly (readonly string[])[],
    encode: Encode,
    vectors: Int8Array,
  ) {
    this.entries = entriesOf(passages, unanswered);
    this.#wordings = new Wordings(this.entries.flatMap((entry) => entry.words));
    this.#encode = encode;
    const rows = vectors.length / dimensions;
    const bytes = new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength);
    this.#products = new Products(bytes, dimensions, rows);
    for (const { own, running } of this.entries) {
      for (const term of new Set([...own.keys(), ...running])) {
        this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
      }
    }
    this.#inverse = new Float64Array(rows);
    this.#squares = new Float64Array(this.entries.length);
    for (let row = 0; row < this.#inverse.length; row += 1) {
      let sum = 0;
      for (let at = row * dimensions; at < (row + 1) * dimensions; at += 1) {
        const number = vectors[at] ?? 0;
        sum += number * number;
      }
      this.#inverse[row] = 1 / Math.sqrt(sum);
    }
    for (const [at, entry] of this.entries.entries()) this.#squares[at] = this.#squareOf(entry, vectors);
  }

  #squareOf({ questions, first }: Entry, vectors: Int8Array): number {
    const sums = new Float64Array(dimensions);
    for (let row = first; row < first + questions.length; row += 1) {
      const inverse = this.#inverse[row] ?? 0;
      for (let at = 0; at < dimensions; at += 1) {
        sums[at] = (sums[at] ?? 0) + inverse * (vectors[row * dimensions + at] ?? 0);
      }
    }
    return sums.reduce((sum, number) => sum + number * number, 0);
  }

  /** Inverse document frequency. */
  #weigh(term: string): number {
    const count = this.#frequency.get(term) ?? 0;
    return Math.log(1 + this.entries.length / (1 + count));
  }

  /** All passages, best first; `weights` come from training. */
  rate(text: string, weights: Measures, leftOut?: LeftOut): readonly Rated[] {
    const near = this.#nearness(text);
    const close = this.#wordings.closeness(text);
    const terms = termsOf(text)
      .slice(0, maxTerms)
      .map((term) => ({ term, weight: this.#weigh(term) }));
    return this.entries
      .map((entry, at) => {
        const measures = this.#measure(
          entry,
          terms,
          { near, close, square: this.#squares[at] ?? 0 },
          leftOut?.entry === at ? leftOut.question : undefined,
        );
        const score = measureNames.reduce((sum, name) => sum + weights[name] * measures[name], 0);
        return { entry: at, passage: entry.passage, score, measures };
      })
      .toSorted((one, other) => other.score - one.score);
  }

  #nearness(text: string): Float32Array {
    const { input, output } = this.#products;
    for (const [at, number] of this.#encode(text).entries()) input[at] = Math.round(number * quantum);
    const inverse = this.#inverse;
    this.#products.multiply(0, inverse.length, 1, dimensions);
    // A loop, because a callback for each of 18,000 rows takes as long as their products.
    const near = new Float32Array(inverse.length);
    for (let row = 0; row < near.length; row += 1) near[row] = ((output[row] ?? 0) / quantum) * (inverse[row] ?? 0);
    return near;
  }

  #measure(
    { passage, questions, texts, own, running, first }: Entry,
    terms: readonly { term: string; weight: number }[],
    { near, close, square }: Readonly<{ near: Float32Array; close: Float64Array; square: number }>,
    without: number | undefined,
  ): Measures {
    let [nearest, second, third] = [0, 0, 0];
    let wording = 0;
    let sum = 0;
    for (let at = 0; at < questions.length; at += 1) {
      if (at === without) continue;
      const nearness = near[first + at] ?? 0;
      wording = Math.max(wording, close[first + at] ?? 0);
      sum += nearness;
      if (nearness > nearest) [nearest, second, third] = [nearness, nearest, second];
      else if (nearness > second) [second, third] = [nearness, second];
      else if (nearness > third) third = nearness;
    }
    // The cosine with the questions' mean. Without the message itself, of unit length, their sum is shorter.
    const length = Math.sqrt(without === undefined ? square : square - 2 * sum - 1);
    const left = without === undefined ? undefined : questions[without];
    let [covered, total] = [0, 0];
    for (const { term, weight } of terms) {
      const count = (own.get(term) ?? 0) - (left?.has(term) ? 1 : 0);
      covered += count > 0 ? weight : running.has(term) ? weight * runningWeight : 0;
      total += weight;
    }
    return {
      meaning: (nearest + second + third) / 3,
      centre: length > 0 ? sum / length : 0,
      answer: texts.length > questions.length ? (near[first + questions.length] ?? 0) : 0,
      words: total === 0 ? 0 : covered / total,
      wording,
      unaskedJob: passage?.kind === "job" ? 1 : 0,
      noPage: passage ? 0 : 1,
    };
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
