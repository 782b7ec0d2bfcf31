import { type AnswerKind, relatedMark } from "@thirtyfold/api-contract";
import { company, type Passage } from "@thirtyfold/content";
import { sentencesOf } from "./conversation.ts";
import { linkTo } from "./sources.ts";
import { termsOf } from "./terms.ts";

const moreSentences = 3;
/** Passages that share this fraction of all their terms say the same. */
const repeated = 0.65;

/** Ends an answer that may not be what was asked. */
export const notSure = "I am not sure that this website says what you ask.";
const orAsk = `If that is not it, a person answers: ${company.intakePath}`;

const declineRest = `On the rest of your message this website says nothing. A person can: ${company.intakePath}`;

/** An answer and its passages; `unanswered` if the site does not say. */
export type Composed = Readonly<{ text: string; kind: AnswerKind; passages: readonly Passage[] }>;

export function saying(text: string): Composed {
  return { text, kind: "conversation", passages: [] };
}

export function citing(text: string, passages: readonly Passage[]): Composed {
  return { text, kind: passages.every(({ unstated }) => unstated) ? "unanswered" : "grounded", passages };
}

function lineOf({ answer, path }: Passage): string {
  return `${answer} ${linkTo(path)}`;
}

export function say(...passages: readonly Passage[]): Composed {
  return citing(passages.map(lineOf).join("\n\n"), passages);
}

/** Presents an answer as the closest one found: the site may not say what was asked. */
export function perhaps({ text, passages }: Composed): Composed {
  return { text: `The closest I found:\n\n${text}\n\n${notSure} ${orAsk}`, kind: "unanswered", passages };
}

/** A subject's full text, up to the length that suits a chat. */
function textOf(subject: Passage): string {
  return sentencesOf(subject.text).slice(0, moreSentences).join(" ");
}

/** "Tell me more": an example of a solution, else the subject's full text. */
export function sayMore(subject: Passage, message: string, passages: readonly Passage[]): Composed {
  const example = /\bexamples?\b/i.test(message) && passages.find(({ id }) => id.startsWith(`${subject.id}.`));
  if (example) return say(example);
  return citing(`${textOf(subject)} ${linkTo(subject.path)}`, [subject]);
}

/** The subject in other words, for a visitor who did not understand. */
export function retelling(subject: Passage): Composed {
  const opening = "I am sorry that this was not clear. In other words:";
  return citing(`${opening} ${textOf(subject)} ${linkTo(subject.path)}`, [subject]);
}

/** The best answer, followed by close ones, marked as related. */
export function sayFirst(told: readonly Passage[]): Composed {
  const lines = told.map((passage, at) => (at === 0 ? lineOf(passage) : `${relatedMark} ${lineOf(passage)}`));
  return citing(lines.join("\n\n"), told);
}

/** Drops passages that repeat an earlier one in the list and, next to a new one, those told `earlier`. */
export function withoutRepeats(passages: readonly Passage[], earlier: string): readonly Passage[] {
  const isNew = !passages[0]?.unstated && !earlier.includes(passages[0]?.answer ?? "");
  const kept: (readonly [Passage, ReadonlySet<string>])[] = [];
  for (const passage of passages) {
    if (isNew && earlier.includes(passage.answer)) continue;
    const own = new Set(termsOf(passage.answer));
    const repeats = kept.some(([, other]) => {
      const shared = [...own].filter((term) => other.has(term)).length;
      return shared >= repeated * (own.size + other.size - shared);
    });
    if (!repeats) kept.push([passage, own]);
  }
  return kept.map(([passage]) => passage);
}

/** Open positions are related only to each other, and to a question after one. */
export function withoutPositions(passages: readonly Passage[], subject: Passage | undefined): readonly Passage[] {
  const [first] = passages;
  if ([first, subject].some((passage) => passage?.path.startsWith("/careers"))) return passages;
  return passages.filter((passage) => passage === first || passage.kind !== "job");
}

/** One of two questions may be unanswered: the answer then says so. */
export function alsoOpen(answer: Composed, open: boolean): Composed {
  return open ? { ...answer, text: `${answer.text}\n\n${declineRest}` } : answer;
}
