import { namedThings } from "@thirtyfold/content";
import { asOneLine } from "./refusals.ts";

const kin = "husband|wife|son|daughter|brother|sister|gf|bf|girlfriend|boyfriend|ex|friend|cousin|neighbou?r";

/** "Your head of sales", "the guy who runs security", "one of your engineers", "my husband". */
const somebody = [
  /\b(?:your|the|his|her|that|this|these|those|(?:all|any|each|one|some|two|three) of your|which(?: \w{1,15}){0,2})(?: [\w-]{1,20}){0,3} (?:ceo|cto|cfo|coo|boss|bosses|chief|directors?|founders?|owners?|leader|head of [\w&]{1,20}|heads?|managers?|developers?|programmers?|designers?|engineers?|recruiters?|accountants?|consultants?|builders?|secretary|receptionist|employees?|staff|colleagues?|teammates?|workers?|interns?|candidates?|applicants?|guys?|woman|women|man|men|lady|girl|people)\b/,
  /\b(?:some|any|every)(?:one|body) (?:at|from|of|in|on) (?:your|thirtyfold|the team)\b|\bwhoever\b|\b(?:his|her)\b/,
  /\bwho (?:works|runs|leads|owns|founded|answers)\b|\bwho (?:among|of|in|on|from) (?:your|the) (?:staff|team|company|people)\b/,
  new RegExp(`\\bmy (?:${kin})\\b`),
] as const;

/** What is nobody's business: pay, home, health, belief, family, ways to reach somebody at home. */
const privateMatters = [
  /\b(?:earns?|earned|makes? (?:a|per|in a) (?:year|month)|salar(?:y|ies)|wages?|incomes?|bonus(?:es)?(?! (?:points?|skills?)\b))\b/,
  /\b(?:private|personal|home|direct) (?:e-?mails?|mails?|address(?:es)?|phones?|numbers?|li[fv]es?)\b|\b(?:e-?mails?|mails?|address(?:es)?|phones?|numbers?|li[fv]es?) (?:private|personal)\b/,
  /\b(?:gmail|mobiles?|cell(?: ?phones?)?|(?:phone|telephone) numbers?|linkedin|facebook|instagram|tinder|hotel|whereabouts)\b|\bwhere (?:does|do|did) (?:\S{1,20} ){1,5}(?:live|sleep|park)\b/,
  /\b(?:birthdays?|birth|married|divorced?|pregnant|kids|gay|surnames?|last names?|full names?)\b|(?<!\bmy )\b(?:wife|husband|girlfriend|boyfriend)\b|\bhow old\b/,
  /\b(?:sick|ill|illness|health(?! insur)|medications?|religio(?:n|us)|votes?|voted|political|criminal|convicted|arrested|drinks|drunk|vacation)\b|\b(?:maternity|paternity|parental|sick) leave\b/,
] as const;

/** Then it is asked of the offer, of a position, or of the visitor's own business. */
const ofWork = new RegExp(
  `\\b(?:agents?(?! (?:builders?|developers?|engineers?))|bots?|workflow|program|forecast|company|position|job|role|apply|hiring|application form|my (?!${kin})|our|we)\\b`,
);

const kept = "candidates?|applicants?|employees?|staff|leads?|customers?|clients?|visitors?|users?|members?";
const all = "all|the|your|other|current|former|past|every";

/** For lists of people, and how many of them came. */
const lists = [
  new RegExp(
    `\\b(?:${kept})'? list\\b(?! (?:in|to|into|from|of))|\\b(?:full|whole|entire|complete|your) (?:contact|mailing|${kept}) list\\b`,
  ),
  /\b(?:candidates|applicants|employees|staff|leads|customers|clients|visitors|members)'? (?:names?|e-?mails?|phones?|numbers?|details|addresses)\b/,
  new RegExp(`\\b(?:list|names?|e-?mails?|phone numbers?|addresses) of (?:(?:${all}) ){1,3}(?:${kept})\\b`),
  new RegExp(`\\b(?:who (?:are|is|were)|is who) (?:(?:${all}) ){1,3}(?:candidates?|applicants?|leads|employees)\\b`),
  /\bwho (?:is|are) (?:your|the) (?:\w{1,12} ){0,2}(?:biggest|largest|richest|best|top|main|oldest|newest|latest) (?:\w{1,12} ){0,2}(?:customers?|clients?)\b/,
  /\bhow many (?:leads|applications|applicants|candidates|requests|inquiries|forms)\b(?: \S{1,20}){0,4} (?:came|come|got|get|received?|arrived?|today|yesterday|this|last)\b/,
] as const;

