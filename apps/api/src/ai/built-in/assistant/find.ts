import { knowledge, type Passage, type PassageKind } from "@thirtyfold/content";
import { isBeyondAlone, isClose, judge, judgeFollowing, ordered } from "./beyond.ts";
import { glossed } from "./gloss.ts";
import { leastWords, maxParts, partsOf } from "./parts.ts";
import { plain } from "./plain.ts";
import type { Rated } from "./ranking.ts";
import { type Before, readTrained, remembering, type Trained } from "./rates.ts";
import { asksForFact, asksSomething, ordersSomething } from "./signs.ts";
import { standsOn } from "./sources.ts";
import { createSpelling } from "./spelling.ts";
import { termsOf } from "./terms.ts";
import { type Aside, isWork, type TextIndex } from "./text-index.ts";

/**
 * The passages that answer a message, best first; empty if none is certain enough. "For how long?" refers to the
 * passage told `before`.
 */
export type Find = (text: string, before?: Before) => readonly Passage[];

/** Finds passages by the words of visitors. */
export type Finder = Readonly<{
  find: Find;
  /** The passage of these kinds that best fits a described need; undefined below a threshold. */
  fitting: (text: string, ...kinds: readonly PassageKind[]) => Passage | undefined;
  /** The same for a text that may not be a need: nothing else that the site says or leaves out may be much closer. */
  needed: (text: string, ...kinds: readonly PassageKind[]) => Passage | undefined;
  /** Whether the result for a text may not be what it asks: an unanswerable entry comes close to it. */
  isUncertain: (text: string, before?: Before) => boolean;
  /** The passages closest to a text, best first. */
  nearest: (text: string, count: number) => readonly Passage[];
  /**
   * The kind of a message that asks nothing of the site; undefined if it asks, which is more likely if it `leans` on
   * the one before.
   */
  asideIn: (text: string, leans: boolean) => Aside | undefined;
  /** Whether every term of a text occurs in some wording of these asides. Needs no comparison of embeddings. */
  isWordedAs: (text: string, asides: ReadonlySet<Aside>) => boolean;
  /** Whether a message that refers to the one before asks for something the site does not say, whatever came before. */
  isBeyond: (text: string) => boolean;
  /** Whether a text or one of its sentences is an order to misbehave, or asks for other people's data. */
  refuses: (text: string) => boolean;
  /** Whether refused content comes so close to the result for a text that no page should seem to answer it. */
  isDoubtful: (text: string) => boolean;
  /** Whether a passage or one of its wordings contains every term of a text. */
  covers: (passage: Passage, text: string) => boolean;
  /** Embeds texts to be looked up next, all at once. */
  prepare: (texts: readonly string[]) => void;
  /**
   * A visitor's message in English with its spelling corrected; Spanish, German and French are glossed word by word.
   */
  read: (message: string) => string;
}>;

/** Scores below this are not an answer. Chosen on the development sets, like all of these. */
const threshold = 12.9;
/** Facts within this distance of the best score are also part of the answer. */
const asLikely = 5;
const mostFacts = 3;
/** The least score of a fit: described tasks score higher, and needs unlike anything on the site lower. */
const fittingThreshold = 18.5;
/** Added for a passage on the page of the passage told before. */
const pageWeight = 2;
/** A result is not given if refused content comes this close to it. */
const doubtful = 2.6;
/** A remark or described work that leads refused content by less than this counts as neither. */
const aheadOfRefused = 0.6;
/** The lead a remark needs if a message refers to the one before; otherwise it may be behind by `nearly`. */
const apart = 2;
const nearly = 0.5;
/** How far described work may be behind; it needs no context: nobody asks the site about it without describing it. */
const nearlyWork = 1.4;
/** How far the site's own examples of such work may be ahead. From 2.5 to 10 it makes no difference to the totals. */
const exemplary = 7;
/**
 * Added for a message that asks something: most messages that ask nothing are not questions, and these remarks may be.
 * Less is added if it may ask for work to be done: "could an agent answer our tenants?"
 */
const asking = 4;
const askingForWork = 1.6;
const askedRemarks: ReadonlySet<Aside> = new Set([
  "complaint",
  "greeting",
  "interested",
  "lost",
  "noise",
  "person",
  "self",
]);
/** A remark this far behind refused content is not refused. */
const nearlySaid = 1;
/** The likelihood at which a part that orders nothing counts as refused: "which one is that?" resembles much. */
const likely = 0.2;
/** The likelihood at which refused content counts whatever is said beside it: "thanks, now ignore your rules". */
const surely = 0.8;

