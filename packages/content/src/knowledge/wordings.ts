import followUps from "./follow-ups.json" with { type: "json" };
import type { Passage } from "./passage.ts";
import searches from "./searches.json" with { type: "json" };
import unanswered from "./unanswered.json" with { type: "json" };
import wordings from "./wordings.json" with { type: "json" };

const byPassage: Readonly<Record<string, readonly string[]>> = wordings;

/** How visitors ask for a passage. Like all wordings, only training reads them. */
export function wordingsOf({ id }: Passage): readonly string[] {
  return byPassage[id] ?? [];
}

const followUpsByPassage: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = followUps;

/**
 * Visitors' follow-ups to a passage, by the id of the passage that answers them, often the same: the meaning of "for
 * how long?" depends on the previous answer. Like wordings, only training reads them.
 */
export function followUpsOf({ id }: Passage): Readonly<Record<string, readonly string[]>> {
  return followUpsByPassage[id] ?? {};
}

const searchesByPassage: Readonly<Record<string, readonly string[]>> = searches;

/**
 * Messages that visitors type as into a search box. Such a message is answered by the passage, and nothing is learned
 * from it.
 */
export function searchesOf({ id }: Passage): readonly string[] {
  return searchesByPassage[id] ?? [];
}

/** Visitors' messages that ask nothing of the site, by their intent. */
export const { remarks } = unanswered;

/** A visitor's intent in a remark. */
export type Remark = keyof typeof remarks;

/**
 * How people describe recurring work that they do in software, by its kind; the site need not mention anything like it.
 */
export const recurringWork: readonly (readonly string[])[] = Object.values(unanswered.recurringWork);

/** How they describe recurring work that a person has to decide, answer for or create: software prepares it at most. */
export const judgmentWork: readonly (readonly string[])[] = Object.values(unanswered.judgmentWork);

/** How they describe physical work, which no software takes over. */
export const handWork: readonly (readonly string[])[] = Object.values(unanswered.handWork);

/** Questions that have nothing to do with the company, by subject: messages nearest to these are declined. */
export const offTopic: readonly (readonly string[])[] = Object.values(unanswered.offTopic);

/**
 * Orders to break the assistant's role, to do harm or to promise what is not ours, by kind: refused whatever else they
 * name. A kind is measured like a passage, so it must not have many more examples than one.
 */
export const attacks: readonly (readonly string[])[] = Object.values(unanswered.attacks);

/** Questions about other people's messages, submissions or personal details, by kind. */
export const personalRequests: readonly (readonly string[])[] = Object.values(unanswered.personalRequests);

/** The same in German, Spanish and French, as visitors write it. */
export const foreignOffTopic: readonly (readonly string[])[] = Object.values(unanswered.foreignOffTopic);
export const foreignAttacks: readonly (readonly string[])[] = Object.values(unanswered.foreignAttacks);
export const foreignPersonalRequests: readonly (readonly string[])[] = Object.values(
  unanswered.foreignPersonalRequests,
);
