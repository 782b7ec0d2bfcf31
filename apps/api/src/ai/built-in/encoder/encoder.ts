import { readFileSync } from "node:fs";
import { createPieces } from "./pieces.ts";
import { type Products, quantum, readProducts } from "./products.ts";

/** Length of an embedding. */
export const dimensions = 512;
/** Tokens read: about 35 words, some 0.3 ms each. */
const longest = 48;
const heads = 4;
const widest = 1_536;

/** A sentence as 512 numbers of unit length; the dot product is their similarity. English only. */
export type Encode = (text: string) => Float32Array;

export type Encoder = Readonly<{
  encode: Encode;
  /** Whether a lower-case word is in the vocabulary as a whole: common and spelled right. */
  isWord: (word: string) => boolean;
}>;

type Vector = { at: number; length: number };
type Matrix = { rows: number; columns: number; at: number; scales: number };
type Head = { tensors: Record<string, Vector | Matrix>; pieces: string[]; scores: number[] };

const assets = new URL("../../../../assets/assistant/", import.meta.url);

/** The weights, and room for the longest text. */
class Weights {
  readonly #tensors: Head["tensors"];
  readonly products: Products;

  constructor(tensors: Head["tensors"]) {
    const room = widest * longest;
    this.products = readProducts(new URL("encoder.bin", assets), room, room);
    this.#tensors = tensors;
  }

  has(name: string): boolean {
    return name in this.#tensors;
  }

  numbers(at: number, length: number): Int8Array {
    return new Int8Array(this.products.buffer, at, length);
  }

  vector(name: string): Float32Array {
    const found = this.#tensor(name);
    if (!("length" in found)) throw new Error(`${name} is a matrix`);
    return new Float32Array(this.products.buffer, found.at, found.length);
  }

  matrix(name: string): Matrix & { scale: Float32Array } {
    const found = this.#tensor(name);
    if ("length" in found) throw new Error(`${name} is a vector`);
    return { ...found, scale: new Float32Array(this.products.buffer, found.scales, found.rows) };
  }

  #tensor(name: string): Vector | Matrix {
    const found = this.#tensors[name];
    if (!found) throw new Error(`No weights called ${name}`);
    return found;
  }
}

/** Universal Sentence Encoder Lite: two transformer layers, averaged. Integer weights, so every machine agrees. */
export function createEncoder(): Encoder {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own file.
  const { tensors, pieces, scores } = JSON.parse(readFileSync(new URL("encoder.json", assets), "utf8")) as Head;
  const weights = new Weights(tensors);
  const split = createPieces(pieces, scores);
  const layers = [layer(weights, "0"), layer(weights, "1")];
  const last = dense(weights, "last");
  const wholeWords = new Set(pieces.flatMap((piece) => (piece.startsWith("▁") ? piece.slice(1).toLowerCase() : [])));
  const encode: Encode = (text) => {
    const found = split(text, longest);
    // Without tokens, as the vocabulary's "unknown".
    const tokens = found.length > 0 ? found : [0];
    const read = layers.reduce((current, next) => next(current, tokens.length), embed(weights, tokens));
    const mean = new Float32Array(dimensions);
    for (let at = 0; at < read.length; at += 1) {
      mean[at % dimensions] = (mean[at % dimensions] ?? 0) + (read[at] ?? 0) / tokens.length;
    }
    return unitLength(last(mean, 1).map(Math.tanh));
  };
  return { encode, isWord: (word) => wholeWords.has(word) };
}

/** A dense layer: matrix times token, plus bias. */
function dense(weights: Weights, name: string): (tokens: Float32Array, count: number) => Float32Array {
  const { rows, columns, at, scale } = weights.matrix(name);
  const bias = weights.vector(`${name}.bias`);
  const { input, output } = weights.products;
  return (tokens, count) => {
    const units = new Float32Array(count);
    for (let token = 0; token < count; token += 1) {
      const numbers = tokens.subarray(token * columns, (token + 1) * columns);
      let largest = 1e-9;
      for (let column = 0; column < columns; column += 1) largest = Math.max(largest, Math.abs(numbers[column] ?? 0));
      const unit = largest / quantum;
      units[token] = unit;
      for (let column = 0; column < columns; column += 1) {
        input[token * columns + column] = Math.round((numbers[column] ?? 0) / unit);
      }
    }
    weights.products.multiply(at, rows, count, columns);
    const result = new Float32Array(count * rows);
    for (let row = 0; row < rows; row += 1) {
      for (let token = 0; token < count; token += 1) {
        const sum = output[row * count + token] ?? 0;
        result[token * rows + row] = sum * (scale[row] ?? 0) * (units[token] ?? 0) + (bias[row] ?? 0);
      }
    }
    return result;
  };
}

