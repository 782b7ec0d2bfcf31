import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { unanswered } from "../../apps/api/src/ai/built-in/assistant/find.ts";
import { measureNames, Ranking } from "../../apps/api/src/ai/built-in/assistant/ranking.ts";
import { createEncoder, dimensions } from "../../apps/api/src/ai/built-in/encoder/encoder.ts";
import { knowledge } from "../../packages/content/src/index.ts";
import { fitMeasures, type RankExample } from "./fit.ts";

const assets = new URL("../../apps/api/assets/assistant/", import.meta.url);
/** Passages beyond these teach nothing. */
const closest = 40;
/** Weights before training. */
const even = { meaning: 10, answer: 4, words: 5, wording: 3, unaskedJob: 0, noPage: 0 };

/** Learns from each question as if it were unforeseen. Deterministic. */
function train(): void {
  const { encode } = createEncoder();
  const known = new Map<string, Float32Array>();
  const remembered = (text: string) => {
    const before = known.get(text) ?? encode(text);
    known.set(text, before);
    return before;
  };
  const texts = new Ranking(knowledge, unanswered, remembered, new Int8Array()).entries.flatMap((entry) => entry.texts);
  const vectors = pack(texts.map(remembered));
  const ranking = new Ranking(knowledge, unanswered, remembered, vectors);

  const examples = ranking.entries.flatMap(({ passage: right, texts: own, questions }, entry) =>
    questions.flatMap((_, question): readonly RankExample[] => {
      // More examples are off the site than visitors ask: half of them give the right share.
      if (!right && question % 2 === 1) return [];
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
