/** A text in which what is called by its name is called by its kind, and one in which it is left out. */
export type Unnamed = Readonly<{ asked: string; rest: string }>;

/** Positions, agents, customers, people and offers as visitors call them, with the word for each kind. */
const names: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:senior )?(?:ai ?[/-]? ?ml|ai|ml|machine learning) (?:engineer|developer)s?\b|\bfull[ -]?stack(?: (?:developer|dev|engineer)s?)?\b|\bproduct (?:lead|manager)s?\b|\bhead of sales\b|\bsales (?:(?:&|and) business )?(?:lead|position|job|role)\b|\bproject (?:manager|lead)s?\b/gi,
    "position",
  ],
  [
    /\bsales (?:support )?(?:agent|bot|assistant)s?\b|\b(?:finance|bookkeeping|accounting)(?: (?:&|and) bookkeeping)? (?:bot|agent)s?\b|\b(?:promo )?(?:content|promo) (?:generator|agent|bot)s?\b|\b(?:client )?onboarding helper\b|\b(?:daily )?ops tracker\b/gi,
    "agent",
  ],
  [
    /\bquillon(?: freight)?\b|\bpellwater(?: research)?\b|\bosprey lane(?: dental)?\b|\bharrow vale(?: credit union)?\b|\bmarrow street(?: store)?\b|\btarnfield(?: supply)?\b|(?<=\b(?:the|that) )(?:(?:online )?retailer|credit union|dental (?:group|practice)|dentist|research (?:studio|company)|freight (?:forwarder|company|firm))\b/gi,
    "customer",
  ],
  [
    /\b(?:ines )?kallio\b|\b(?:tomas )?verhale\b|\b(?:adaeze )?lindqvist\b|\b(?:noor )?haddad\b|\b(?:orla )?brandt\b/gi,
    "person",
  ],
  [/\b(?:discovery|first) call\b/gi, "call"],
  [/\bvoice (?:customi[sz]ation layer|layer|customi[sz]ation)\b/gi, "feature"],
  [/\bcustom gpts?(?: agents?| assistants?)?\b|\bgpt (?:agent|assistant)s?\b/gi, "assistant"],
];
/** "The product lead position", "the project manager job". */
const twice = /\b(position|agent) (?:position|job|role|agent)\b/gi;

/** Of longer texts the encoder reads the beginning only, and no question is as long. */
const longest = 1_000;

/** Undefined for a text without a name. */
export function unnamed(text: string): Unnamed | undefined {
  if (text.length > longest) return undefined;
  const asked = names.reduce((current, [name, kind]) => current.replaceAll(name, kind), text);
  if (asked === text) return undefined;
  const rest = names.reduce((current, [name]) => current.replaceAll(name, " "), text);
  return { asked: asked.replaceAll(twice, "$1"), rest };
}
