/** Recurring work that people do in software. */
export const workVerbs =
  `answer archive assign book calculate call categorize chase check classify collect compare compile
 confirm copy create download draft email enter export extract fill follow forward gather generate import 
 match measure merge message monitor move onboard paste post prepare print process pull qualify
 read reconcile remind rename reply report respond retype review route scan schedule screen search
 send sort submit summarize sync tag track transcribe transfer translate type update upload validate verify write`.split(
    /\s+/,
  );

/** Manual work, which no agent does. */
export const handVerbs =
  `bake carry clean cook dig drive harvest install iron lift mop mow paint plumb repair sew walk wash
 water weld`.split(/\s+/);

/** With one of these before the verb, a sentence describes the visitor's own work. */
export const doers = `i we they he she someone somebody everyone my our staff people team`.split(/\s+/);

/** "60 a day", "every morning", "weekly". */
export const often =
  /\b(every|each|per|an?) (single )?(day|night|morning|evening|hour|week|month|year|quarter|(mon|tues|wednes|thurs|fri)day)\b|\b(daily|weekly|monthly|hourly|nightly|all day)\b/;

/** "It takes us three hours", "I spend my mornings". */
export const timeSpent =
  /\b(spend|spends|spending|waste|wastes|takes) (\w+ ){0,4}(hours?|minutes?|days?|mornings?|evenings?|time)\b/;

/** "Can an agent sort our mail?", "we want to automate our invoicing". */
export const canAgent =
  /\b(can|could|would|will) (an? |your |the |one of your )?(agents?|bots?|ai|assistant|chatbot) (also )?(\w+)|\bto automate (our|my|the|this|all|how|\w+ing)\b/;

/** "Could this be automated?": both words in one line. */
export const canBe = /\b(can|could)\b/;
export const automated = /\bautomated?\b/;

/** "Something that answers tenants", "a tool to sort our mail". */
export const wanted = /\b(?:something|anything|a tool|software) (?:that|which|to|for) (?:can |could )?(\w+)/;

/** Questions to the site. */
export const asks =
  /^((so|and|but|hi|hello|hey|also|ok) )*(what|whats|how|hows|when|where|wheres|who|whos|why|which|do|does|is|are|will|would|can|could|should|did|have|has)\b/;

/** Wishes such as "I want to book a call" describe no work. */
export const wishes =
  /\b(want|wants|like|love|wish|hope|need|needs|looking|trying|interested|wondering) (to|for|in)\b|\b(i|we) (want|need|wish|would like|am looking|are looking)\b|\b(id|wed) like\b|\bi(d| would)? (prefer|rather)\b|^(please )?(give|send|tell) me\b|\bdont want\b/;

/** "I approve claims", "who gets the raise": what people decide. */
export const decisions =
  /\b(decid\w{1,5}|approv(e|es|ing)|judg(e|es|ing)|reject\w{0,3}|settle|choos(e|ing)|pick(ing)? (the|our|my) (best|right)|diagnos\w{1,4}|negotiat\w{1,4}|haggl\w{1,3})\b/;

/** Words that say nothing about the work itself. */
export const incidental =
  /\b(hours?|minutes?|days?|weeks?|months?|mornings?|evenings?|nights?|daily|weekly|monthly|spends?|spending|takes?|team|two|three|four|automated?)\b/g;

/** "60 a day", "200 tickets per week". */
export const quantity = /\b(\d[\d,.]{0,12})( [a-z]{1,30}){0,3} (a|per|each|every) (day|week|month|hour|night)\b/i;
