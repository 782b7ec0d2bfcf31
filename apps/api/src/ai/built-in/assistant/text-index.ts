import type { Remark } from "@thirtyfold/content";
import { readWhole } from "../encoder/read-file.ts";

/** Described work: done in software, decided by a person, or done by hand. */
export type Work = "work" | "judgment" | "hands";

/** The kind of a message that asks nothing of the site. */
export type Aside = Remark | Work;

/** Whether it is described work. */
export function isWork(aside: Aside | undefined): aside is Work {
  return aside === "work" || aside === "judgment" || aside === "hands";
}

/** The counts that training made over all texts, so that startup reads none. Rows are those of `questions.bin`. */
export type TextIndex = Readonly<{
  /** For each entry: its first row, plus one number for the end. Its questions' rows, then its answer's, if any. */
  firsts: Uint32Array;
  /** For each entry: the number of its questions. */
  questions: Uint32Array;
  /** For each row, then for each of `named` without its names: one divided by its embedding's length. */
  inverse: Float64Array;
  /** For each entry: the squared length of its questions' sum. */
  squares: Float64Array;
  /** The rows that contain a word. */
  words: Postings;
  /** For each row: the sum of its words' weights. */
  weights: Float64Array;
  /** The rows that contain a name. */
  named: Uint32Array;
  /** For each of these: the sum of its words' weights without names. */
  namelessWeights: Float64Array;
  /** `squares` for texts without names. */
  namelessSquares: Float64Array;
  /** The entries with a term in their title, questions or keywords. */
  own: Postings;
  /** The entries with a term in their running text only. */
  running: Postings;
  /** The passages asked for by a wording. */
  asked: Postings;
  /** One number: how often a word occurs in passages and elsewhere. */
  known: Postings;
  /** The first refused entry. */
  refusedFrom: number;
  /** The kinds of the first entries after the passages. */
  asides: readonly Aside[];
}>;

/** The file of numbers and its table of contents: for each name, the first byte and the number of elements. */
export type IndexFiles = Readonly<{ head: IndexHead; numbers: Uint8Array }>;
type IndexHead = Readonly<{
  refusedFrom: number;
  asides: readonly Aside[];
  arrays: Readonly<Record<string, readonly [at: number, length: number]>>;
  /** Keys, one per line. */
  keys: Readonly<Record<string, string>>;
}>;

const none = new Uint32Array();

/** For each key, numbers in ascending order. The 30,000 keys are not parsed: that would add 15 ms to startup. */
class Postings {
  readonly #keys: string;
  readonly #begins: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #numbers: Uint32Array;

  /**
   * @param keys sorted, one per line @param begins the offset of each key, plus one more for the end @param starts the
   * same for its numbers
   */
  constructor(keys: string, begins: Uint32Array, starts: Uint32Array, numbers: Uint32Array) {
    this.#keys = keys;
    this.#begins = begins;
    this.#starts = starts;
    this.#numbers = numbers;
  }

  /** The numbers of a key; empty if there is no such key. */
  of(key: string): Uint32Array {
    let [low, high] = [0, this.#begins.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#keyAt(middle) < key) low = middle + 1;
      else high = middle;
    }
    return this.#keyAt(low) === key ? this.#numbers.subarray(this.#starts[low], this.#starts[low + 1]) : none;
  }

  /** All keys, in order. */
  keys(): readonly string[] {
    return this.#keys.split("\n");
  }

  #keyAt(place: number): string {
    return this.#keys.slice(this.#begins[place], (this.#begins[place + 1] ?? 0) - 1);
  }
}

/** Reads the index that training wrote last. */
export async function readTextIndex(): Promise<TextIndex> {
  const read = (name: string) => readWhole(new URL(`../../../../assets/assistant/${name}`, import.meta.url));
  const [head, numbers] = await Promise.all([read("index.json"), read("index.bin")]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own file.
  return openTextIndex({ head: JSON.parse(head.toString()) as IndexHead, numbers });
}

/** Opens an index without copying its numbers. */
export function openTextIndex({ head, numbers }: IndexFiles): TextIndex {
  const place = (name: string): [ArrayBuffer, number, number] => {
    const [at = 0, length = 0] = head.arrays[name] ?? [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Of a file or of an array, never shared.
    return [numbers.buffer as ArrayBuffer, numbers.byteOffset + at, length];
  };
  const counts = (name: string) => new Uint32Array(...place(name));
  const measures = (name: string) => new Float64Array(...place(name));
  const postings = (name: string) =>
    new Postings(head.keys[name] ?? "", counts(`${name}.keys`), counts(`${name}.starts`), counts(name));
  return {
    firsts: counts("firsts"),
    questions: counts("questions"),
    inverse: measures("inverse"),
    squares: measures("squares"),
    words: postings("words"),
    weights: measures("weights"),
    named: counts("named"),
    namelessWeights: measures("namelessWeights"),
    namelessSquares: measures("namelessSquares"),
    own: postings("own"),
    running: postings("running"),
    asked: postings("asked"),
    known: postings("known"),
    refusedFrom: head.refusedFrom,
    asides: head.asides,
  };
}
