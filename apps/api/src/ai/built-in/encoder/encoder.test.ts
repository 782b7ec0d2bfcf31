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

test("has the weights it was packed with", () => {
  const { sha256 } = JSON.parse(asset("encoder.json").toString()) as { sha256: string };
  expect(createHash("sha256").update(asset("encoder.bin")).digest("hex")).toBe(sha256);
});

test("gives each sentence the same unit-length vector every time", () => {
  for (const text of ["How much is it?", "", "🙂", "word ".repeat(500)]) {
    const vector = encode(text);
    expect(vector).toHaveLength(dimensions);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    expect(encode(text)).toEqual(vector);
  }
});

test("encodes texts in a batch exactly as alone, to the last bit", () => {
  const texts = ["How much is it?", "", "word ".repeat(500), "And who approves that?", "Is it remote?"];
  expect(encodeAll(texts)).toEqual(texts.map(encode));
  expect(encodeAll([])).toEqual([]);
});

test("places similar meanings closer than different ones", () => {
  expect(nearness("What does it cost?", "How expensive is it?")).toBeGreaterThan(0.7);
  expect(nearness("What does it cost?", "Are you hiring engineers?")).toBeLessThan(0.4);
});

test("recognises a correctly spelled common word", () => {
  expect(["weather", "price", "hwo", "untill"].filter(isWord)).toEqual(["weather", "price"]);
});
