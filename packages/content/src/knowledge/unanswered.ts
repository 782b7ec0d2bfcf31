import unanswered from "./unanswered.json" with { type: "json" };

/** The file's wordings by kind, in its order. Only training reads them. */
function kindsOf(group: keyof typeof unanswered): readonly (readonly string[])[] {
  return Object.values(unanswered[group]);
}

/** Questions that have nothing to do with the company, by subject: what is nearest to these is declined. */
export const offTopic = kindsOf("offTopic");

/**
 * Orders to break the assistant's role, to do harm or to promise what is not ours, by kind: refused whatever else they
 * name. A kind is measured like a passage, so it must not have many more examples than one.
 */
export const attacks = kindsOf("attacks");

/** Questions for what other people wrote, sent or are, by kind. */
export const personalRequests = kindsOf("personalRequests");

/** The same in German, Spanish and French, as visitors write it. */
export const foreignOffTopic = kindsOf("foreignOffTopic");
export const foreignAttacks = kindsOf("foreignAttacks");
export const foreignPersonalRequests = kindsOf("foreignPersonalRequests");
