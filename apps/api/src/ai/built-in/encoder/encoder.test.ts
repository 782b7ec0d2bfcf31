import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dimensions, readEncoder } from "./encoder.ts";

const asset = (name: string) => readFileSync(new URL(`../../../../assets/assistant/${name}`, import.meta.url));
const { encode, encodeAll, isWord } = await readEncoder();

function nearness(one: string, other: string): number {
  const [a, b] = [encode(one), encode(other)];
  return a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0);
}

test("has the weights that it was packed with", () => {
  const { sha256 } = JSON.parse(asset("encoder.json").toString()) as { sha256: string };
  expect(createHash("sha256").update(asset("encoder.bin")).digest("hex")).toBe(sha256);
});

test("gives every sentence the same numbers each time, of unit length", () => {
  for (const text of ["How much is it?", "", "🙂", "word ".repeat(500)]) {
    const vector = encode(text);
    expect(vector).toHaveLength(dimensions);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    expect(encode(text)).toEqual(vector);
  }
});

test("gives texts the same numbers together as alone, to the last bit", () => {
  const texts = ["How much is it?", "", "word ".repeat(500), "And who approves that?", "Is it remote?"];
  expect(encodeAll(texts)).toEqual(texts.map(encode));
  expect(encodeAll([])).toEqual([]);
});

test("puts what means the same nearer than what does not", () => {
  expect(nearness("What does it cost?", "How expensive is it?")).toBeGreaterThan(0.7);
  expect(nearness("What does it cost?", "Are you hiring engineers?")).toBeLessThan(0.4);
});

test("knows a common word that is spelled right", () => {
  expect(["weather", "price", "hwo", "untill"].filter(isWord)).toEqual(["weather", "price"]);
});
