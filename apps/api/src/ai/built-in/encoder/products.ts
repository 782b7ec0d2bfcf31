import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";

type Multiply = (w: number, x: number, y: number, rows: number, tokens: number, columns: number) => void;
type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };
type Engine = {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

/** Declared here because only the DOM types have it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As the specification of WebAssembly says.
const { WebAssembly: engine } = globalThis as unknown as { WebAssembly: Engine };
const source = new URL("../../../../assets/assistant/products.wasm", import.meta.url);

/** 16-bit numbers of this size times 8-bit weights fit 32-bit sums over the longest row of the encoder, 1,536. */
export const quantum = 8_191;

/** Products of 8-bit matrices with 16-bit vectors (products.wat), in the memory of a WebAssembly module: integers, so every machine agrees. */
export class Products {
  readonly matrices: Int8Array;
  /** Vectors, one after the other. */
  readonly input: Int16Array;
  /** For each row, its products with the vectors. */
  readonly output: Int32Array;
  readonly buffer: ArrayBuffer;
  readonly #products: Multiply;
  readonly #x: number;
  readonly #y: number;

  /** @param bytes of the matrices, which begin the memory @param inputs room for numbers @param outputs room for sums */
  constructor(bytes: number, inputs: number, outputs: number) {
    const { exports } = new engine.Instance(new engine.Module(readFileSync(source)));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As products.wat says.
    const { memory, products } = exports as { memory: Memory; products: Multiply };
    // Numbers of 16 and 32 bits begin at even addresses.
    const x = Math.ceil(bytes / 8) * 8;
    const y = x + Math.ceil((2 * inputs) / 8) * 8;
    memory.grow(Math.ceil((y + 4 * outputs) / 65_536));
    this.buffer = memory.buffer;
    this.matrices = new Int8Array(this.buffer, 0, bytes);
    this.input = new Int16Array(this.buffer, x, inputs);
    this.output = new Int32Array(this.buffer, y, outputs);
    this.#products = products;
    this.#x = x;
    this.#y = y;
  }

  /** Writes the products of the matrix at this address with the first vectors of `input` to `output`. */
  multiply(at: number, rows: number, vectors: number, columns: number): void {
    this.#products(at, this.#x, this.#y, rows, vectors, columns);
  }
}

/** Reads matrices into that memory, without a copy beside it. */
export function readProducts(file: URL, inputs: number, outputs: number): Products {
  const handle = openSync(file, "r");
  try {
    const { size } = fstatSync(handle);
    const products = new Products(size, inputs, outputs);
    if (readSync(handle, products.matrices) !== size) throw new Error(`${file.pathname} was not read whole`);
    return products;
  } finally {
    closeSync(handle);
  }
}