/** For what somebody else did or wrote here. */
const ofOthers = [
  /\bwho (?:else|more|has|have|was|is)(?: (?:else|has|have|was|is|been|already)){0,2} (?:ask(?:s|ed|ing)?|inquir(?:ed|ing))\b(?! for (?:an? |my |our )?(?:approval|permission|access|help)\b)|\bwho was the (?:last|first|latest|previous)\b(?! step)|\bwho (?:else|more) is (?:in|on|here)\b/,
  /\bother visitors? (?:have |has )?(?:ask|demand|wr[io]t)|\bwhat (?:budget|price|answers?|questions?|number|name|text)\b(?: \S{1,20}){0,3} (?:other|another|last|previous) (?:\S{1,20} ){0,2}(?:company|firm|visitor|person|customer|client|lead|user|applicant|one)\b/,
  /\b(?:which|what) (?:company|companies|firms?|clinics?)\b(?: \S{1,20}){0,5} (?:asked|order(?:ed)?|requested|booked|bought)\b|\byour (?:customers|clients) (?:\w{1,12} ){0,3}(?:left|leave|quit|cancel\w{0,6}|complain\w{0,3})\b/,
  /\bthe (?:company|firm) (?:\S{1,20} ){1,4}(?:works? with you|(?:client|customer) of (?:you|yours))\b|\bwho (?:was|got|were) (?:fired|sacked|laid off|dismissed|promoted)\b|\b(?:poach|headhunt)\b/,
  /\bwhat(?: is|'s) in (?:the )?(?:chat )?room\b|\bip(?: address(?:es)?)? of (?:\w{1,12} ){0,2}(?:person|people|visitors?|users?|customers?|someone|somebody)\b/,
] as const;

/** "Is Bergmann Foods a client of yours?", with its capitals. */
const asClient =
  /\b(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Dd]oes|[Dd]o|[Dd]id|[Hh]as|[Hh]ave|[Ii]f|[Tt]hat|[Cc]ompany|[Ff]irm) (?:the (?:company|firm) )?(?!Thirtyfold|AI|I\b|GPT|GDPR|HIPAA)\p{Lu}[\p{L}&.-]{2,30}(?: (?:and |& )?\p{Lu}[\p{L}&.-]{1,30}){0,3}(?: \p{Ll}{1,15}){0,3}? (?:(?:your|a|an|among your|one of your|still) (?:\p{Ll}{1,15} )?(?:customers?|clients?)|(?:works?|working|worked) (?:with|for) (?:you|[Tt]hirtyfold)|(?:an? )?(?:customers?|clients?) of (?:yours|you))\b/u;
/** Of customers that the site tells of, it may be asked. */
const toldOf = namedThings.flatMap(({ names }) => names.map((name) => name.toLowerCase()));

/**
 * Whether a message asks for what is private to others: what somebody earns, where he lives, who applied, or whether a
 * company is a customer. No page may seem to answer it.
 */
export function pries(message: string): boolean {
  const written = asOneLine(message);
  const text = written.toLowerCase();
  const has = (pattern: RegExp) => pattern.test(text);
  if (ofOthers.some(has) || (lists.some(has) && !/\b(?:my|our)\b/.test(text))) return true;
  // `somebody` last: few messages get so far, and it takes as long to compile as all others.
  if (privateMatters.some(has) && !ofWork.test(text) && somebody.some(has)) return true;
  return asClient.test(written) && !toldOf.some((name) => text.includes(name));
}
