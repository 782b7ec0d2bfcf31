import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readEncoder } from "../encoder/encoder.ts";
import { featuresOf, inputs, type Network, packNetwork, readClassifier, shape } from "./classifier.ts";
import { readEntries } from "./index-texts.ts";
import { components, readProjection } from "./projection.ts";
import { words } from "./terms.ts";
import { followUps } from "./training-texts.ts";

test("features depend on the words and their order, not on case or punctuation", () => {
  const asked = featuresOf(words("What does the sales agent cost?"));
  expect(featuresOf(words("what does the SALES agent cost"))).toEqual(asked);
  expect(new Set(asked).size).toBe(asked.length);
  const turned = new Set(featuresOf(words("What does the agent sales cost?")));
  const shared = asked.filter((row) => turned.has(row));
  expect(shared.length).toBeGreaterThan(asked.length / 2);
  expect(shared.length).toBeLessThan(asked.length);
});

test("reads only the beginning of a long text", () => {
  const long = Array.from({ length: 10_000 }, (_, at) => `word${at}`);
  expect(featuresOf(long)).toEqual(featuresOf(long.slice(0, 60)));
});

test("matches a plain computation of its network", async () => {
  const entries = 3;
  const waves = (length: number, factor: number) => Float32Array.from({ length }, (_, at) => Math.sin(factor * at));
  const network: Network = {
    table: waves(shape.rows * shape.columns, 0.7),
    told: waves(entries * shape.told, 1.3),
    hidden: waves(shape.hidden * inputs, 0.3).map((number) => number / 8),
    hiddenBias: waves(shape.hidden, 0.9),
    output: waves(entries * shape.hidden, 1.1).map((number) => number / 8),
    outputBias: waves(entries, 1.7),
  };
  const folder = mkdtempSync(join(tmpdir(), "thirtyfold-classifier-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = pathToFileURL(join(folder, "classifier.bin"));
  writeFileSync(file, packNetwork(network, entries));

  const split = words("How long does it take?");
  const embedding = waves(components, 0.5).map((number) => number / 16);
  const features = featuresOf(split);
  const ofFeatures = Array.from({ length: shape.columns }, (_, column) =>
    features.reduce((sum, row) => sum + (network.table[row * shape.columns + column] ?? 0), 0),
  );
  const layer = (weights: Float32Array, bias: Float32Array, from: readonly number[]) =>
    [...bias].map((added, row) =>
      from.reduce((sum, number, at) => sum + number * (weights[row * from.length + at] ?? 0), added),
    );
  const sharesAfter = (told: ArrayLike<number>) => {
    const input = [...embedding, ...ofFeatures.map((sum) => sum / Math.sqrt(features.length)), ...Array.from(told)];
    const between = layer(network.hidden, network.hiddenBias, input).map((number) => Math.max(0, number));
    const shares = layer(network.output, network.outputBias, between).map(Math.exp);
    const all = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / all);
  };

  const classify = await readClassifier(file);
  const rowOf = (at: number) => network.told.subarray(at * shape.told, (at + 1) * shape.told);
  for (const [told, row] of [
    [undefined, new Float32Array(shape.told)] as const,
    [0, rowOf(0)] as const,
    [2, rowOf(2)] as const,
  ]) {
    const likelihoods = classify(split, embedding, told);
    expect(likelihoods).toHaveLength(entries);
    for (const [entry, share] of sharesAfter(row).entries()) {
      expect(Math.exp(likelihoods[entry] ?? 0)).toBeCloseTo(share, 2);
    }
  }
});

test("classifies the wordings it was trained on", async () => {
  const entries = readEntries();
  const classify = await readClassifier(new URL("../../../../assets/assistant/classifier.bin", import.meta.url));
  const { encode } = await readEncoder();
  const project = await readProjection();
  const wordings = entries
    .flatMap(({ texts }, entry) => texts.map((text) => ({ text, entry })))
    .filter((_, at) => at % 100 === 0);
  const known = wordings.filter(({ text, entry }) => {
    const likelihoods = classify(words(text), project(encode(text)));
    return likelihoods.indexOf(Math.max(...likelihoods)) === entry;
  });
  // Some occur in more than one entry.
  expect(known.length / wordings.length).toBeGreaterThan(0.9);
});

test("classifies a follow-up by the passage before it", async () => {
  const classify = await readClassifier(new URL("../../../../assets/assistant/classifier.bin", import.meta.url));
  const { encode } = await readEncoder();
  const project = await readProjection();
  const meanings = Map.groupBy(followUps, ({ text }) => text.toLowerCase());
  const asked = [...meanings.values()].filter((some) => new Set(some.map(({ entry }) => entry)).size > 1).flat();
  const knownIf = (read: (text: string, told: number) => Float32Array) =>
    asked.filter(({ text, told, entry }) => {
      const likelihoods = read(text, told);
      return likelihoods.indexOf(Math.max(...likelihoods)) === entry;
    }).length / asked.length;
  expect(asked.length).toBeGreaterThan(100);
  expect(knownIf((text, told) => classify(words(text), project(encode(text)), told))).toBeGreaterThan(0.85);
  expect(knownIf((text) => classify(words(text), project(encode(text))))).toBeLessThan(0.5);
});
