import followUps from "./follow-ups.json" with { type: "json" };
import type { Passage } from "./passage.ts";
import searches from "./searches.json" with { type: "json" };
import unanswered from "./unanswered.json" with { type: "json" };
import wordings from "./wordings.json" with { type: "json" };

const byPassage: Readonly<Record<string, readonly string[]>> = wordings;

/** How visitors ask for a passage. As all wordings, only training reads them. */
export function wordingsOf({ id }: Passage): readonly string[] {
  return byPassage[id] ?? [];
}

const followUpsByPassage: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = followUps;

/**
 * What visitors type right after a passage was told, by the id of the passage that answers it, often the same: "for how long?" means
 * what it does by what was told. As wordings, only training reads them.
 */
export function followUpsOf({ id }: Passage): Readonly<Record<string, readonly string[]>> {
  return followUpsByPassage[id] ?? {};
}

const searchesByPassage: Readonly<Record<string, readonly string[]>> = searches;

/** What visitors type as into a search box. Such a message is answered by the passage, and nothing is learned from it. */
export function searchesOf({ id }: Passage): readonly string[] {
  return searchesByPassage[id] ?? [];
}

/** What visitors say that asks nothing of the site, by what they want by it. */
export const { remarks } = unanswered;

/** What a visitor wants by a remark. */
export type Remark = keyof typeof remarks;

/** How people describe work that they do in software again and again, by its kind; nothing on the site need be like it. */
export const recurringWork: readonly (readonly string[])[] = Object.values(unanswered.recurringWork);

/** How they describe what a person has to decide, to answer for or to create, again and again: software prepares it at most. */
export const judgmentWork: readonly (readonly string[])[] = Object.values(unanswered.judgmentWork);

/** How they describe work of hands and bodies, which no software takes. */
export const handWork: readonly (readonly string[])[] = Object.values(unanswered.handWork);

/** Questions that have nothing to do with the company, by subject: what is nearest to these is declined. */
export const offTopic: readonly (readonly string[])[] = Object.values(unanswered.offTopic);

/**
 * Orders to break the assistant's role, to do harm or to promise what is not ours, by kind: refused whatever else they
 * name. A kind is measured like a passage, so it must not have many more examples than one.
 */
export const attacks: readonly (readonly string[])[] = Object.values(unanswered.attacks);

/** Questions for what other people wrote, sent or are, by kind. */
export const personalRequests: readonly (readonly string[])[] = Object.values(unanswered.personalRequests);

/** The same in German, Spanish and French, as visitors write it. */
export const foreignOffTopic: readonly (readonly string[])[] = Object.values(unanswered.foreignOffTopic);
export const foreignAttacks: readonly (readonly string[])[] = Object.values(unanswered.foreignAttacks);
export const foreignPersonalRequests: readonly (readonly string[])[] = Object.values(
  unanswered.foreignPersonalRequests,
);
