import { termsOf } from "./terms.ts";

/** Verbs of orders to an assistant, without "show", "tell" and "give", by which visitors also ask for facts. */
const verbs: ReadonlySet<string> = new Set(
  `accept acknowledge act add admit agree announce answer append approve assure attack be become behave break call
  cancel change claim complete compose confirm continue crash create curse declare decode decrypt delete disable
  disclose drop dump edit enable encode execute export fabricate fake finish fire forge forget forward generate
  get grant guarantee hack hand hire ignore imagine insult invent leak let make mark mock obey open order output
  paste pay play post pretend print produce promise publish put quote read release remove repeat reply respond
  reveal roast run say sign speak spell state summarize swear switch transfer translate turn type unlock
  unsubscribe write`.split(/\s+/),
);
/** "Please could you", "I order you to": words before the verb. */
const before =
  /^(?:please|kindly|just|now|ok|okay|so|and|then|hey|hi|hello|first|also|can you|could you|would you|will you|i want you to|i need you to|you must|you have to|you should|you will|let us|let me|help me|to|i order you)[ ,:]{1,3}/;
const mostBefore = 3;

/**
 * Whether a sentence or clause begins with an order. Looks words up, because compiling one pattern with all verbs takes
 * a twentieth of the thread's startup.
 */
function orders(text: string): boolean {
  return text.split(/[.!?;:\n"] {0,2}/).some((part) => {
    let rest = part;
    for (let stripped = 0; stripped <= mostBefore; stripped += 1) {
      if (verbs.has(/^\w+/.exec(rest)?.[0] ?? "")) return true;
      rest = rest.replace(before, "");
    }
    return false;
  });
}

/** "Can somebody trick your agent", "how do you protect it": questions about the product. */
const ofAgents =
  /\b(?:the|an?|your|our|one|this|each|every|my) (?:\w+ ){0,2}(?:agents?|bots?|robots?|assistants?|workflow|flow|model|forecast)\b|\b(?:agents|bots|robots)\b|\b(?:how )?do you (?:protect|test|check|prevent|stop|keep|secure)\b/;

/** Whether a text orders the assistant to do something, judging by its verb alone. */
export function ordersSomething(text: string): boolean {
  const plain = text.toLowerCase();
  // "Add it" says nothing on its own.
  return orders(plain) && !ofAgents.test(plain) && termsOf(text).length > 1;
}

const question =
  /\?|(?:^|, |[.!] |\b(?:and|but|so|ok|well|then) )(?:who|what|which|where|when|why|how|can|could|do|does|did|is|are|will|would|should|may|must|has|have)\b/i;

const fact = /^(?:(?:so|and|but|ok|okay|well|hi|hello|hey),? )?(?:what|which|where|when|why|how|whose)\b/i;

/** Whether a text begins as a question that cannot be answered with yes or no. */
export function asksForFact(text: string): boolean {
  return fact.test(text);
}

/** Whether a sentence of a text is a question, by its question mark or first word. */
export function asksSomething(text: string): boolean {
  return question.test(text);
}
