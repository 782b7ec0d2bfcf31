import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { knowledge } from "@thirtyfold/content";
import { expect, test, vi } from "vitest";
import { createEncoder, dimensions, type EncodeAll } from "../encoder/encoder.ts";
import { Products } from "../encoder/products.ts";
import { indexTexts, readEntries, unnamedIn } from "./index-texts.ts";
import { type Measures, measureNames, Ranking } from "./ranking.ts";
import { openTextIndex } from "./text-index.ts";
import { readWhitening } from "./whitening.ts";

const asset = (name: string) => readFileSync(new URL(`../../../../assets/assistant/${name}`, import.meta.url));
const entries = readEntries();
const texts = entries.flatMap((entry) => entry.texts);
const vectors = new Int8Array(asset("questions.bin"));
const { head, numbers } = indexTexts(entries, vectors);

// After a change of the content: node --conditions=@thirtyfold/source tooling/train-assistant/train.ts
test("was trained on today's content, and holds what training gave: `train.ts --check` trains again", () => {
  const { weights, sha256 } = JSON.parse(asset("learned.json").toString()) as { weights: object; sha256: object };
  const hashOf = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
  const files = ["questions.bin", "whitening.bin", "index.bin", "index.json", "products.wat", "products.wasm"];
  expect(sha256).toEqual({
    texts: hashOf(JSON.stringify(texts)),
    weights: hashOf(JSON.stringify(weights)),
    ...Object.fromEntries(files.map((name) => [name, hashOf(asset(name))])),
  });
});

test("has the index that training gives again", () => {
  expect(JSON.parse(asset("index.json").toString())).toEqual(head);
  expect(asset("index.bin").equals(numbers)).toBe(true);
});

test("has the embeddings that training gives again", () => {
  const embedded = [...texts, ...unnamedIn(entries).map(({ asked }) => asked)];
  expect(vectors).toHaveLength(embedded.length * dimensions);
  const { encode } = createEncoder();
  const whiten = readWhitening();
  // Every two hundredth text tells whether rows have moved or the encoder has changed; all of them take a minute.
  for (let row = 0; row < embedded.length; row += 200) {
    const vector = whiten(encode(embedded[row] ?? ""));
    const largest = Math.max(...vector.map(Math.abs));
    const again = Int8Array.from(vector, (number) => Math.round((127 * number) / largest));
    expect(vectors.subarray(row * dimensions, (row + 1) * dimensions)).toEqual(again);
  }
});

test("ranks texts that are compared together, each once, as it does alone", () => {
  const index = openTextIndex({ head, numbers });
  const products = new Products(vectors.length, dimensions, index.inverse.length);
  products.matrices.set(vectors);
  const { encodeAll } = createEncoder();
  const encoded = vi.fn<EncodeAll>(encodeAll);
  const ranking = new Ranking({ passages: knowledge, index, encodeAll: encoded, products });
  const even = Object.fromEntries(measureNames.map((name) => [name, 1])) as Measures;
  const asked = ["What does it cost?", "and who approves that", "", "Is it remote?", "Who trained the sales agent?"];
  const alone = asked.map((text) => ranking.rate(text, even));
  encoded.mockClear();
  ranking.prepare(asked.slice(0, 3));
  ranking.prepare([...asked, ...asked]);
  expect(asked.map((text) => ranking.rate(text, even))).toEqual(alone);
  expect(encoded.mock.calls).toEqual([[asked.slice(0, 3)], [asked.slice(3)]]);
});
