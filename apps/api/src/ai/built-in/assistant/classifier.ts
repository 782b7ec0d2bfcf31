import { type Dense, DenseLayers, inFourBits, packed, softmax, unpacked } from "../encoder/products.ts";
import { readInto } from "../encoder/read-file.ts";
import { components } from "./projection.ts";
import { termsIn } from "./terms.ts";

/**
 * The sizes of the network. `rows`, `columns`: of the table into which its features are hashed. `told`: count of the
 * numbers for the passage told before.
 */
export const shape = { rows: 65_536, columns: 64, told: 64, hidden: 512 } as const;
/** Offset of the numbers for the passage told before: after the embedding and the features' table numbers. */
export const firstTold = components + shape.columns;
export const inputs = firstTold + shape.told;
/** The most words read of a text: every wording has fewer. */
const mostWords = 60;
/** The number of consecutive letters that form a feature. */
const letters = 4;

/**
 * Returns the natural logarithm of the likelihood that a text with these words asks for each entry, after the entry
 * `told` before it.
 */
export type Classify = (words: readonly string[], embedding: Float32Array, told?: number) => Float32Array;

/**
 * A table row for each distinct feature of a text: its words, its terms, each pair of adjacent words, and each four
 * letters.
 */
export function featuresOf(words: readonly string[]): Uint32Array {
  const split = words.slice(0, mostWords);
  const line = ` ${split.join(" ")} `;
  const found = new Set<number>();
  for (const [at, word] of split.entries()) {
    found.add(rowOf(`w${word}`));
    found.add(rowOf(`n${split[at - 1] ?? ""} ${word}`));
  }
  for (const term of termsIn(split)) found.add(rowOf(`t${term}`));
  for (let at = 0; at + letters <= line.length; at += 1) found.add(rowOf(`l${line.slice(at, at + letters)}`));
  return Uint32Array.from(found);
}

/** FNV-1a (Fowler, Noll and Vo) over code units, folded to the table's 16 bits. */
function rowOf(feature: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93);
  return (hash ^ (hash >>> 16)) & (shape.rows - 1);
}

/** Adds the features' table numbers after the embedding, in units: the more features, the less each counts. */
export function addFeatures(
  input: Float32Array,
  features: Uint32Array,
  numbersOf: (row: number) => Float32Array | Int8Array,
  unit = 1,
): void {
  const share = unit / Math.sqrt(Math.max(1, features.length));
  for (const row of features) {
    const numbers = numbersOf(row);
    for (let at = 0; at < shape.columns; at += 1) {
      input[components + at] = (input[components + at] ?? 0) + share * (numbers[at] ?? 0);
    }
  }
}

/** Rows of 8-bit numbers, each with its own unit. */
type Rounded = Readonly<{ numbers: Int8Array; units: Float32Array }>;

/**
 * The trained parameters: a table, a row for each entry that may have been told before, and two dense layers with their
 * biases.
 */
export type Network = Readonly<{
  table: Float32Array;
  told: Float32Array;
  hidden: Float32Array;
  hiddenBias: Float32Array;
  output: Float32Array;
  outputBias: Float32Array;
}>;

/** Bytes of a table row of 4-bit numbers. */
const rowBytes = shape.columns / 2;

/** The byte offset of each part. Classes come in pairs, so there may be one more than there are entries. */
function placesOf(classes: number) {
  const sizes = [
    shape.rows * rowBytes,
    shape.hidden * inputs,
    classes * shape.hidden,
    classes * shape.told,
    4 * shape.hidden,
    4 * shape.hidden,
    4 * classes,
    4 * classes,
    4 * classes,
    4,
    4,
  ];
  let bytes = 0;
  const [
    table = 0,
    hidden = 0,
    output = 0,
    told = 0,
    hiddenUnits = 0,
    hiddenBias = 0,
    outputUnits = 0,
    outputBias = 0,
    toldUnits = 0,
    unit = 0,
    entries = 0,
  ] = sizes.map((size) => {
    bytes += size;
    return bytes - size;
  });
  return {
    table,
    hidden,
    output,
    told,
    hiddenUnits,
    hiddenBias,
    outputUnits,
    outputBias,
    toldUnits,
    unit,
    entries,
    bytes,
  };
}