function norm(weights: Weights, name: string): (tokens: Float32Array) => Float32Array {
  const [scale, bias] = [weights.vector(`${name}.scale`), weights.vector(`${name}.bias`)];
  return (tokens) => {
    const width = scale.length;
    const result = new Float32Array(tokens.length);
    for (let at = 0; at < tokens.length; at += width) {
      // Loops, because a callback for each number takes as long as the products.
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

function layer(weights: Weights, name: string): (tokens: Float32Array, count: number) => Float32Array {
  const [norm1, norm2] = [norm(weights, `${name}.norm1`), norm(weights, `${name}.norm2`)];
  const [attendIn, attendOut] = [dense(weights, `${name}.attention.in`), dense(weights, `${name}.attention.out`)];
  const [feedIn, feedOut] = [dense(weights, `${name}.feed.in`), dense(weights, `${name}.feed.out`)];
  const widen = weights.has(`${name}.widen`) ? dense(weights, `${name}.widen`) : undefined;
  return (tokens, count) => {
    const attended = attendOut(attend(attendIn(norm1(tokens), count), count), count);
    const middle = add(attended, widen ? widen(tokens, count) : tokens);
    const inner = feedIn(norm2(middle), count);
    for (let at = 0; at < inner.length; at += 1) if ((inner[at] ?? 0) < 0) inner[at] = 0;
    return add(feedOut(inner, count), middle);
  };
}

function embed(weights: Weights, tokens: readonly number[]): Float32Array {
  const embeddings = weights.matrix("embeddings");
  const timing = weights.vector("timing");
  const { columns, at, scale } = embeddings;
  const half = timing.length;
  const result = new Float32Array(tokens.length * columns);
  for (const [position, piece] of tokens.entries()) {
    const numbers = weights.numbers(at + piece * columns, columns);
    const unit = 2 * (scale[piece] ?? 0);
    for (let column = 0; column < columns; column += 1) {
      const angle = position * (timing[column % half] ?? 0);
      const place = column < half ? Math.sin(angle) : Math.cos(angle);
      result[position * columns + column] = unit * (numbers[column] ?? 0) + place;
    }
  }
  return result;
}

/** Self-attention: for each head the weighted mean of all tokens' values. */
function attend(asked: Float32Array, count: number): Float32Array {
  const width = asked.length / count / 3;
  const part = width / heads;
  const result = new Float32Array(count * width);
  const weights = new Float32Array(count);
  const products = new Float64Array(count);
  for (let head = 0; head < heads; head += 1) {
    const keys = keysOf(asked, count, head);
    for (let token = 0; token < count; token += 1) {
      const query = token * 3 * width + head * part;
      products.fill(0);
      for (let at = 0; at < part; at += 1) {
        const number = asked[query + at] ?? 0;
        // All tokens side by side: one sum after the other would wait for each of its additions.
        for (let other = 0; other < count; other += 1) {
          products[other] = (products[other] ?? 0) + number * (keys[at * count + other] ?? 0);
        }
      }
      for (let other = 0; other < count; other += 1) weights[other] = (products[other] ?? 0) / Math.sqrt(part);
      const total = softmax(weights);
      const to = token * width + head * part;
      for (let other = 0; other < count; other += 1) {
        const value = other * 3 * width + 2 * width + head * part;
        const share = (weights[other] ?? 0) / total;
        for (let at = 0; at < part; at += 1)
          result[to + at] = (result[to + at] ?? 0) + share * (asked[value + at] ?? 0);
      }
    }
  }
  return result;
}

/** The tokens' keys of a head, number by number. */
function keysOf(asked: Float32Array, count: number, head: number): Float32Array {
  const width = asked.length / count / 3;
  const part = width / heads;
  const keys = new Float32Array(part * count);
  for (let other = 0; other < count; other += 1) {
    const from = other * 3 * width + width + head * part;
    for (let at = 0; at < part; at += 1) keys[at * count + other] = asked[from + at] ?? 0;
  }
  return keys;
}

/** Turns weights into shares of the sum that it gives. */
function softmax(weights: Float32Array): number {
  let largest = -Infinity;
  for (let at = 0; at < weights.length; at += 1) largest = Math.max(largest, weights[at] ?? 0);
  let total = 0;
  for (let at = 0; at < weights.length; at += 1) {
    weights[at] = Math.exp((weights[at] ?? 0) - largest);
    total += weights[at] ?? 0;
  }
  return total;
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
