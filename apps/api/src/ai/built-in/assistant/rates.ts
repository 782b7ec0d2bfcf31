import { readFileSync } from "node:fs";
import { knowledge, type Passage } from "@thirtyfold/content";
import type { Encoder } from "../encoder/encoder.ts";
import { type Measured, type Measures, type Ranked, Ranking, type Rated } from "./ranking.ts";
import type { TextIndex } from "./text-index.ts";
import { trainedFiles } from "./trained-files.ts";
import { unnamed } from "./unnamed.ts";

/** The number of texts whose results are kept: one answer looks them up more than once. */
const remembered = 16;
const assets = new URL("../../../../assets/assistant/", import.meta.url);

/** The question before a message, and the passage that answered it. */
export type Before = Readonly<{ asked: string; told: Passage }>;

/** Ranks texts as last trained, and caches those of one answer. */
export type Rates = Readonly<{
  /** Ranks all entries for a text whose meaning may depend on the message before it. */
  rate: (text: string, before?: Before) => readonly Rated[];
  /** Ranks by the question about the things a text names; empty for a text without names. */
  rateUnnamed: (text: string) => readonly Rated[];
  /** Embeds texts to be ranked, all at once. */
  prepare: (texts: readonly string[]) => void;
}>;

function createRates(given: Pick<Ranked, "encodeAll" | "index" | "products" | "classify">): Rates {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own file.
  const { weights } = JSON.parse(readFileSync(new URL("learned.json", assets), "utf8")) as { weights: Measures };
  const ranking = new Ranking({ passages: knowledge, ...given });
  const measured = remembering((text) => ranking.measured(text, weights));
  return {
    rate: remembering((text, before) => {
      if (!before) return ranking.rate(measured(text));
      return ranking.rateFollowing(measured(text), measured(`${before.asked} ${text}`), before.told);
    }),
    rateUnnamed: remembering((text) => {
      const without = unnamed(text);
      return without ? ranking.rateUnnamed(without, weights) : [];
    }),
    prepare(texts) {
      // A question without parts is its own only part.
      ranking.prepare([...new Set(texts.flatMap((text) => [text, unnamed(text)?.asked ?? []].flat()))]);
    },
  };
}

/** Wraps `make` in a cache of its last results. */
export function remembering<Made extends string | Measured | readonly Rated[]>(
  make: (text: string, before?: Before) => Made,
): (text: string, before?: Before) => Made {
  const known = new Map<string, Made>();
  return (text, before) => {
    const key = before ? [before.told.id, before.asked, text].join("\n") : text;
    const made = known.get(key) ?? make(text, before);
    // The least recently used entry is evicted.
    known.delete(key);
    known.set(key, made);
    const [oldest = key] = known.keys();
    if (known.size > remembered) known.delete(oldest);
    return made;
  };
}

/** The results of training. `isWord`: the encoder's. */
export type Trained = Readonly<{ rates: Rates; index: TextIndex; isWord: Encoder["isWord"] }>;

/** Waits until the files of `trained-files.ts` have been read. */
export async function readTrained(): Promise<Trained> {
  const [{ encodeAll, isWord }, products, index, classify, project] = await trainedFiles;
  return {
    rates: createRates({ encodeAll: (texts) => encodeAll(texts).map(project), index, products, classify }),
    index,
    isWord,
  };
}
