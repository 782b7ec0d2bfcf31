import type { Handover } from "@thirtyfold/api-contract";
import { company, solutions } from "@thirtyfold/content";
import type { AnswerNotes, AssistantQuestion } from "../../provider.ts";
import { asideIn } from "./asides.ts";
import { corrected } from "./corrections.ts";
import { siteFinder } from "./find.ts";
import { asksForPerson, asksOwnPrice, besidesAsking } from "./handover-words.ts";
import { isAgreement, smallTalk } from "./small-talk.ts";

type Reason = Handover["reason"];

/** Maximum characters of several texts; a form's text may be longer, a URL may not. */
const longestMessage = 2_000;
const address = /(?<![^\s<>(),;:"'])[^\s<>(),;:"'@]{1,64}@[^\s<>(),;:"'@]{1,190}\.[a-z]{2,24}/i;

/** Whether an earlier question went unanswered: a second one is handed to a person. */
function passedBefore({ history }: AssistantQuestion): boolean {
  return history.some(({ role, kind }) => role === "assistant" && kind === "unanswered");
}

function reasonFor(question: AssistantQuestion, notes: AnswerNotes): Reason | undefined {
  const read = siteFinder.read(question.message);
  if (notes.wantsPerson || [question.message, read].some(asksForPerson)) return "person";
  const aside = asideIn(read, question.history.length > 0, siteFinder);
  if (aside === "person") return "person";
  if (asksOwnPrice(read)) return "price";
  if (aside === "complaint" || corrected(read)?.complains) return "unanswered";
  return notes.kind === "unanswered" && passedBefore(question) ? "unanswered" : undefined;
}

function visitorTexts({ message, history }: AssistantQuestion): readonly string[] {
  return [...history.filter(({ role }) => role === "user").map(({ content }) => content), message];
}

/** The words that may name a need: all but those that ask for a person. */
function searched(text: string): string {
  return asksForPerson(text) ? besidesAsking(text) : text;
}

/**
 * The newest texts that fit a URL, without small talk and the like. The last is kept at any length: the page says if a
 * link cuts it.
 */
function informative(all: readonly string[]): readonly string[] {
  const texts = all
    .map((text) => text.trim())
    .filter((text) => smallTalk(text) === undefined && !isAgreement(text) && searched(text) !== "");
  const kept: string[] = [];
  let length = 0;
  for (const text of texts.toReversed()) {
    length += text.length + 1;
    if (kept.length > 0 && length > longestMessage) break;
    kept.unshift(text);
  }
  return kept;
}

/** How many of the newest texts are searched for a need: each costs as much as a question. */
const searchedTexts = 3;

/** The solution that the visitor names, by its name in the form, or "". */
function needIn(texts: readonly string[]): string {
  const titles = new Map(Object.entries(solutions).map(([slug, { title }]) => [`/solutions/${slug}`, title]));
  for (const text of texts.slice(-searchedTexts)) {
    const fit = siteFinder.needed(searched(text), "solution", "use-case");
    if (fit) return titles.get(fit.path) ?? "";
  }
  return "";
}

/** Offers a person: on request, for the visitor's own price, or at the second unanswered question. */
export function handoverFor(question: AssistantQuestion, notes: AnswerNotes): Handover | undefined {
  const reason = reasonFor(question, notes);
  if (reason === undefined) return undefined;
  const all = visitorTexts(question);
  const texts = informative(all);
  const written = all.flatMap((text) => address.exec(text) ?? []).filter((found) => found !== company.email);
  return { reason, fields: { email: written.at(-1) ?? "", need: needIn(texts), message: texts.join("\n") } };
}
