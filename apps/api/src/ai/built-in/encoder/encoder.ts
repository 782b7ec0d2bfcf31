import { createPieces } from "./pieces.ts";
import { DenseLayers } from "./products.ts";
import { readInto, readWhole } from "./read-file.ts";

/** Length of an embedding. */
export const dimensions = 512;
/** Tokens read: about 35 words. A multiple of four, the number that the products process at once. */
const longest = 48;
const heads = 4;
const widest = 1_536;

/** Encodes a sentence as 512 numbers of unit length; the dot product is the similarity. English only. */
type Encode = (text: string) => Float32Array;

/** The same numbers for several texts, in less time than one by one: each load of weights serves all. */
export type EncodeAll = (texts: readonly string[]) => readonly Float32Array[];

export type Encoder = Readonly<{
  encode: Encode;
  encodeAll: EncodeAll;
  /** Whether a lower-case word is in the vocabulary as a whole: common and spelled correctly. */
  isWord: (word: string) => boolean;
}>;

type Vector = { at: number; length: number };
type Matrix = { rows: number; columns: number; at: number; scales: number };
type Head = { tensors: Record<string, Vector | Matrix>; pieces: string[]; scores: number[] };

const assets = new URL("../../../../assets/assistant/", import.meta.url);

/** The weights, and memory for the longest text. */
class Weights {
  readonly #tensors: Head["tensors"];
  readonly layers: DenseLayers;

  constructor(tensors: Head["tensors"], layers: DenseLayers) {
    this.layers = layers;
    this.#tensors = tensors;
  }

  has(name: string): boolean {
    return name in this.#tensors;
  }

  numbers(at: number, length: number): Int8Array {
    return new Int8Array(this.layers.buffer, at, length);
  }

  vector(name: string): Float32Array {
    const found = this.#tensor(name);
    if (!("length" in found)) throw new Error(`${name} is a matrix`);
    return new Float32Array(this.layers.buffer, found.at, found.length);
  }

  matrix(name: string): Matrix {
    const found = this.#tensor(name);
    if ("length" in found) throw new Error(`${name} is a vector`);
    return found;
  }

  #tensor(name: string): Vector | Matrix {
    const found = this.#tensors[name];
    if (!found) throw new Error(`No weights called ${name}`);
    return found;
  }
}

