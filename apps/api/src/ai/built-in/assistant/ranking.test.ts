import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { knowledge, type Passage } from "@thirtyfold/content";
import { expect, test, vi } from "vitest";
import { type EncodeAll, readEncoder } from "../encoder/encoder.ts";
import { Products, unpacked } from "../encoder/products.ts";
import { type Classify, readClassifier } from "./classifier.ts";
import { indexTexts, readEntries, roundedRows, unnamedIn } from "./index-texts.ts";
import { components, readProjection } from "./projection.ts";
import { type Measures, measureNames, Ranking, type Rated } from "./ranking.ts";
import { openTextIndex } from "./text-index.ts";
import { followUps } from "./training-texts.ts";

const asset = (name: string) => readFileSync(new URL(`../../../../assets/assistant/${name}`, import.meta.url));
const entries = readEntries();
const texts = entries.flatMap((entry) => entry.texts);
const questions = new Int8Array(asset("questions.bin"));
const vectors = unpacked(questions);
const { head, numbers } = indexTexts(entries, vectors);
const project = await readProjection();

// After a content change, run: node --conditions=@thirtyfold/source tooling/train-assistant/train.ts
test("was trained on today's content, and its files match their hashes: `train.ts --check` trains again", () => {
  const { weights, sha256 } = JSON.parse(asset("learned.json").toString()) as { weights: object; sha256: object };
  const hashOf = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
  const files = [
    "questions.bin",
    "projection.bin",
    "classifier.bin",
    "index.bin",
    "index.json",
    "products.wat",
    "products.wasm",
  ];
  expect(sha256).toEqual({
    texts: hashOf(JSON.stringify(texts)),
    followUps: hashOf(JSON.stringify(followUps)),
    weights: hashOf(JSON.stringify(weights)),
    ...Object.fromEntries(files.map((name) => [name, hashOf(asset(name))])),
  });
});

test("has the index that a new training run produces", () => {
  expect(JSON.parse(asset("index.json").toString())).toEqual(head);
  expect(asset("index.bin").equals(numbers)).toBe(true);
});

test("has the embeddings that a new training run produces", async () => {
  const embedded = [...texts, ...unnamedIn(entries).map(({ asked }) => asked)];
  expect(vectors).toHaveLength(embedded.length * components);
  const { encode } = await readEncoder();
  // Every two hundredth text reveals moved rows or a changed encoder; checking all of them takes a minute.
  for (let row = 0; row < embedded.length; row += 200) {
    const again = roundedRows([project(encode(embedded[row] ?? ""))]);
    expect(vectors.subarray(row * components, (row + 1) * components)).toEqual(again);
  }
});

const even = Object.fromEntries(measureNames.map((name) => [name, 1])) as Measures;

function createRanking(classify: Classify, encodeAll: EncodeAll): Ranking {
  const index = openTextIndex({ head, numbers });
  const products = new Products(questions.length, components);
  products.bytes.set(questions);
  return new Ranking({
    passages: knowledge,
    index,
    encodeAll: (some) => encodeAll(some).map(project),
    products,
    classify,
  });
}

const rateIn = (ranking: Ranking, text: string) => ranking.rate(ranking.measured(text, even));

test("adds each entry's likelihood to its score, with a floor for small likelihoods", async () => {
  const [likely, unlikely, impossible] = [3, 4, 5];
  const likelihoods = new Float32Array(entries.length).fill(-10);
  likelihoods.set([-0.5, -5, -500], likely);
  const { encodeAll } = await readEncoder();
  const rateBy = (classify: Classify) => rateIn(createRanking(classify, encodeAll), "What does it cost?");
  const rated = rateBy(() => likelihoods);
  const measured = rateBy(() => new Float32Array(entries.length));
  const scoreOf = (all: readonly Rated[], { id }: Passage) => all.find(({ passage }) => passage?.id === id)?.score ?? 0;
  const added = (passage: Passage) => scoreOf(rated, passage) - scoreOf(measured, passage);
  const [first, second, third] = [likely, unlikely, impossible].map((at) => added(knowledge[at] as Passage));
  expect([first, second, third]).toEqual([expect.closeTo(-0.2), expect.closeTo(-2), expect.closeTo(-4)]);
  expect(rated).toEqual(rated.toSorted((one, other) => other.score - one.score));
});

test("rates a refused entry by the likelihood of all refused groups together", async () => {
  const { encodeAll } = await readEncoder();
  const share = 0.25;
  const likelihoods = new Float32Array(entries.length).fill(-100);
  likelihoods.fill(Math.log(share), -2);
  const chances = rateIn(
    createRanking(() => likelihoods, encodeAll),
    "What does it cost?",
  )
    .filter(({ refused }) => refused)
    .map(({ chance }) => chance);
  expect(chances.length).toBeGreaterThan(2);
  for (const chance of chances) expect(chance).toBeCloseTo(2 * share);
});

test("ranks texts embedded as a batch, each once, as if embedded alone", async () => {
  const { encodeAll } = await readEncoder();
  const encoded = vi.fn<EncodeAll>(encodeAll);
  const file = new URL("../../../../assets/assistant/classifier.bin", import.meta.url);
  const ranking = createRanking(await readClassifier(file), encoded);
  const asked = ["What does it cost?", "and who approves that", "", "Is it remote?", "Who trained the sales agent?"];
  const alone = asked.map((text) => rateIn(ranking, text));
  encoded.mockClear();
  ranking.prepare(asked.slice(0, 3));
  ranking.prepare([...asked, ...asked]);
  expect(asked.map((text) => rateIn(ranking, text))).toEqual(alone);
  expect(encoded.mock.calls).toEqual([[asked.slice(0, 3)], [asked.slice(3)]]);
});
