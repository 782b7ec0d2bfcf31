import type { Passage } from "@thirtyfold/content";
import type { Rated } from "./ranking.ts";
import type { Before, Rates } from "./rates.ts";
import { ordersSomething } from "./signs.ts";
import { termsOf } from "./terms.ts";
import { unnamed } from "./unnamed.ts";

/** Added for groups that no page answers: the subjects of which the site says nothing have more wordings of their own. Chosen on the development sets, as all of these. */
const caution = 0.4;
/** By so much has what no page answers to be ahead. */
const doubt = 1.3;
/** Added for what is refused where a message is an order. */
export const ordered = 2.8;
/** By so much where only what is asked counts, and not of whom or of what; twice as much where that is one word. */
const detail = 2.5;
/** By so much may what no page answers be ahead in a message that leans on the one before: the fewer its own terms, the less it says. */
const leaning = 5.2;
/**
 * An answer is uncertain where what no page answers comes within `close` of it, unless it scores as its own wordings do. Of the
 * right answers of the development sets that is 9 %.
 */
const close = 2.6;
const asItsOwn = 32;
/** Points for each unit of the logarithm of the odds that no page answers what follows a passage. */
const odds = 1.5;
/** By so much may that be ahead with all; by so much more in a message of one term, half of it in one of two. */
const following = -1;
const ofOneTerm = 4;
/** What is answered is uncertain where that is less behind. */
const closeAfter = 5;
/** Likelihoods from here on are all alike. */
const almostSure = 1 - 1e-6;
/** Entries that are looked at: the best. */
const contenders = 40;

/** The passages that say something, best first, and what is asked instead if no page answers it. */
type Judged = Readonly<{ stated: readonly Rated[]; beyond: Rated | undefined }>;

/** Judges what a text asks, even where a page tells of what it names. */
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

/** Whether a message that leans on the one before asks for what the site does not say, whatever came before. */
export function isBeyondAlone(rates: Rates, text: string): boolean {
  return judge(rates, text, Math.max(doubt, leaning / Math.max(1, termsOf(text).length))).beyond !== undefined;
}

/** Whether what no page answers comes close to what is found for a text. */
export function isClose({ rate }: Rates, text: string): boolean {
  const { stated, lead } = gateOf(rate(text), doubt);
  return lead > -close && (stated[0]?.score ?? 0) < asItsOwn;
}

/** Judges what follows a passage, by what both questions measure together and by how likely it is after that passage. `isClose`: as above. */
export function judgeFollowing({ rate }: Rates, text: string, before: Before): Judged & Readonly<{ isClose: boolean }> {
  const rated = rate(text, before);
  const { stated, beyond, lead } = gateOf(rated, refusedAhead(text));
  const chance = Math.min(almostSure, Math.max(1 - almostSure, chanceOfBeyond(rated)));
  const needed = following + ofOneTerm / Math.max(1, termsOf(text).length);
  const ahead = lead + odds * Math.log(chance / (1 - chance)) - needed;
  return { stated, beyond: ahead > 0 ? beyond : undefined, isClose: ahead > -closeAfter };
}

/** How likely no page answers it, as a subject that the site leaves out or as one that has nothing to do with it. */
function chanceOfBeyond(rated: readonly Rated[]): number {
  const elsewhere = rated.find(({ passage, aside, refused }) => !passage && !aside && !refused)?.chance ?? 0;
  return rated.reduce((sum, { passage, chance }) => sum + (passage?.unstated ? chance : 0), elsewhere);
}

/** Added for what is refused: an order or a request for others' data gets no benefit of the doubt. */
function refusedAhead(text: string): number {
  return ordersSomething(text) ? ordered : doubt;
}

/** The passages that say something, and by how much what no page answers is ahead of the best of them or of a certain one. */
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
