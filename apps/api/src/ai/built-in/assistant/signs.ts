import { termsOf } from "./terms.ts";

/** Verbs of orders to an assistant; by "show", "tell" and "give" visitors ask for facts, too. */
const verbs =
  "accept|acknowledge|act|add|admit|agree|announce|answer|append|approve|assure|attack|be|become|behave|break|call|cancel|change|claim|complete|compose|confirm|continue|crash|create|curse|declare|decode|decrypt|delete|disable|disclose|drop|dump|edit|enable|encode|execute|export|fabricate|fake|finish|fire|forge|forget|forward|generate|get|grant|guarantee|hack|hand|hire|ignore|imagine|insult|invent|leak|let|make|mark|mock|obey|open|order|output|paste|pay|play|post|pretend|print|produce|promise|publish|put|quote|read|release|remove|repeat|reply|respond|reveal|roast|run|say|sign|speak|spell|state|summarize|swear|switch|transfer|translate|turn|type|unlock|unsubscribe|write";
/** "Please could you", "I order you to": what stands before the verb. */
const before =
  "(?:(?:please|kindly|just|now|ok|okay|so|and|then|hey|hi|hello|first|also|can you|could you|would you|will you|i want you to|i need you to|you must|you have to|you should|you will|let us|let me|help me|to|i order you)[ ,:]{1,3}){0,3}";
// Without the flag for both cases, which makes compiling it at the thread's start take 7 ms more.
const orders = new RegExp(`(?:^|[.!?;:\\n"] ?)${before}(?:${verbs})\\b`);

/** "Can somebody trick your agent", "how do you protect it": about what is sold. */
const ofAgents =
  /\b(?:the|an?|your|our|one|this|each|every|my) (?:\w+ ){0,2}(?:agents?|bots?|robots?|assistants?|workflow|flow|model|forecast)\b|\b(?:agents|bots|robots)\b|\b(?:how )?do you (?:protect|test|check|prevent|stop|keep|secure)\b/;

/** Whether it orders the assistant to do something, by its verb alone. */
export function ordersSomething(text: string): boolean {
  const plain = text.toLowerCase();
  // "Add it" says nothing by itself.
  return orders.test(plain) && !ofAgents.test(plain) && termsOf(text).length > 1;
}

/** Whether it asks how agents behave or are protected: "can a customer trick the bot?" */
export function asksOfAgents(text: string): boolean {
  const plain = text.toLowerCase();
  return ofAgents.test(plain) && !orders.test(plain) && !/\bi\b/.test(plain);
}
