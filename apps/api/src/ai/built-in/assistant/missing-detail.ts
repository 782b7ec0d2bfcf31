import type { Passage } from "@thirtyfold/content";
import { termsOf } from "./terms.ts";

/** "How much per retraining?": other uses of "how much" do not ask for a price. */
const asksPrice =
  /(?<!\bby )\bhow much (?:is|are|was|were|do|does|did|would|will|for|per|each|extra|more for|a (?:month|year|week|day))\b/;
const tellsPrice = /[$€£] ?\d|\b(?:free|price|prices|pays?|costs|included)\b/i;

const asksName =
  /\b(?:what(?: is|['’]?s)? (?:her|his|the|their) (?:\w+ )?names?|(?:have|got|gets?|know|tell me) (?:a|the|her|his|their) names?|who exactly|(?:is|are) (?:he|she|they) called)\b/;
const tellsName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** "How many changes": the counted word, or the one after it ("how many free changes"). Times have their own units. */
const asksCount =
  /\bhow many (?:more |other |different |of (?:the|your|those|these) )?(?!(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|yrs?)\b)([a-z]+)(?: ([a-z]+))?/;
const number = /^(?:\d+|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|hundred)$/;
/** A number counts a word that follows within this many words: "three short calls". */
const reach = 3;

function counts(text: string, term: string): boolean {
  const words = text.toLowerCase().split(/[^a-z0-9]+/);
  return words.some((word, at) => {
    const counted = words.slice(at + 1, at + 1 + reach).join(" ");
    return number.test(word) && termsOf(counted).includes(term);
  });
}

/** Whether a question asks for a price, a number of things or a name that the answer lacks. */
export function lacksDetail(message: string, told: readonly Passage[]): boolean {
  const asked = message.toLowerCase();
  const text = told.map(({ answer }) => answer).join("\n");
  if (asksPrice.test(asked) && !tellsPrice.test(text)) return true;
  if (asksName.test(asked) && !tellsName.test(text)) return true;
  const [, ...counted] = asksCount.exec(asked) ?? [];
  const [term] = counted.flatMap((word) => termsOf(word ?? ""));
  return term !== undefined && !counts(text, term);
}
