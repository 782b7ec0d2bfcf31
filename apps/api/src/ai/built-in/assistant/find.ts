import { readFileSync } from "node:fs";
import { attacks, knowledge, offTopic, type Passage, type PassageKind, personalRequests } from "@thirtyfold/content";
import { createEncoder, type Encode } from "../encoder/encoder.ts";
import { type Measures, Ranking, type Rated } from "./ranking.ts";
import { type CorrectSpelling, createSpelling } from "./spelling.ts";
import { termsOf } from "./terms.ts";
import { readWhitening } from "./whitening.ts";

/** The passages that answer a message, best first; empty if nothing is certain enough. */
export type Find = (text: string, context?: Passage) => readonly Passage[];

/** Finds passages by visitors' words. */
export type Finder = Readonly<{
  find: Find;
  /** The passage of these kinds that fits a described need best; undefined below a threshold. */
  fitting: (text: string, ...kinds: readonly PassageKind[]) => Passage | undefined;
  /** The passages closest to a text, best first. */
  nearest: (text: string, count: number) => readonly Passage[];
  /** Whether a message is most like those that no page answers. */
  isOffSite: (text: string) => boolean;
  correct: CorrectSpelling;
}>;

/** Scores below this are no answer. Chosen on the development sets, as all of these. */
const threshold = 12;
/** Added for what no page answers: a wrong answer is worse than none. The most that costs no right one. */
const caution = 0.5;
/** Facts within this score of the best are part of the answer, too. */
const asLikely = 3;
const mostFacts = 3;
/** Of needs that nothing on the site is like the best have 14 at most, of described tasks 18 and more. */
const fittingThreshold = 16;
/** Passages considered when the conversation's subject decides. */
const contenders = 40;
/** Texts kept with their ranking: one answer looks them up more than once. */
const remembered = 8;
/** Added for a passage whose title has every term of the subject. */
const contextWeight = 3.5;
const assets = new URL("../../../../assets/assistant/", import.meta.url);

/** Groups of messages that no page answers. */
export const unanswered = [...offTopic, ...attacks, ...personalRequests];

/** Ranks all entries for a text, as trained last. */
function createRate(encode: Encode): (text: string) => readonly Rated[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own file.
  const { weights } = JSON.parse(readFileSync(new URL("learned.json", assets), "utf8")) as { weights: Measures };
  const { buffer, byteOffset, length } = readFileSync(new URL("questions.bin", assets));
  const vectors = new Int8Array(buffer, byteOffset, length);
  const whiten = readWhitening();
  const ranking = new Ranking(knowledge, unanswered, (text) => whiten(encode(text)), vectors);
  const ratings = new Map<string, readonly Rated[]>();
  return (text) => {
    const rated = ratings.get(text) ?? ranking.rate(text, weights);
    if (ratings.size >= remembered) ratings.clear();
    ratings.set(text, rated);
    return rated;
  };
}

function createFinder(): Finder {
  const { encode, isWord } = createEncoder();
  const rate = createRate(encode);
  const asked = passagesByWording();

  return {
    find(text, context) {
      const foreseen = context ? undefined : asked.get(plain(text));
      if (foreseen) return foreseen;
      // The encoder has no tokens for other scripts: all of them would mean the same to it.
      if (!/[a-z]/i.test(text)) return [];
      const subject = context ? termsOf(context.title) : [];
      const shared = (passage: Passage | undefined) => {
        const title = new Set(passage && subject.length > 0 ? termsOf(passage.title) : []);
        return subject.filter((term) => title.has(term)).length / Math.max(1, subject.length);
      };
      const [best, ...others] = rate(text)
        .slice(0, contenders)
        .map(({ passage, score }) => ({
          passage,
          score: score + (passage ? contextWeight * shared(passage) : caution),
        }))
        .toSorted((one, other) => other.score - one.score);
      if (!best?.passage) return [];
      if (best.passage.unstated) return [best.passage];
      if (best.score < threshold) return [];
      const related = others.flatMap(({ passage, score }) =>
        passage && !passage.unstated && score >= best.score - asLikely ? passage : [],
      );
      return [best.passage, ...related].slice(0, mostFacts);
    },
    fitting(text, ...kinds) {
      const best = rate(text).find(({ passage }) => passage && kinds.includes(passage.kind));
      return best && best.score >= fittingThreshold ? best.passage : undefined;
    },
    isOffSite: (text) => rate(text)[0]?.passage === undefined,
    nearest: (text, count) =>
      rate(text)
        .flatMap(({ passage }) => passage ?? [])
        .slice(0, count),
    correct: createSpelling(wordsOf([...knowledge.flatMap(everyText), ...offTopic.flat()]), isWord),
  };
}

/** Passages by the exact wording of their questions. */
function passagesByWording(): ReadonlyMap<string, readonly Passage[]> {
  const found = new Map<string, Passage[]>();
  for (const passage of knowledge) {
    for (const wording of new Set(passage.questions.map(plain))) {
      const passages = found.get(wording) ?? [];
      if (passages.length < mostFacts) found.set(wording, [...passages, passage]);
    }
  }
  return found;
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

function everyText({ questions, title, answer, text, keywords = [] }: Passage): readonly string[] {
  return [...questions, title, answer, text, ...keywords];
}

/** How often each word occurs. */
function wordsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

let finder: Finder | undefined;

/** Built at the first call, which takes some 200 ms. */
export function siteFinder(): Finder {
  finder ??= createFinder();
  return finder;
}
