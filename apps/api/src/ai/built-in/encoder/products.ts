import { readFileSync } from "node:fs";

type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };
type Kernel = {
  memory: Memory;
  products: (w: number, x: number, y: number, rows: number, columns: number) => void;
  dense: (...addressesAndSizes: readonly number[]) => void;
  asked: (x: number, key: number, y: number, tokens: number, stride: number, part: number, factor: number) => void;
  mixed: (share: number, value: number, y: number, tokens: number, stride: number, step: number, part: number) => void;
};
type Engine = {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

/** Declared here because only the DOM types have it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As the specification of WebAssembly says.
const { WebAssembly: engine } = globalThis as unknown as { WebAssembly: Engine };
const source = new URL("../../../../assets/assistant/products.wasm", import.meta.url);

/** 16-bit numbers of this size times 8-bit weights fit in 32-bit sums over the encoder's longest row, 1,536. */
export const quantum = 8_191;

/** Allocates consecutive spaces of these sizes in bytes in the memory of a new module (products.wat). */
function openKernel(sizes: readonly number[]): Readonly<{ kernel: Kernel; places: readonly number[] }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As products.wat says.
  const kernel = new engine.Instance(new engine.Module(readFileSync(source))).exports as Kernel;
  const places = [0];
  // 16-bit and 32-bit numbers need aligned addresses.
  for (const size of sizes) places.push((places.at(-1) ?? 0) + Math.ceil(size / 8) * 8);
  kernel.memory.grow(Math.ceil((places.at(-1) ?? 0) / 65_536));
  return { kernel, places };
}

/** Columns of which one half is in the lower, the other in the upper halves of bytes (products.wat). */
const block = 32;

/** Rounds numbers to integers from -7 to 7 of a unit; values beyond this many standard deviations are clipped. */
export function inFourBits(numbers: Float32Array, deviations: number): Readonly<{ rounded: Int8Array; unit: number }> {
  let [squares, largest] = [0, 0];
  for (const number of numbers) {
    squares += number * number;
    largest = Math.max(largest, Math.abs(number));
  }
  const cut = Math.min(deviations * Math.sqrt(squares / numbers.length), largest);
  const rounded = Int8Array.from(numbers, (number) => Math.max(-7, Math.min(7, Math.round((7 * number) / cut))));
  return { rounded, unit: cut / 7 };
}

/** Packs two 4-bit numbers into a byte. */
export function packed(rows: Int8Array): Int8Array {
  return new Int8Array(rows.length / 2).map((_, at) => {
    const low = Math.floor(at / (block / 2)) * block + (at % (block / 2));
    return ((rows[low + block / 2] ?? 0) << 4) | ((rows[low] ?? 0) & 15);
  });
}

/** Reverses `packed`. */
export function unpacked(bytes: Int8Array): Int8Array {
  const rows = new Int8Array(bytes.length * 2);
  // A loop for speed: an answer unpacks some 500 rows.
  for (let at = 0; at < bytes.length; at += 1) {
    const low = Math.floor(at / (block / 2)) * block + (at % (block / 2));
    const byte = bytes[at] ?? 0;
    rows[low] = (byte << 28) >> 28;
    rows[low + block / 2] = byte >> 4;
  }
  return rows;
}

/**
 * Products of a 4-bit matrix and a 16-bit vector, in the memory of a WebAssembly module: integers, so every machine
 * agrees.
 */
export class Products {
  /** Two numbers per byte, as described in products.wat. */
  readonly bytes: Int8Array;
  readonly input: Int16Array;
  /** The product of each row and the vector. */
  readonly output: Int32Array;
  /** Writes the products of all rows and the vector to `output`. */
  readonly multiply: () => void;

  /** @param bytes size of the matrix @param columns length of its rows, a multiple of 32 */
  constructor(bytes: number, columns: number) {
    const rows = (2 * bytes) / columns;
    const { kernel, places } = openKernel([bytes, 2 * columns, 4 * rows]);
    const [, x = 0, y = 0] = places;
    this.bytes = new Int8Array(kernel.memory.buffer, 0, bytes);
    this.input = new Int16Array(kernel.memory.buffer, x, columns);
    this.output = new Int32Array(kernel.memory.buffer, y, rows);
    this.multiply = () => kernel.products(0, x, y, rows, columns);
  }
}

/** The offsets of a dense layer's weights: 8-bit numbers, a scale for each row, and the bias. */
export type Dense = Readonly<{ at: number; scales: number; bias: number; rows: number; columns: number }>;

/**
 * Dense layers with weights in the memory of a WebAssembly module. Its floats have 32 bits, so every machine agrees.
 */
export class DenseLayers {
  readonly buffer: ArrayBuffer;
  readonly bytes: Int8Array;
  readonly #input: Float32Array;
  readonly #output: Float32Array;
  readonly #dense: (layer: Dense, tokens: number) => void;
  readonly #kernel: Kernel;

  /** @param bytes of all weights @param width of the widest layer @param tokens maximum, a multiple of four */
  constructor(bytes: number, width: number, tokens: number) {
    const room = width * tokens;
    const { kernel, places } = openKernel([bytes, 4 * room, 2 * room, 4 * tokens, 4 * room]);
    const [, from = 0, rounded = 0, units = 0, to = 0] = places;
    this.#kernel = kernel;
    this.buffer = kernel.memory.buffer;
    this.bytes = new Int8Array(this.buffer, 0, bytes);
    this.#input = new Float32Array(this.buffer, from, room);
    this.#output = new Float32Array(this.buffer, to, room);
    this.#dense = ({ at, scales, bias, rows, columns }, count) =>
      kernel.dense(at, scales, bias, from, rounded, units, to, rows, count, columns);
  }

  /** A layer's output for the tokens, in sequence. */
  run(layer: Dense, tokens: Float32Array, count: number): Float32Array {
    this.#input.set(tokens);
    this.#dense(layer, count);
    return this.#output.slice(0, count * layer.rows);
  }

  /**
   * Self-attention: for each head the weighted mean of all tokens' values. Each token has its query, key and value in
   * sequence.
   */
  attend(tokens: Float32Array, count: number, heads: number): Float32Array {
    this.#input.set(tokens);
    const width = tokens.length / count / 3;
    const part = width / heads;
    // The shares are stored after the result.
    const shares = this.#output.subarray(count * width, count * (width + count));
    for (let head = 0; head < heads; head += 1) {
      const [from, to] = [this.#input.byteOffset + 4 * head * part, this.#output.byteOffset + 4 * head * part];
      const [key, value] = [from + 4 * width, from + 8 * width];
      this.#kernel.asked(from, key, shares.byteOffset, count, 12 * width, part, 1 / Math.sqrt(part));
      for (let token = 0; token < count; token += 1) softmax(shares.subarray(token * count, (token + 1) * count));
      this.#kernel.mixed(shares.byteOffset, value, to, count, 12 * width, 4 * width, part);
    }
    return this.#output.slice(0, count * width);
  }
}

/** Turns numbers into shares of the sum of their exponentials. */
export function softmax(weights: Float32Array): void {
  let largest = -Infinity;
  for (const weight of weights) largest = Math.max(largest, weight);
  let total = 0;
  for (let at = 0; at < weights.length; at += 1) {
    weights[at] = Math.exp((weights[at] ?? 0) - largest);
    total += weights[at] ?? 0;
  }
  for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) / total;
}
