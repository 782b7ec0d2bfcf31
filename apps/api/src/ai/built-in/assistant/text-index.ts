import type { Remark } from "@thirtyfold/content";
import { readWhole } from "../encoder/read-file.ts";

/** Described work: in software, what a person has to decide, or by hand. */
export type Work = "work" | "judgment" | "hands";

/** What a message is that asks nothing of the site. */
export type Aside = Remark | Work;

/** Whether it is described work. */
export function isWork(aside: Aside | undefined): aside is Work {
  return aside === "work" || aside === "judgment" || aside === "hands";
}

/** What training counted in all texts, so that a start reads none of them. Rows are those of `questions.bin`. */
export type TextIndex = Readonly<{
  /** Of each entry: its first row, and one more number for the end. Its questions' rows, then any answer's. */
  firsts: Uint32Array;
  /** Of each entry: its questions. */
  questions: Uint32Array;
  /** Of each row, then of each of `named` without its names: one divided by its embedding's length. */
  inverse: Float64Array;
  /** Of each entry: the squared length of its questions' sum. */
  squares: Float64Array;
  /** The rows with a word. */
  words: Postings;
  /** Of each row: the weights of its words. */
  weights: Float64Array;
  /** The rows with a name. */
  named: Uint32Array;
  /** Of each of these: the weights of its words without names. */
  namelessWeights: Float64Array;
  /** `squares`, of texts without names. */
  namelessSquares: Float64Array;
  /** The entries with a term in their title, questions or keywords. */
  own: Postings;
  /** The entries with a term in their running text only. */
  running: Postings;
  /** The passages asked for by a wording. */
  asked: Postings;
  /** One number: how often a word occurs in passages and elsewhere. */
  known: Postings;
  /** The first entry that is refused. */
  refusedFrom: number;
  /** Of the first entries behind the passages. */
  asides: readonly Aside[];
}>;

/** The file of numbers and its table of contents: names with the number of the first byte, and how many there are. */
export type IndexFiles = Readonly<{ head: IndexHead; numbers: Uint8Array }>;
type IndexHead = Readonly<{
  refusedFrom: number;
  asides: readonly Aside[];
  arrays: Readonly<Record<string, readonly [at: number, length: number]>>;
  /** Keys, one a line. */
  keys: Readonly<Record<string, string>>;
}>;

const none = new Uint32Array();

/** For each key, numbers in ascending order. Nothing is made of the keys, of which there are 30,000: a start would take 15 ms more. */
class Postings {
  readonly #keys: string;
  readonly #begins: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #numbers: Uint32Array;

  /** @param keys sorted, one a line @param begins where each key begins, and one more for the end @param starts the same of its numbers */
  constructor(keys: string, begins: Uint32Array, starts: Uint32Array, numbers: Uint32Array) {
    this.#keys = keys;
    this.#begins = begins;
    this.#starts = starts;
    this.#numbers = numbers;
  }

  /** Empty where there is no such key. */
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

/** As training wrote it last. */
export async function readTextIndex(): Promise<TextIndex> {
  const read = (name: string) => readWhole(new URL(`../../../../assets/assistant/${name}`, import.meta.url));
  const [head, numbers] = await Promise.all([read("index.json"), read("index.bin")]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own file.
  return openTextIndex({ head: JSON.parse(head.toString()) as IndexHead, numbers });
}

/** The numbers stay where they are. */
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