/** The number of classes in a file of this size. */
function classesIn(bytes: number): number {
  const [none, one] = [placesOf(0).bytes, placesOf(1).bytes];
  return (bytes - none) / (one - none);
}

/** Packs a network for this many entries into a file. */
export function packNetwork(network: Network, entries: number): Uint8Array {
  const places = placesOf(entries + (entries % 2));
  const file = new Uint8Array(places.bytes);
  const put = (part: ArrayBufferView, at: number) =>
    file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
  // On the development sets, this answers as well as 8 bits.
  const table = inFourBits(network.table, 4);
  const [hidden, output] = [rounded(network.hidden, inputs), rounded(network.output, shape.hidden)];
  const told = rounded(network.told, shape.told);
  put(packed(table.rounded), places.table);
  put(hidden.numbers, places.hidden);
  put(output.numbers, places.output);
  put(told.numbers, places.told);
  put(hidden.units, places.hiddenUnits);
  put(network.hiddenBias, places.hiddenBias);
  put(output.units, places.outputUnits);
  put(network.outputBias, places.outputBias);
  put(told.units, places.toldUnits);
  put(Float32Array.of(table.unit), places.unit);
  put(Uint32Array.of(entries), places.entries);
  return file;
}

function rounded(numbers: Float32Array, columns: number): Rounded {
  const units = new Float32Array(numbers.length / columns);
  const rows = new Int8Array(numbers.length);
  for (let row = 0; row < units.length; row += 1) {
    const own = numbers.subarray(row * columns, (row + 1) * columns);
    let largest = 1e-9;
    for (const number of own) largest = Math.max(largest, Math.abs(number));
    units[row] = largest / 127;
    for (let at = 0; at < columns; at += 1) rows[row * columns + at] = Math.round((127 * (own[at] ?? 0)) / largest);
  }
  return { numbers: rows, units };
}

/** Reads a network from a file of `packNetwork`. */
export async function readClassifier(file: URL): Promise<Classify> {
  const layers = await readInto(file, (size) => new DenseLayers(size, Math.max(inputs, classesIn(size)), 4));
  const { bytes, buffer } = layers;
  const classes = classesIn(bytes.length);
  const places = placesOf(classes);
  const [unit = 0] = new Float32Array(buffer, places.unit, 1);
  const [entries] = new Uint32Array(buffer, places.entries, 1);
  const table = bytes.subarray(places.table, places.hidden);
  const numbersOf = (row: number) => unpacked(table.subarray(row * rowBytes, (row + 1) * rowBytes));
  const toldUnits = new Float32Array(buffer, places.toldUnits, classes);
  const numbersTold = (told: number) =>
    Float32Array.from(
      bytes.subarray(places.told + told * shape.told, places.told + (told + 1) * shape.told),
      (number) => number * (toldUnits[told] ?? 0),
    );
  const { hidden, output } = layersAt(places, classes);
  return (words, embedding, told) => {
    const input = new Float32Array(inputs);
    input.set(embedding);
    addFeatures(input, featuresOf(words), numbersOf, unit);
    if (told !== undefined) input.set(numbersTold(told), firstTold);
    const between = layers.run(hidden, input, 1).map((number) => Math.max(0, number));
    const shares = layers.run(output, between, 1).subarray(0, entries);
    softmax(shares);
    return shares.map(Math.log);
  };
}

function layersAt(places: ReturnType<typeof placesOf>, classes: number): Readonly<{ hidden: Dense; output: Dense }> {
  return {
    hidden: {
      at: places.hidden,
      scales: places.hiddenUnits,
      bias: places.hiddenBias,
      rows: shape.hidden,
      columns: inputs,
    },
    output: {
      at: places.output,
      scales: places.outputUnits,
      bias: places.outputBias,
      rows: classes,
      columns: shape.hidden,
    },
  };
}