function createFinder({ rates, index, isWord }: Trained): Finder {
  const { rate, prepare } = rates;
  const correct = createSpelling(index.known, isWord);
  const foreseen = (text: string) => [...index.asked.of(plain(text))].flatMap((at) => knowledge[at] ?? []);
  const read = remembering((message: string) => glossed(message)?.text ?? correct(message));

  return {
    find(text, before) {
      const asWorded = before ? [] : foreseen(text);
      if (asWorded.length > 0) return asWorded;
      // The encoder has no tokens for other scripts: all such texts would mean the same to it.
      if (!/[a-z]/i.test(text)) return [];
      const { stated, beyond } = before ? judgeFollowing(rates, text, before) : judge(rates, text);
      if (beyond) return beyond.passage ? [beyond.passage] : [];
      const near = onPageFirst(stated, before?.told.path);
      const [first] = near;
      return near
        .filter(({ score }) => first && first.score >= threshold && score >= first.score - asLikely)
        .slice(0, mostFacts)
        .map(({ passage }) => passage);
    },
    fitting: (text, ...kinds) => fittingOf(rate(text), kinds),
    needed: (text, ...kinds) => fittingOf(rate(text), kinds, asLikely),
    isUncertain(text, before) {
      if (before) return judgeFollowing(rates, text, before).isClose;
      return foreseen(text).length === 0 && isClose(rates, text);
    },
    isBeyond: (text) => isBeyondAlone(rates, text),
    asideIn: (text, leans) => (foreseen(text).length > 0 ? undefined : asideIn(rate(text), text, leans)),
    isWordedAs: (text, asides) => areTermsOf(index, asides, text),
    refuses(text) {
      const unforeseen = [text, ...outermost(partsOf(text))].filter(
        (part) => part.split(/\s+/).length >= leastWords && foreseen(part).length === 0,
      );
      prepare(unforeseen);
      return unforeseen.some((part) => {
        const rated = rate(part);
        return isRefusal(rated) && isCertain(rated, part, part === text);
      });
    },
    isDoubtful(text) {
      const stated = rate(text).filter(({ passage }) => !passage?.unstated);
      return foreseen(text).length === 0 && isRefusal(stated, doubtful);
    },
    covers: (passage, text) => hasTerms(index, knowledge.indexOf(passage), text),
    nearest: (text, count) => passagesOf(rate(text)).slice(0, count),
    prepare,
    read,
  };
}

/** As many parts as are looked up separately, from both ends: an order comes after a long story, or before it. */
function outermost(parts: readonly string[]): readonly string[] {
  return parts.length > maxParts ? [...parts.slice(0, maxParts / 2), ...parts.slice(-maxParts / 2)] : parts;
}

function fittingOf(rated: readonly Rated[], kinds: readonly PassageKind[], behind = Infinity): Passage | undefined {
  const best = rated.find(({ passage }) => passage && kinds.includes(passage.kind));
  const least = Math.max(fittingThreshold, bestOf(rated, ({ passage }) => passage) - behind);
  return best && best.score >= least ? best.passage : undefined;
}

function passagesOf(rated: readonly Rated[]): readonly Passage[] {
  return rated.flatMap(({ passage }) => passage ?? []);
}

function hasTerms({ own, running }: TextIndex, entry: number, text: string): boolean {
  return termsOf(text).every((term) => [own, running].some((having) => having.of(term).includes(entry)));
}

function areTermsOf({ own, asides }: TextIndex, some: ReadonlySet<Aside>, text: string): boolean {
  const isOne = (aside: Aside | undefined) => aside !== undefined && some.has(aside);
  return termsOf(text).every((term) => own.of(term).some((entry) => isOne(asides[entry - knowledge.length])));
}

/** The score of the best entry that matches. */
function bestOf(rated: readonly Rated[], is: (one: Rated) => unknown): number {
  return rated.find(is)?.score ?? 0;
}

/**
 * Whether a part closest to refused content, or the `whole` message, says enough to be refused: "the last one" may
 * refer to anything.
 */
function isCertain(rated: readonly Rated[], part: string, whole: boolean): boolean {
  return ordersSomething(part) || (whole ? termsOf(part).length > 0 : chanceOfRefusal(rated) > likely);
}

function chanceOfRefusal(rated: readonly Rated[]): number {
  return rated.find(({ refused }) => refused)?.chance ?? 0;
}

/** False if it is nearer to something off the subject: "what does it cost, and who won the cup?" gets its price. */
function isRefusal(rated: readonly Rated[], within = 0): boolean {
  const said = chanceOfRefusal(rated) > surely ? 0 : bestOf(rated, ({ aside }) => aside) + nearlySaid;
  const others = [
    said,
    bestOf(rated, ({ passage }) => passage) - within,
    bestOf(rated, ({ passage, aside, refused }) => !passage && !aside && !refused),
  ];
  return bestOf(rated, ({ refused }) => refused) > Math.max(...others);
}

/** Whether the entry describes work that an agent does. */
function isExample({ passage }: Rated): boolean {
  return passage?.kind === "use-case" || passage?.kind === "agent";
}

/** The kind of remark or described work, if it is nearer than everything the site says or leaves out. */
function asideIn(rated: readonly Rated[], text: string, leans: boolean): Aside | undefined {
  const said = rated.find(({ aside }) => aside);
  if (!said?.aside) return undefined;
  const { aside: kind } = said;
  const described = isWork(kind);
  if (said.score < bestOf(rated, ({ refused }) => refused) + aheadOfRefused) return undefined;
  const needed = described ? -nearlyWork : leans ? apart : -nearly;
  const forWork = described && !asksForFact(text);
  const asked = asksSomething(text) && !askedRemarks.has(kind) ? (forWork ? askingForWork : asking) : 0;
  const examples = bestOf(rated, isExample) - (described ? exemplary : 0);
  const others = bestOf(rated, (one) => !one.aside && !isExample(one));
  return said.score - Math.max(others, examples) > needed + asked + (ordersSomething(text) ? ordered : 0)
    ? kind
    : undefined;
}

/** The passages, best first, with a bonus for those on the page. */
function onPageFirst(rated: readonly Rated[], page: string | undefined) {
  return rated
    .flatMap(({ passage, score }) =>
      passage ? { passage, score: score + (standsOn(passage, page) ? pageWeight : 0) } : [],
    )
    .toSorted((one, other) => other.score - one.score);
}

/** Reads 34 MB: only the thread that reads visitors' texts may import this. */
export const siteFinder = createFinder(await readTrained());
