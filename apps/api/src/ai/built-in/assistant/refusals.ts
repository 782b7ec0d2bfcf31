import { asksOfAgents } from "./signs.ts";

/** Orders to change role, forget or show the rules, or do harm. Lower case, one line. */
const attacks: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass|skip) (?:\w{1,10} ){0,4}?(above|previous|prior|earlier|rules?|instructions?|guidelines|you were told|you are|restrictions|prompt|system)(?!s? of (?:an|our|my) agent)/,
  /\b(system|secret|initial|original|(?<!\bour )internal|developer|base) ?(prompt|instructions?|message|rules?|configuration)\b|\b(give|list|print|read|reveal|say|show|tell)\b(?: \S{1,12}){0,3} hidden (text|notes|messages?|prompts?|instructions?|rules?)\b/,
  /(?!the (?:rules|training data) (?:as of|on|from (?:an?|our|my)|came|(?:that )?you draw up)\b)\b(your|the|exact) (own )?(prompt|instructions|rules|configuration|config|guidelines|system message|training data|context window)\b(?! (?:of (?:an|each|our|my|the agent|the library)|our (?:bot|agent)|in words an?)\b)/,
  /\bprompts? (word|verbatim)|(?<!\b(?:it|agent|bot) )\brepeat (the )?(text|words|everything|all)\b|\brepeat after me\b/,
  /\byou are (now|no longer)\b|(?<!\b(?:account|iban) )\bfrom now on\b(?! (?:we|our)\b)|\b(act|behave|respond|answer|talk|speak|write) (as|like) (if |a |an |the |my )?(you|dan|pirate|evil|hacker|human|unrestricted|grandma|grandmother|lawyer|doctor)/,
  /\bpretend (to be|you|that(?! an?\b)|this)|(?<!\b(?:it|agents?|bots?) (?:can |could |would )?)\brole ?play\b|\bimagine you are\b/,
  /\b(dan|developer|debug|god|admin|root|jailbreak|maintenance|sudo|unrestricted|evil) ?mode\b|\bjailbreak(?!ing our\b| tests?\b)|\bdo anything now\b|\bsystem override\b|^ *(?:system|assistant) *:/,
  /\bno (rules|restrictions|limits|filters?)\b|\bwithout (any )?(restrictions|filters?|rules|censorship)\b(?! (?:on|of|in)\b)/,
  /(?<!\b(?:my|our) own )\b(api|secret|private|access|encryption|license) ?(key|token)s? (of(?! ours\b)|that|you|from|in)|\b(your|the) (api|secret|openai|private|access) ?(key|token)s?\b(?! for)|\benvironment variables?\b|\benv vars?\b/,
  /(?<!\bour )\b(admin|root|database|db|server|user|login)('?s)? (password|credentials|login|(?<!\b(?:request|how (?:do|can) (?:i|we) get) admin )access)\b(?! (?:of|to|for) (?:our|my)\b)|(?<!\bnew )\bpasswords? (of|for) (the|this|your) (admin|site|server|database|dashboard)\b(?! (forg|lost))/,
  /\b(how (do|can|could|to) (i |we )?|help me (to )?|let me |i will |i want to |please )(hack|exploit|ddos|crack|break into(?! (?:ai|automation)\b)|brute ?force|phish|steal)\b|\bphishing (e-?mail|page|site|message)|\bmalware\b|(?<!\bafter an? )\bransomware\b(?! (?:(?:hits?|attack(?:s|ed)|lock(?:s|ed)) (?:us|you)|incidents?)\b)|\bkeylogger\b|\bsql injection\b/,
  /\b(drop|delete|truncate|alter) +table\b|\bunion +select\b|\bselect +\* +from\b|<script\b|\bjavascript:|\bor 1=1\b|\$\{jndi|\{\{.{0,40}\}\}|<\/?system>|\[inst\]/,
  /\b(build|make|buy|cook|create) (a |an |some |me a )?(bomb|weapon|gun|explosives?|drugs|meth|poison|virus)\b|\bkill (myself|someone|somebody|him|her|people)\b|\b(make|write|create) (a |an |some )?fake\b|\blaunder\b|\bevade tax/,
  /(?<!\btone (?:will|would|could|might) )\b(insult|swear|curse|offend|mock|roast|humiliate) (at )?(me|us|him|her|them|your|the|my)\b|\b(are|is|how) (you |your |they |he |she )?(customers? )?(so )?(stupid|idiots?|dumb|ugly|scam)\b|\b(is|are) (a |an )?(scam|fraud|idiots?)\b|(?<!\b(?:data|rows?|records?|entries|values|fields|leads) )\b(are|is|how) (you |your |they |he |she )?(customers? )?(an? |so )?(trash|garbage)\b|\bsomething rude\b|\bsay (that |something )?(bad|nasty|racist|sexist)/,
  /(?<!\b(?:it|agent|bot) )\b(say|state|write|admit|claim|confirm|promise|guarantee|agree|acknowledge|declare)\b(?: \S{1,20}){0,8}? (for free|costs? (only )?[$€£]?\d|[$€£] ?\d|\d{1,9} ?(dollars?|euros?|usd|eur|bucks)|% off|refund|discount|binding|legally|lifetime|half (?:the )?price|half off|owes? (?:me|us))/,
  /\b(you|your colleague|your boss|sales|someone|we|he|she|they) (?:already |just |had |have ){0,2}(promised|agreed|told me|guaranteed|offered|confirmed|quoted)\b(?: \S{1,20}){0,8}?( confirm| honou?r|[$€£] ?\d|\d{1,3} ?%|\d{1,9} ?(dollars?|euros?|usd|eur|bucks)|free|deal)/,
  /\b(give|grant|make|offer|get|sell) (me|us|it to me) (?:a |an |the |one ){0,2}(discount code|\d{1,3} ?%|\d{1,3} ?percent|free agent|agent for free|secret price|special price|friends price)|\bdiscount code\b|\binvent (a|some|any) /,
  /\bas (the|your) (ceo|boss|owner|admin|administrator|developer|creator|manager)\b(?! of (?:an?|my|our)\b).{0,30}\b(order|command|tell|need|want|instruct|demand|require)|\bi am (the|your) (ceo|owner|admin|administrator|developer|creator)\b/,
  /\bwrite (me )?(a |an |some )?(fake|phishing|scam|threatening|defamatory|racist|hate)\b|\bcomplete the sentence\b|\btranslate your\b(?! (?:\w{1,15} )?(?:pages?|site|website|answers?|replies|texts?|prices)\b)|\boutput (your|the|all)\b|(?<!\b(?:it|agent|bot|may i) )\bprint (your|the|all|out)\b/,
  /"role" ?: ?"system"|^#{2,}.{0,60}\bsystem\b|<!--|\/etc\/(passwd|shadow)\b|\brm -rf\b|\bshutdown -|\.\.\/\.\.\/|\bcurl\b.{0,40}\b(floods?|localhost|metadata)\b/,
  /\b(need|make|write|create|produce|want|buy|sell|design) (me |us )?(an? |some )?(\S{1,20} )?(fake|forged|doctored|counterfeit|falsified|bogus)\b|\b(bypass|circumvent|get around|skip)\b(?: \S{1,12}){0,3} (logins?|passwords?|filters?)\b/,
  /\byour (secret|hidden|confidential) (?!costs?|fees?|charges?|property|sauce)|\b(what are you|what do you) (hiding|hide)\b/,
  /(?<!\bwe )\b(knock|take|bring|shut) (your|this|the) (\w+ )?(site|website|page|chat|form|server|dashboard)s? (offline|down|to its knees)\b|\b(hack|hak|crash|flood|ddos|overload|deface|sabotage)\b(?: \S{1,20}){0,2} (your|this|the) (\w+ )?(sites?|websites?|webpage|page|chat|form|dashboard|playground)\b/,
  /\b(get|break|come|sneak)( in)? (past|around|through) (the|your) (\w+ )?(login|admin|password|filter|limit|dashboard|server|back ?office)\b|(?<!\bif (?:someone|somebody|anyone) )\b(every|guess(es)?|crack(s)?|steal(s)?) (possible |the |your |some |people's )?passwords?\b|\bwithout (a |the |any )?(password|login)\b.{0,20}\b(dashboard|admin)|\b(dashboard|admin)\b.{0,30}\bwithout (a |the |any )?(password|login)\b/,
  /\b(exploits|backdoors?|open redirect|web ?shell|xss|cross[- ]site scripting)\b.{0,40}\b(your|this|me|you|i)\b|\b(your|this|me|i)\b.{0,40}\b(exploits|backdoors?|open redirect|web ?shell|xss|cross[- ]site scripting)\b|(?<!\b(?:i|we)(?: have|'ve)?(?: just)? found an? )\b(weak spots?|holes?|vulnerabilit(y|ies)) (in|of|on) (your|this) (\w+ )?(site|website|page|form|chat|server|dashboard)\b/,
  /\b(?:sql|xss|script) payloads?\b|\bexploits? (?:for|against|of|in) (?:your|this|the)\b|\binject(?:ing)? (?:\S{1,12} ){0,5}(?:your|this|the) (?:\w+ )?(?:forms?|site|website|page|chat|database)\b/,
  /\b(?:remember|memorize|save|store|note) (?:this|that|it) (?:\S{1,20} ){0,2}for (?:all|every|the next|future|other) (?:\S{1,12} )?(?:users?|visitors?|chats?|people|ones?)\b|\[(?:\S{1,12} ){0,4}(?:ai|assistant|bot|model)[:,]/,
  /\brun whoami\b|\bsource(?: code)? of (?:your|this) (?:\w{1,15} ){0,2}(?:site|website|chat|backend|server|assistant|bot|widget)\b|\b(?:exact|full|whole|entire) (?:wording|words|text)\b.{0,20}\byou\b|^(?:please |kindly )?(?:certify|attest|vouch)\b/,
];

/** Of somebody who may harm himself: no page and no form is the answer. */
const despair =
  /\b(kill|killing|hurt|hurting|harm|harming|cut) myself\b|\bsuicid(e|al)\b|\bend (my|it) (own )?(life|all)\b|\b(do not|don't|dont|no longer|not|no) want (to )?(live|be alive|exist|wake up)\b(?! without)|\b(don't|dont|do not|never) wake up (again|any ?more)\b|\b(want|wish) (to )?die\b|\bbetter off dead\b|\bi was dead\b/;

const kept =
  "(e-?mails?|mails?|e-?mail addresses|addresses|address|names?|phone numbers?|numbers?|data|details|contact details|contacts?|messages?|chats?|conversations?|leads?|submissions?|entries|forms?|applications?|applicants?|candidates?|resumes?|cvs?|history|logs?|inquiries|requests|visitors?|users?|customers?|bookings?|answers?|questions?|salary|invoice|contract|file|record|records)";
const others =
  "(everyone|everybody|anyone|others?|other (visitors?|people|users?|customers?|clients?|room|chat|chat room)|the (last|latest|previous|other|next|first|most recent) ?\\w*|all (the )?(visitors?|users?|customers?|clients?|applicants?|people|leads?)|somebody|someone( else)?|(a|an|your|the) (visitor|user|applicant|candidate|lead)s?)";

/** About other people's data, which the assistant neither has nor would tell. */
const personal: readonly RegExp[] = [
  new RegExp(
    `\\b(send|give|show|list|read|tell|name|forward|export|print|find|look up|get|download|open|dump|reveal|display|see|access)\\b( me| us| out| through)?( \\S+){0,3} ${kept}\\b( \\S+){0,3} (of|from|by|in|who|that|left|sent|filled|submitted|belong\\S*|for|with|stored|about) (the )?(${others}|[a-z]+ (kallio|verhale|lindqvist|brandt|amsel|marsh|haddad|oduya|perrin|marchetti|raman))`,
  ),
  /\bwhat did (the )?(other|previous|last|visitor|person|user|customer|applicant|someone|somebody|anyone)\b|\b(visitor|user|person|customer|somebody|someone) before me\b|\bother visitors?\b(?! (?:see|read|find|notice)\b)|\bother chat rooms?\b|\bchat of room\b|(?<!\bquotes? )\banother (visitor|user|customer|client|person|applicant)('?s)?\b/,
];

const longest = 2_000;

/** "What if a mail tells the bot to ignore its rules?", "if a customer writes that, what does it do?" */
const supposed =
  /\bwhat (?:happens|if|then)\b|^(?:if|when|suppose) (?:an?|some|one of|my|our)\b.{1,160}\bwhat (?:do|does|will|would|can)\b|\bwhat (?:does|do|will|would) (?:the|an?|your|our) (?:agents?|bots?|assistant)\b.{0,20}\b(?:if|when|with|about)\b|^(?:can|could|will|would|does) (?:an?|the|your|our|my) (?:\w{1,12} ){0,2}(?:agents?|bots?) (?:be (?:told|made|tricked|talked)|obey|follow|believe|trust)\b/;

/** As much of a message as patterns see, in one line. */
function asOneLine(message: string): string {
  return message.slice(0, longest).replaceAll("’", "'").replaceAll(/\s+/g, " ");
}

/** Whether somebody says that he may harm himself. */
export function isDespair(message: string): boolean {
  return despair.test(asOneLine(message).toLowerCase());
}

/** Checked before any search, so that no page seems to answer it. */
export function isRefused(message: string): boolean {
  const text = asOneLine(message).toLowerCase();
  if (asksOfAgents(text) && supposed.test(text)) return false;
  return [...attacks, ...personal, despair].some((one) => one.test(text));
}
