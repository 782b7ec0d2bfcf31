const people =
  "(human|humans|person|people|someone|somebody|staff|rep|representative|salesperson|advisor|expert|sales|team|manager|boss|supervisor|colleague|specialist|consultant)";

/** "Can I talk to a human?", "have someone call me back", "real person please". */
const forPerson = [
  new RegExp(`\\b(talk|speak|chat|connect|transfer|put) (\\w+ ){0,2}?(to|with|onto) (\\w+ ){0,2}?${people}\\b`),
  new RegExp(`\\b(talk|speak) (real |live )?${people}\\b`),
  new RegExp(
    `\\b(want|need|prefer|give me|get me|is there|can i have|let me have) (\\w+ ){0,2}?(human|person|representative|rep)\\b`,
  ),
  new RegExp(
    `\\b(have|let|can|could|may) (someone|somebody|a person|your team|you) (please )?(call|phone|ring|contact|email) me\\b`,
  ),
  /\b(call|ring|phone) me( back)?\b|\bcontact me\b/,
  /^(a |real |actual |live )*(human|person|agent)( please| now)*$/,
  /\bmit (einem |einer |echten |echter ){0,2}(menschen|person|mitarbeiter(in)?|jemandem|berater(in)?)( persönlich)? (sprechen|reden|schreiben|telefonieren)\b/,
  /\b(hablar|chatear|comunicarme) con (una |un |alguna )?(persona|humano|alguien|asesor|asesora|agente humano)\b/,
  /\bparler (à|a|avec) (une |un )?(vraie |vrai )?(personne|humain|quelqu un|quelquun|conseiller|conseillère)\b/,
];
/** A separate pattern, because a combined one would scan to the end from each "book a call". */
const meeting = /\b(book|schedule|arrange|set up) (a |an |the )?(\w+ )?(call|meeting|appointment|consultation)\b/;
const withUs = /\b(with you|please|with your|with someone|this week|next week|tomorrow)\b/;
/** Messages about agents and the assistant itself, not about a person. */
const notForPerson = /\b(demo|agent can|can (an|the|your) (\w+ ){0,3}(agent|bot)|am i talking|are you)\b/;

const price =
  /\b(price|prices|pricing|cost|costs|quote|quotation|estimate|fee|budget|charge|how much(?! (?:of|time)\b))\b/;
/** The case is the visitor's own if the words say so. */
const ownCase =
  /\b(my|our|ours)\b|\b(for|cost|costs|charge|quote) (us|me)\b|\b(a|your|an|custom|individual|exact) (quote|quotation|estimate|proposal)\b|\b(quote|quotation|price|cost|estimate) for (\d|two|three|four|five|six|several)|\b(we|i) (have|need|want|get|got|do)\b|\b(ive|weve) got\b/;

function plain(message: string): string {
  const lower = message.toLowerCase().replaceAll(/['’`]/g, "");
  return lower.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function asksForMeeting(text: string): boolean {
  const found = meeting.exec(text);
  return found !== null && withUs.test(text.slice(found.index + found[0].length));
}

export function asksForPerson(message: string): boolean {
  const text = plain(message);
  return !notForPerson.test(text) && (asksForMeeting(text) || forPerson.some((expression) => expression.test(text)));
}

/** Filler words of people who ask for a person, apart from the expressions themselves. */
const askers = new RegExp(
  `\\b(${people}|can|could|may|would|let|i|id|we|you|your|me|us|a|an|real|actual|being|is|there|to|with|from|for|have|want|need|like|please|now|directly|ask|hi|hello|thanks|just|ich|möchte|puedo|quiero|je|voudrais|peux)\\b`,
  "g",
);

/** The rest of a message that asks for a person; "" if it says nothing else. */
export function besidesAsking(message: string): string {
  const text = [...forPerson, meeting].reduce((rest, asking) => rest.replace(asking, " "), plain(message));
  return text.replaceAll(askers, "").trim();
}

/** Whether the message asks for the price of the visitor's own case, which only an audit can determine. */
export function asksOwnPrice(message: string): boolean {
  const text = plain(message);
  return price.test(text) && ownCase.test(text);
}
