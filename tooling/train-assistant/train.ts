import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { unanswered } from "../../apps/api/src/ai/built-in/assistant/find.ts";
import { measureNames, Ranking } from "../../apps/api/src/ai/built-in/assistant/ranking.ts";
import { createWhitening } from "../../apps/api/src/ai/built-in/assistant/whitening.ts";
import { createEncoder, dimensions } from "../../apps/api/src/ai/built-in/encoder/encoder.ts";
import { knowledge } from "../../packages/content/src/index.ts";
import { fitMeasures, type RankExample } from "./fit.ts";
import { fitWhitening } from "./fit-whitening.ts";

const assets = new URL("../../apps/api/assets/assistant/", import.meta.url);
/** Training on more passages than these changes nothing. */
const closest = 40;
/** Weights before training. */
const even = { meaning: 10, centre: 10, answer: 5, words: 4, wording: 5, unaskedJob: 0, noPage: 2 };
/** One question in this many is enough to train the weights, which are few. */
const asked = 3;

/** Trains on each question as if nobody had foreseen it. Deterministic. */
function train(): void {
  const { encode } = createEncoder();
  const { entries } = new Ranking(knowledge, unanswered, encode, new Int8Array());
  const texts = entries.flatMap((entry) => entry.texts);
  const embeddings = new Map(texts.map((text) => [text, encode(text)]));
  const embedding = (text: string) => embeddings.get(text) ?? encode(text);
  const matrix = fitWhitening(entries.map((entry) => entry.texts.slice(0, entry.questions.length).map(embedding)));
  const whiten = createWhitening(matrix);
  const vectors = pack(texts.map((text) => whiten(embedding(text))));
  const ranking = new Ranking(knowledge, unanswered, (text) => whiten(embedding(text)), vectors);

  const examples = ranking.entries.flatMap(({ passage: right, texts: own, questions }, entry) =>
    questions.flatMap((_, question): readonly RankExample[] => {
      // Off-site questions are over-represented in the examples: half of them match what visitors ask.
      if (question % (right ? asked : 2 * asked) !== 0) return [];
      const rated = ranking.rate(own[question] ?? "", even, { entry, question });
      return [
        {
          right: rated.findIndex(({ passage }) => passage === right),
          measures: rated.slice(0, closest).map(({ measures }) => measureNames.map((name) => measures[name])),
        },
      ];
    }),
  );
  const fitted = fitMeasures(examples, measureNames.length);
  const weights = Object.fromEntries(measureNames.map((name, at) => [name, Number((fitted[at] ?? 0).toFixed(2))]));
  const learned = { weights, sha256: createHash("sha256").update(JSON.stringify(texts)).digest("hex") };
  writeFileSync(new URL("questions.bin", assets), vectors);
  writeFileSync(new URL("whitening.bin", assets), matrix);
  writeFileSync(new URL("learned.json", assets), `${JSON.stringify(learned, undefined, 2)}\n`);
  process.stdout.write(`${texts.length} texts; ${JSON.stringify(learned)}\n`);
}

/** Rows of 8-bit numbers; their length does not matter. */
function pack(vectors: readonly Float32Array[]): Int8Array {
  const packed = new Int8Array(vectors.length * dimensions);
  for (const [row, vector] of vectors.entries()) {
    const largest = Math.max(...vector.map(Math.abs));
    packed.set(
      vector.map((number) => Math.round((127 * number) / largest)),
      row * dimensions,
    );
  }
  return packed;
}

train();
