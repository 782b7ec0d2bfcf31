import {
  addFeatures,
  firstTold,
  inputs,
  type Network,
  shape,
} from "../../apps/api/src/ai/built-in/assistant/classifier.ts";
import { components } from "../../apps/api/src/ai/built-in/assistant/projection.ts";
import { softmax } from "../../apps/api/src/ai/built-in/encoder/products.ts";
import { type Chance, chance } from "../../apps/api/src/testing/hostile/chance.ts";
import { Learning } from "./adam.ts";

/** A wording and the entry that it asks for; `told`: its meaning depends on the entry that was told before. */
export type Wording = Readonly<{
  features: Uint32Array;
  embedding: Float32Array;
  entry: number;
  told?: number | undefined;
}>;

const seed = 1;
const rounds = 10;
/** The number of wordings between two steps. */
const together = 64;
/** The learning rate of the first step; it falls to almost nothing at the last. */
const fastest = 1e-3;
/** The shares of hidden units and of features that are dropped for each wording, so that none relies on another. */
const [unitsLeftOut, featuresLeftOut] = [0.5, 0.3];
/** The factor for the embedding: it has unit length, while the features start with a tenth of that in each column. */
const embeddingWeight = 8;
/** Errors below this are ignored: most entries have nothing to do with a wording. */
const least = 1e-4;
/**
 * The share of the other wordings that are learned as if any passage had been told before: they mean the same after
 * each.
 */
const afterAny = 0.5;

function evenly(length: number, largest: number, by: Chance): Float32Array {
  return Float32Array.from({ length }, () => largest * (2 * by.next() - 1));
}

