import type { Passage } from "@thirtyfold/content";
import type { Rated } from "./ranking.ts";
import type { Before, Rates } from "./rates.ts";
import { ordersSomething } from "./signs.ts";
import { termsOf } from "./terms.ts";
import { unnamed } from "./unnamed.ts";

/**
 * Added for groups that no page answers: the subjects that the site leaves out have more wordings of their own. Chosen
 * on the development sets, like all of these.
 */
const caution = 0.4;
/** The lead that an unanswerable entry needs. */
const doubt = 1.3;
/** Added for refused content if a message is an order. */
export const ordered = 2.8;
/** The lead needed if only the question counts and not the names in it; doubled if the question is one word. */
const detail = 2.5;
/**
 * The lead allowed to an unanswerable entry in a message that refers to the one before: the fewer terms of its own, the
 * less it says.
 */
const leaning = 5.2;
/**
 * An answer is uncertain if an unanswerable entry comes within `close` of it, unless it scores like its own wordings.
 * On the development sets this applies to 9 % of the right answers.
 */
const close = 2.6;
const asItsOwn = 32;
/** Points for each unit of the log odds that no page answers a message that follows a passage. */
const odds = 1.5;
/** The lead allowed with these points; `ofOneTerm` more in a message of one term, half of that in one of two. */
const following = -1;
const ofOneTerm = 4;
/** An answer is uncertain if an unanswerable entry is behind by less than this. */
const closeAfter = 5;
/** Likelihoods above this count as equal. */
const almostSure = 1 - 1e-6;
/** The number of entries examined, best first. */
const contenders = 40;

/** The passages that answer, best first, and the unanswerable entry that the text asks for if no page answers it. */
type Judged = Readonly<{ stated: readonly Rated[]; beyond: Rated | undefined }>;

/** Judges the question in a text, even if a page covers the things that it names. */
export function judge({ rate, rateUnnamed }: Rates, text: string, allowed = doubt): Judged {
  const ifRefused = refusedAhead(text);
  const { stated, beyond, lead } = gateOf(rate(text), ifRefused);
  if (lead > allowed) return { stated, beyond };
  const without = unnamed(text);
  if (!without) return { stated, beyond: undefined };
  const asked = gateOf(rateUnnamed(text), ifRefused, stated[0]?.passage);
  // "Pellwater Research" alone asks for no detail.
  const certain = asked.lead > detail * Math.max(1, 2 / termsOf(without.rest).length);
  return { stated, beyond: certain ? asked.beyond : undefined };
}

/** Whether a message that refers to the one before asks for something the site does not say, whatever came before. */
export function isBeyondAlone(rates: Rates, text: string): boolean {
  return judge(rates, text, Math.max(doubt, leaning / Math.max(1, termsOf(text).length))).beyond !== undefined;
}

/** Whether an unanswerable entry comes close to the passages found for a text. */
export function isClose({ rate }: Rates, text: string): boolean {
  const { stated, lead } = gateOf(rate(text), doubt);
  return lead > -close && (stated[0]?.score ?? 0) < asItsOwn;
}

/**
 * Judges a message that follows a passage, by the measures of both questions together and by its likelihood after that
 * passage. `isClose`: as above.
 */
export function judgeFollowing({ rate }: Rates, text: string, before: Before): Judged & Readonly<{ isClose: boolean }> {
  const rated = rate(text, before);
  const { stated, beyond, lead } = gateOf(rated, refusedAhead(text));
  const chance = Math.min(almostSure, Math.max(1 - almostSure, chanceOfBeyond(rated)));
  const needed = following + ofOneTerm / Math.max(1, termsOf(text).length);
  const ahead = lead + odds * Math.log(chance / (1 - chance)) - needed;
  return { stated, beyond: ahead > 0 ? beyond : undefined, isClose: ahead > -closeAfter };
}

/** The likelihood that no page answers it, as a subject that the site leaves out or as one unrelated to the site. */
function chanceOfBeyond(rated: readonly Rated[]): number {
  const elsewhere = rated.find(({ passage, aside, refused }) => !passage && !aside && !refused)?.chance ?? 0;
  return rated.reduce((sum, { passage, chance }) => sum + (passage?.unstated ? chance : 0), elsewhere);
}

/** Added for refused content: an order or a request for others' data gets no benefit of the doubt. */
function refusedAhead(text: string): number {
  return ordersSomething(text) ? ordered : doubt;
}

/** The passages that answer, and the lead of the best unanswerable entry over the best of them or over a chosen one. */
function gateOf(rated: readonly Rated[], ifRefused: number, chosen?: Passage) {
  const all = rated.filter(({ passage }) => passage && !passage.unstated);
  const best = chosen ? all.find(({ passage }) => passage === chosen) : all[0];
  const careful = ({ refused, passage, score }: Rated) => score + (passage ? 0 : caution) + (refused ? ifRefused : 0);
  const [beyond] = rated
    .filter(({ passage, aside }) => (!passage && !aside) || passage?.unstated)
    .slice(0, contenders)
    .toSorted((one, other) => careful(other) - careful(one));
  return { stated: all.slice(0, contenders), beyond, lead: (beyond ? careful(beyond) : 0) - (best?.score ?? 0) };
}
