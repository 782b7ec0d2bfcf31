import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { featuresOf, packNetwork } from "../../apps/api/src/ai/built-in/assistant/classifier.ts";
import {
  type Entry,
  indexTexts,
  readEntries,
  roundedRows,
  shareWithout,
  unnamedIn,
} from "../../apps/api/src/ai/built-in/assistant/index-texts.ts";
import { components, createProjection } from "../../apps/api/src/ai/built-in/assistant/projection.ts";
import { measureNames, Ranking, scoreOf } from "../../apps/api/src/ai/built-in/assistant/ranking.ts";
import { words } from "../../apps/api/src/ai/built-in/assistant/terms.ts";
import { openTextIndex } from "../../apps/api/src/ai/built-in/assistant/text-index.ts";
import { asides, followUps } from "../../apps/api/src/ai/built-in/assistant/training-texts.ts";
import { readEncoder } from "../../apps/api/src/ai/built-in/encoder/encoder.ts";
import { Products, packed } from "../../apps/api/src/ai/built-in/encoder/products.ts";
import { knowledge } from "../../packages/content/src/index.ts";
import { fitMeasures, type RankExample } from "./fit.ts";
import { fitNetwork, type Wording } from "./fit-classifier.ts";
import { fitProjection } from "./fit-projection.ts";

const assets = new URL("../../apps/api/assets/assistant/", import.meta.url);
/** Training on more passages than this changes nothing. */
const closest = 40;
/** Weights before training. */
const even = { meaning: 10, centre: 10, answer: 5, words: 4, wording: 5, unaskedJob: 0, noPage: 2 };
/**
 * How often each round learns a follow-up: it means something else after another passage, and few examples cover each.
 */
const followUpsLearned = 3;
/** One question out of this many is enough to train the few weights. */
const oneIn = 3;

/** The files that training creates, by name. */
type Assets = Readonly<
  Record<
    "questions.bin" | "projection.bin" | "classifier.bin" | "index.bin" | "index.json" | "learned.json",
    Uint8Array
  >
>;

/** Trains on each question as if nobody had foreseen it. Deterministic. */
async function train(): Promise<Assets> {
  const { encode } = await readEncoder();
  const entries = readEntries();
  const texts = entries.flatMap((entry) => entry.texts);
  const embeddings = new Map(texts.map((text) => [text, encode(text)]));
  const embedding = (text: string) => embeddings.get(text) ?? encode(text);
  const asking = entries.filter((_, at) => !isAside(at));
  const matrix = fitProjection(asking.map((entry) => entry.texts.slice(0, entry.questions.length).map(embedding)));
  const project = createProjection(matrix);
  const nameless = unnamedIn(entries).map(({ asked }) => asked);
  const projected = new Map([...texts, ...nameless].map((text) => [text, project(embedding(text))]));
  const projectedOf = (text: string) => projected.get(text) ?? project(embedding(text));
  const vectors = roundedRows([...texts, ...nameless].map(projectedOf));
  const questions = packed(vectors);
  const files = indexTexts(entries, vectors);
  const index = openTextIndex(files);
  const products = new Products(questions.length, components);
  products.bytes.set(questions);
  const ranking = new Ranking({
    passages: knowledge,
    index,
    encodeAll: (some) => some.map(projectedOf),
    products,
  });
  const examples = entries.flatMap((entry, at) => (isAside(at) ? [] : examplesOf(entry, at, ranking)));
  const fitted = fitMeasures(examples, measureNames.length);
  const weights = Object.fromEntries(measureNames.map((name, at) => [name, Number((fitted[at] ?? 0).toFixed(2))]));
  const made = {
    "questions.bin": new Uint8Array(questions.buffer),
    "projection.bin": new Uint8Array(matrix.buffer),
    "classifier.bin": packNetwork(
      fitNetwork(wordingsOf(entries, projectedOf), entries.length, knowledge.length),
      entries.length,
    ),
    "index.bin": files.numbers,
    "index.json": Buffer.from(`${escaped(JSON.stringify(files.head))}\n`),
  };
  const sha256 = {
    texts: hashOf(JSON.stringify(texts)),
    followUps: hashOf(JSON.stringify(followUps)),
    weights: hashOf(JSON.stringify(weights)),
    ...Object.fromEntries(Object.entries(made).map(([name, bytes]) => [name, hashOf(bytes)])),
    "products.wat": hashOf(readFileSync(new URL("products.wat", assets))),
    "products.wasm": hashOf(readFileSync(new URL("products.wasm", assets))),
  };
  process.stdout.write(`${texts.length} texts; ${JSON.stringify(weights)}\n`);
  return { ...made, "learned.json": Buffer.from(`${JSON.stringify({ weights, sha256 }, undefined, 2)}\n`) };
}

/** The network's training data. */
function wordingsOf(entries: readonly Entry[], projectedOf: (text: string) => Float32Array): readonly Wording[] {
  const read = (text: string) => ({ features: featuresOf(words(text)), embedding: projectedOf(text) });
  const following = followUps.map(({ text, told, entry }) => ({ ...read(text), told, entry }));
  return [
    ...entries.flatMap((one, entry) => one.texts.map((text) => ({ ...read(text), entry }))),
    ...Array.from({ length: followUpsLearned }, () => following).flat(),
  ];
}

/** Questions of an entry, each as if it were left out. */
function examplesOf(entry: Entry, at: number, ranking: Ranking): readonly RankExample[] {
  const { passage, texts, questions } = entry;
  return questions.flatMap((_, question): readonly RankExample[] => {
    // Off-site questions are over-represented in the examples: half of them match what visitors ask.
    if (question % (passage ? oneIn : 2 * oneIn) !== 0) return [];
    const shareOf = shareWithout(entry, question);
    const measures = ranking.measure(texts[question] ?? "", { entry: at, question, shareOf });
    const all = [...Array(measures.length / measureNames.length).keys()];
    const others = all.filter((other) => !isAside(other));
    const scores = all.map((other) => scoreOf(measures, other, even));
    const best = others.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    const rows = best.map((other) => [
      ...measures.subarray(other * measureNames.length, (other + 1) * measureNames.length),
    ]);
    return [{ right: best.findIndex((other) => knowledge[other] === passage), measures: rows.slice(0, closest) }];
  });
}

/** Whether an entry does not ask about the site: it takes no part in ranking the others. */
function isAside(at: number): boolean {
  return at >= knowledge.length && at < knowledge.length + asides.length;
}

/** JSON in ASCII, which takes half the time to read. */
function escaped(json: string): string {
  return json.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function hashOf(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Writes the learned files; with `--check` it only reports whether the committed files match a new training. */
async function main(): Promise<void> {
  for (const [name, bytes] of Object.entries(await train())) {
    const file = new URL(name, assets);
    if (!process.argv.includes("--check")) writeFileSync(file, bytes);
    else if (!readFileSync(file).equals(bytes)) {
      process.stderr.write(`${name} is not what training gives.\n`);
      process.exitCode = 1;
    }
  }
}

await main();