/** The numbers below `count`, in random order (Fisher and Yates). */
function shuffled(count: number, by: Chance): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = by.whole(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

function addTo(sums: Float32Array, at: number, number: number): void {
  sums[at] = (sums[at] ?? 0) + number;
}

/**
 * A network with one hidden layer, trained to predict which entry a wording asks for: Adam on cross entropy, seeded.
 */
class Training {
  readonly #entries: number;
  readonly #chance: Chance;
  readonly #table: Learning;
  readonly #told: Learning;
  readonly #hidden: Learning;
  readonly #hiddenBias: Learning;
  /** For each hidden unit, its weights for all entries. */
  readonly #output: Learning;
  readonly #outputBias: Learning;
  readonly #input = new Float32Array(inputs);
  readonly #between = new Float32Array(shape.hidden);
  readonly #active = new Uint32Array(shape.hidden);
  readonly #shares: Float32Array;
  readonly #slope = new Float32Array(inputs - components);
  readonly #touched = new Set<number>();
  readonly #toldOf = new Set<number>();

  constructor(entries: number, by: Chance) {
    this.#entries = entries;
    this.#chance = by;
    this.#table = new Learning(evenly(shape.rows * shape.columns, 0.1, by));
    this.#told = new Learning(evenly(shape.told * entries, 0.1, by));
    this.#hidden = new Learning(evenly(shape.hidden * inputs, 0.1, by));
    this.#hiddenBias = new Learning(new Float32Array(shape.hidden));
    this.#output = new Learning(evenly(shape.hidden * entries, 1 / Math.sqrt(shape.hidden), by));
    this.#outputBias = new Learning(new Float32Array(entries));
    this.#shares = new Float32Array(entries);
  }

  /** Adds up the gradient of a wording. */
  learn({ features, embedding, entry, told }: Wording): void {
    const kept = features.filter(() => !this.#chance.maybe(featuresLeftOut));
    this.#read(kept, embedding, told);
    const active = this.#excite();
    this.#judge(active);
    const shares = this.#shares;
    shares[entry] = (shares[entry] ?? 0) - 1;
    this.#propagate(active, kept, told);
  }

  /**
   * Takes a step down the gradient learned since the last one. Table rows without a feature stay as they are, and so do
   * those of entries that were not told.
   */
  descend(rate: number, step: number): void {
    for (const row of this.#touched) this.#table.descend(rate, step, row * shape.columns, (row + 1) * shape.columns);
    for (const row of this.#toldOf) this.#told.descend(rate, step, row * shape.told, (row + 1) * shape.told);
    this.#touched.clear();
    this.#toldOf.clear();
    for (const part of [this.#hidden, this.#hiddenBias, this.#output, this.#outputBias]) part.descend(rate, step);
  }

  /**
   * The network in the format for answering: the embedding's factor is part of the weights, which are arranged by
   * entry.
   */
  learned(): Network {
    const hidden = this.#hidden.numbers.map((number, at) => number * (at % inputs < components ? embeddingWeight : 1));
    const output = new Float32Array(this.#output.numbers.length);
    for (let at = 0; at < output.length; at += 1) {
      output[at] = this.#output.numbers[(at % shape.hidden) * this.#entries + Math.floor(at / shape.hidden)] ?? 0;
    }
    const [table, hiddenBias, outputBias] = [this.#table.numbers, this.#hiddenBias.numbers, this.#outputBias.numbers];
    return { table, told: this.#told.numbers, hidden, hiddenBias, output, outputBias };
  }

  #read(features: Uint32Array, embedding: Float32Array, told: number | undefined): void {
    const input = this.#input.fill(0, components);
    for (let at = 0; at < components; at += 1) input[at] = embeddingWeight * (embedding[at] ?? 0);
    const { numbers } = this.#table;
    addFeatures(input, features, (row) => numbers.subarray(row * shape.columns, (row + 1) * shape.columns));
    if (told !== undefined)
      input.set(this.#told.numbers.subarray(told * shape.told, (told + 1) * shape.told), firstTold);
  }

  /** Returns the hidden units that are not zero, without those that are dropped. */
  #excite(): Uint32Array {
    const [input, { numbers }] = [this.#input, this.#hidden];
    let count = 0;
    for (let unit = 0; unit < shape.hidden; unit += 1) {
      if (this.#chance.maybe(unitsLeftOut)) continue;
      let sum = this.#hiddenBias.numbers[unit] ?? 0;
      const first = unit * inputs;
      for (let at = 0; at < inputs; at += 1) sum += (numbers[first + at] ?? 0) * (input[at] ?? 0);
      if (sum <= 0) continue;
      this.#between[unit] = sum / (1 - unitsLeftOut);
      this.#active[count] = unit;
      count += 1;
    }
    return this.#active.subarray(0, count);
  }

  /** Computes the share of each entry. */
  #judge(active: Uint32Array): void {
    const [shares, { numbers }] = [this.#shares, this.#output];
    shares.set(this.#outputBias.numbers);
    for (const unit of active) {
      const [first, strength] = [unit * this.#entries, this.#between[unit] ?? 0];
      for (let at = 0; at < shares.length; at += 1)
        shares[at] = (shares[at] ?? 0) + strength * (numbers[first + at] ?? 0);
    }
    softmax(shares);
  }

  /** Accumulates the gradient of each weight from the errors, which have replaced the shares. */
  #propagate(active: Uint32Array, features: Uint32Array, told: number | undefined): void {
    const errors = this.#shares;
    const wrong = Uint32Array.from(errors.keys()).filter((at) => Math.abs(errors[at] ?? 0) > least);
    const slope = this.#slope.fill(0);
    for (const at of wrong) addTo(this.#outputBias.gradient, at, errors[at] ?? 0);
    for (const unit of active) this.#teach(unit, this.#trace(unit, wrong), slope);
    const share = 1 / Math.sqrt(Math.max(1, features.length));
    const { gradient } = this.#table;
    for (const feature of features) {
      this.#touched.add(feature);
      const row = feature * shape.columns;
      for (let at = 0; at < shape.columns; at += 1) addTo(gradient, row + at, share * (slope[at] ?? 0));
    }
    if (told === undefined) return;
    this.#toldOf.add(told);
    for (let at = 0; at < shape.told; at += 1) {
      addTo(this.#told.gradient, told * shape.told + at, slope[shape.columns + at] ?? 0);
    }
  }

  /** A hidden unit's part in the errors. */
  #trace(unit: number, wrong: Uint32Array): number {
    const [first, strength] = [unit * this.#entries, this.#between[unit] ?? 0];
    const { numbers, gradient } = this.#output;
    let part = 0;
    for (const at of wrong) {
      const error = this.#shares[at] ?? 0;
      part += error * (numbers[first + at] ?? 0);
      addTo(gradient, first + at, error * strength);
    }
    return part / (1 - unitsLeftOut);
  }

  #teach(unit: number, part: number, slope: Float32Array): void {
    addTo(this.#hiddenBias.gradient, unit, part);
    const first = unit * inputs;
    const { numbers, gradient } = this.#hidden;
    for (let at = 0; at < inputs; at += 1) addTo(gradient, first + at, part * (this.#input[at] ?? 0));
    for (let at = 0; at < slope.length; at += 1) addTo(slope, at, part * (numbers[first + components + at] ?? 0));
  }
}

/**
 * Fits the network that best predicts, among this many entries, which one a wording asks for; the first `tellable` are
 * those that may be told before it. Takes about a quarter of an hour.
 */
export function fitNetwork(wordings: readonly Wording[], entries: number, tellable: number): Network {
  const by = chance(seed);
  const training = new Training(entries, by);
  const steps = rounds * Math.ceil(wordings.length / together);
  let step = 0;
  for (let round = 0; round < rounds; round += 1) {
    const order = shuffled(wordings.length, by);
    for (let from = 0; from < order.length; from += together) {
      for (const at of order.subarray(from, from + together)) {
        const wording = wordings[at];
        if (!wording) continue;
        const { told = by.maybe(afterAny) ? by.whole(tellable) : undefined } = wording;
        training.learn({ ...wording, told });
      }
      step += 1;
      training.descend(fastest * (1 - (step - 1) / steps), step);
    }
  }
  return training.learned();
}
