import { expect, test } from "vitest";
import { DenseLayers, inFourBits, Products, packed, unpacked } from "./products.ts";

/** Deterministic numbers between -1 and 1. */
function numbers(count: number, seed: number): Float32Array {
  return Float32Array.from({ length: count }, (_, at) => Math.sin(seed + at * 12.9898));
}

const [rows, columns] = [6, 32];
const matrix = Int8Array.from(numbers(rows * columns, 1), (number) => Math.round(number * 127));

function rowTimes(row: number, vector: ArrayLike<number>, from = 0): number {
  let sum = 0;
  for (let column = 0; column < columns; column += 1) {
    sum += (matrix[row * columns + column] ?? 0) * (vector[from + column] ?? 0);
  }
  return sum;
}

test("rounds to 4 bits and clips outliers", () => {
  const even = Float32Array.of(7, -7, 3.4, 0);
  expect(inFourBits(even, 2)).toEqual({ rounded: Int8Array.of(7, -7, 3, 0), unit: 1 });
  // A standard deviation of one.
  const { rounded, unit } = inFourBits(Float32Array.of(...Array<number>(96).fill(0.5), 5, -5, 5, 1), 1);
  expect(unit).toBeCloseTo(1 / 7);
  expect(rounded.slice(-4)).toEqual(Int8Array.of(7, -7, 7, 7));
});

test("packs two numbers from -8 to 7 into each byte, and unpacks them again", () => {
  const given = Int8Array.from({ length: 64 }, (_, at) => (at % 16) - 8);
  expect(unpacked(packed(given))).toEqual(given);
});

test("multiplies a matrix of 4-bit numbers by a vector exactly", () => {
  const [many, wide] = [5, 64];
  const weights = Int8Array.from(numbers(many * wide, 1), (number) => Math.round(number * 7.5 - 0.5));
  const products = new Products((many * wide) / 2, wide);
  products.bytes.set(packed(weights));
  for (const [at, number] of numbers(wide, 2).entries()) products.input[at] = Math.round(8_191 * number);
  products.multiply();
  const sums = Array.from({ length: many }, (_, row) =>
    products.input.reduce((sum, number, at) => sum + number * (weights[row * wide + at] ?? 0), 0),
  );
  expect([...products.output]).toEqual(sums);
});

test.each([1, 3, 4, 5, 8])("computes a dense layer for %i tokens", (count) => {
  const layers = new DenseLayers(matrix.length + 8 * rows, 48, 8);
  const [scales, bias] = [numbers(rows, 3), numbers(rows, 4)];
  layers.bytes.set(matrix);
  new Float32Array(layers.buffer, matrix.length, 2 * rows).set([...scales, ...bias]);
  const place = { at: 0, scales: matrix.length, bias: matrix.length + 4 * rows, rows, columns };
  const tokens = numbers(count * columns, 5);
  const given = layers.run(place, tokens, count);
  expect(given).toHaveLength(count * rows);
  for (const [at, number] of given.entries()) {
    const [token, row] = [Math.floor(at / rows), at % rows];
    expect(number).toBeCloseTo(rowTimes(row, tokens, token * columns) * (scales[row] ?? 0) + (bias[row] ?? 0), 1);
  }
});

test.each([1, 2, 5])("lets each of %i tokens attend to all", (count) => {
  const [width, heads] = [8, 2];
  const part = width / heads;
  const layers = new DenseLayers(8, 48, 8);
  const asked = numbers(count * 3 * width, 6);
  const given = layers.attend(asked, count, heads);
  expect(given).toHaveLength(count * width);
  const of = (token: number, kind: number, at: number) => asked[(token * 3 + kind) * width + at] ?? 0;
  const others = [...Array(count).keys()];
  for (const [place, number] of given.entries()) {
    const [token, at] = [Math.floor(place / width), place % width];
    const first = at - (at % part);
    const products = others.map((other) => {
      const own = [...Array(part).keys()];
      return own.reduce((sum, one) => sum + of(token, 0, first + one) * of(other, 1, first + one), 0);
    });
    const weights = products.map((product) => Math.exp(product / Math.sqrt(part)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const mixed = others.reduce((sum, other) => sum + ((weights[other] ?? 0) / total) * of(other, 2, at), 0);
    expect(number).toBeCloseTo(mixed, 5);
  }
});
