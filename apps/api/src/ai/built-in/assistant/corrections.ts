/** Words that begin a correction: "no, sorry, ...". */
const begins = String.raw`^\s{0,9}(?:(?:no|nope|sorry|oh|wait|actually|not that|but|hey|well|hm+)\b[\s,.!]{0,4}){0,3}`;
/** "I meant how long", "rather the price". */
const meant = new RegExp(
  `${begins}(?:i (?:meant|mean|(?:was|am) asking(?: about)?)|i['’]?m asking(?: about)?|rather)\\s{1,4}`,
  "i",
);
/** "Not the price, how long it takes." */
const notThat = new RegExp(
  `${begins}(?:not(?! (?:only|just|sure|yet|all|every)\\b)|i (?:don['’]?t|do not|didn['’]?t|did not) (?:mean|want|need|care about|ask(?: about| for)?)|forget(?: about)?|never mind) [^,;:.?!\\n]{2,60}[,;:.!]\\s{0,4}(?:but |rather )?`,
  "i",
);
/** "I asked about refunds, and you told me about onboarding." */
const asked =
  /\bi(?:['’]d|['’]ve| had| have)? (?:(?:just|already|actually|only|really|specifically|clearly) )?(?:asked|was asking|am asking|wanted to (?:know|hear|ask)|want to know)(?: you)? (?:(?:about|for|regarding) )?/i;
/** "You still haven't told me what it costs", "that does not answer who owns the code". */
const untold =
  /\b(?:you|that|this|it|which) (?:still |just |simply |really )?(?:haven['’]?t|have not|didn['’]?t|did not|doesn['’]?t|does not|never|don['’]?t|do not) (?:really |actually |even |yet )?(?:tell|told|say|said|answer(?:ed)?|explain(?:ed)?|mention(?:ed)?|address(?:ed)?|cover(?:ed)?)(?: me| us)? (?:my question (?:about|on|regarding|whether|if) |(?:about|on|regarding) )?(?!(?:my|the) question\b|that\b|it\b|this\b|anything\b|a thing\b|me\b|us\b)/i;
/** Where a complaint continues after the repeated question. */
const instead =
  /(?:,|;|\s[-–—]|\.|\s(?:and|but|while|yet|so|then|instead|not))\s{0,3}(?:and |but |yet |so |then |instead |now )?(?:all )?(?:you|u|this|that|it|the answer|your answer|i (?:got|get)|not)\b/i;
/** Marks a repeated question as a complaint: "I want to know" alone begins many questions. */
const complains = /\b(?:you|that|this|answer|not|again|instead|still|but|no)\b/i;

/**
 * The question of a visitor who corrects the assistant or, with `complains`, got no answer; undefined if the message
 * does neither.
 */
export function corrected(message: string): Readonly<{ asked: string; complains: boolean }> | undefined {
  const begun = meant.exec(message);
  if (begun) return { asked: message.slice(begun[0].length).split(/,? (?:and )?not /i)[0] ?? "", complains: false };
  const other = notThat.exec(message);
  if (other && hasWords(message.slice(other[0].length))) {
    return { asked: message.slice(other[0].length), complains: false };
  }
  const found = asked.exec(message) ?? untold.exec(message);
  if (!found) return undefined;
  const rest = message.slice(found.index + found[0].length);
  const until = instead.exec(rest);
  const again = until ? rest.slice(0, until.index) : rest;
  const blamed = until !== null || complains.test(message.slice(0, found.index)) || complains.test(found[0]);
  return blamed && hasWords(again) ? { asked: again, complains: true } : undefined;
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text);
}