/** Universal Sentence Encoder Lite: two transformer layers, averaged. Integer weights, so every machine agrees. */
export async function readEncoder(): Promise<Encoder> {
  const [layers, head] = await Promise.all([
    readInto(new URL("encoder.bin", assets), (size) => new DenseLayers(size, widest, longest)),
    readWhole(new URL("encoder.json", assets)),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own file.
  return createEncoder(JSON.parse(head.toString()) as Head, layers);
}

function createEncoder({ tensors, pieces, scores }: Head, layers: DenseLayers): Encoder {
  const weights = new Weights(tensors, layers);
  const split = createPieces(pieces, scores);
  const [first, second] = [layer(weights, "0"), layer(weights, "1")];
  const last = dense(weights, "last");
  const embed = embedding(weights);
  /** Created when needed: few messages have a word that is nowhere on the site. */
  let wholeWords: ReadonlySet<string> | undefined;
  const isWord = (word: string) => {
    wholeWords ??= new Set(pieces.flatMap((piece) => (piece.startsWith("▁") ? piece.slice(1).toLowerCase() : [])));
    return wholeWords.has(word);
  };
  const encodeTogether = (texts: readonly (readonly number[])[]): readonly Float32Array[] => {
    const counts = texts.map(({ length }) => length);
    const read = first.finish(first.begin(joined(texts.map(embed)), counts), sumOf(counts));
    const { middle, inner } = second.begin(read, counts);
    // The end of a layer is linear: applied to the mean, it returns the mean, at the cost of one token.
    const means = second.finish({ middle: meansOf(middle, counts), inner: meansOf(inner, counts) }, counts.length);
    const embeddings = last(means, counts.length).map(Math.tanh);
    return counts.map((_, at) => unitLength(embeddings.subarray(at * dimensions, (at + 1) * dimensions)));
  };
  const encodeAll: EncodeAll = (texts) => {
    // A text without tokens is encoded as the vocabulary's "unknown".
    const tokens = texts.map((text) => split(text, longest)).map((found) => (found.length > 0 ? found : [0]));
    return batchesOf(tokens).flatMap(encodeTogether);
  };
  const encode: Encode = (text) => encodeAll([text])[0] ?? new Float32Array(dimensions);
  return { encode, encodeAll, isWord };
}

/** A dense layer: matrix times token, plus bias. */
function dense(weights: Weights, name: string): (tokens: Float32Array, count: number) => Float32Array {
  const place = { ...weights.matrix(name), bias: weights.vector(`${name}.bias`).byteOffset };
  return (tokens, count) => weights.layers.run(place, tokens, count);
}

function norm(weights: Weights, name: string): (tokens: Float32Array) => Float32Array {
  const [scale, bias] = [weights.vector(`${name}.scale`), weights.vector(`${name}.bias`)];
  return (tokens) => {
    const width = scale.length;
    const result = new Float32Array(tokens.length);
    for (let at = 0; at < tokens.length; at += width) {
      // Loops, because a callback for each number takes as long as the products themselves.
      let sum = 0;
      for (let column = 0; column < width; column += 1) sum += tokens[at + column] ?? 0;
      const mean = sum / width;
      let squares = 0;
      for (let column = 0; column < width; column += 1) squares += ((tokens[at + column] ?? 0) - mean) ** 2;
      const variance = squares / width;
      const inverse = 1 / Math.sqrt(variance + 1e-6);
      for (let column = 0; column < width; column += 1) {
        result[at + column] =
          ((tokens[at + column] ?? 0) - mean) * inverse * (scale[column] ?? 0) + (bias[column] ?? 0);
      }
    }
    return result;
  };
}

/** A half-finished layer: the result of its attention, and the first half of its feed-forward part. */
type Begun = Readonly<{ middle: Float32Array; inner: Float32Array }>;

type Layer = Readonly<{
  /** `counts`: the number of tokens of each text; the tokens of one text attend to each other. */
  begin: (tokens: Float32Array, counts: readonly number[]) => Begun;
  finish: (begun: Begun, count: number) => Float32Array;
}>;

function layer(weights: Weights, name: string): Layer {
  const [norm1, norm2] = [norm(weights, `${name}.norm1`), norm(weights, `${name}.norm2`)];
  const [attendIn, attendOut] = [dense(weights, `${name}.attention.in`), dense(weights, `${name}.attention.out`)];
  const [feedIn, feedOut] = [dense(weights, `${name}.feed.in`), dense(weights, `${name}.feed.out`)];
  const widen = weights.has(`${name}.widen`) ? dense(weights, `${name}.widen`) : undefined;
  return {
    begin(tokens, counts) {
      const count = sumOf(counts);
      const asked = partsOf(attendIn(norm1(tokens), count), counts);
      const mixed = asked.map((part, at) => weights.layers.attend(part, counts[at] ?? 0, heads));
      const attended = attendOut(joined(mixed), count);
      const middle = add(attended, widen ? widen(tokens, count) : tokens);
      const inner = feedIn(norm2(middle), count);
      for (let at = 0; at < inner.length; at += 1) if ((inner[at] ?? 0) < 0) inner[at] = 0;
      return { middle, inner };
    },
    finish: ({ middle, inner }, count) => add(feedOut(inner, count), middle),
  };
}

/** Groups texts into batches, each with as many as fit the memory for tokens. */
function batchesOf(texts: readonly (readonly number[])[]): readonly (readonly (readonly number[])[])[] {
  const batches: (readonly number[])[][] = [];
  let room = 0;
  for (const tokens of texts) {
    if (tokens.length > room) {
      batches.push([]);
      room = longest;
    }
    batches.at(-1)?.push(tokens);
    room -= tokens.length;
  }
  return batches;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const all = new Float32Array(sumOf(parts.map(({ length }) => length)));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Splits the numbers by text. */
function partsOf(tokens: Float32Array, counts: readonly number[]): readonly Float32Array[] {
  const width = tokens.length / sumOf(counts);
  const ends = counts.map((_, at) => sumOf(counts.slice(0, at + 1)) * width);
  return ends.map((end, at) => tokens.subarray(ends[at - 1] ?? 0, end));
}

/** The mean of all tokens of each text. */
function meansOf(tokens: Float32Array, counts: readonly number[]): Float32Array {
  return joined(partsOf(tokens, counts).map((part, at) => meanOf(part, counts[at] ?? 0)));
}

/** The mean of all tokens. */
function meanOf(tokens: Float32Array, count: number): Float32Array {
  const width = tokens.length / count;
  const mean = new Float32Array(width);
  for (let token = 0; token < count; token += 1) {
    for (let at = 0; at < width; at += 1) mean[at] = (mean[at] ?? 0) + (tokens[token * width + at] ?? 0) / count;
  }
  return mean;
}

/** A token's position as waves of different lengths: the same numbers for each text. */
function placesOf(timing: Float32Array): Float64Array {
  const half = timing.length;
  return Float64Array.from({ length: longest * 2 * half }, (_, at) => {
    const [position, column] = [Math.floor(at / (2 * half)), at % (2 * half)];
    const angle = position * (timing[column % half] ?? 0);
    return column < half ? Math.sin(angle) : Math.cos(angle);
  });
}

function embedding(weights: Weights): (tokens: readonly number[]) => Float32Array {
  const { columns, rows, at, scales } = weights.matrix("embeddings");
  const scale = new Float32Array(weights.layers.buffer, scales, rows);
  const places = placesOf(weights.vector("timing"));
  return (tokens) => {
    const result = new Float32Array(tokens.length * columns);
    for (const [position, piece] of tokens.entries()) {
      const numbers = weights.numbers(at + piece * columns, columns);
      const unit = 2 * (scale[piece] ?? 0);
      const first = position * columns;
      for (let column = 0; column < columns; column += 1) {
        result[first + column] = unit * (numbers[column] ?? 0) + (places[first + column] ?? 0);
      }
    }
    return result;
  };
}

function add(one: Float32Array, other: Float32Array): Float32Array {
  const sum = new Float32Array(one.length);
  for (let at = 0; at < sum.length; at += 1) sum[at] = (one[at] ?? 0) + (other[at] ?? 0);
  return sum;
}

function unitLength(numbers: Float32Array): Float32Array {
  const length = Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0));
  return numbers.map((number) => number / length);
}
