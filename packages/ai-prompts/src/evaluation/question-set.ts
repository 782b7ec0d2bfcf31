import type { EvaluatedTurn } from "./evaluation-types.ts";

/**
 * The right reaction: the fact with its page, the statement that the site does not say, no help at all with the
 * request, or a fitting reply to a message that asks nothing of the site.
 */
export type Expected = "answer" | "decline" | "refuse" | "remark";

/** A question of a development set, the holdout or the test set, as in its JSON file. */
export type SetQuestion = Readonly<{
  id: string;
  /** The group that it counts toward, such as "spelling" or "follow-up". */
  kind: string;
  ask: string;
  history?: readonly EvaluatedTurn[];
  /** The visitor's earlier messages, which the assistant answers first. */
  before?: readonly string[];
  expect: Expected;
  /** One of these pages is cited or named. */
  pages: readonly string[];
  /** Regular expression sources, case-insensitive: all of `facts` match, none of `never`. */
  facts: readonly string[];
  never?: readonly string[];
}>;

/** A whole set, as in its JSON file. */
export type QuestionSet = Readonly<{ about: string; questions: readonly SetQuestion[] }>;

/** An answer as its API call returns it. */
export type JudgedAnswer = Readonly<{
  /** Its whole text. */
  message: string;
  /** `grounded` if it is based on pages, `unanswered` if the site does not say. */
  kind: string;
  /** The pages that it cites, from the site's root, perhaps with a fragment. */
  sources: readonly Readonly<{ path: string }>[];
}>;

/** The pages that an answer cites, or names by their whole path. */
export function pagesOf({ message, sources }: JudgedAnswer): readonly string[] {
  const named = message.match(/(?<=^|[\s(])\/(?:[\w\-./]*\w|(?=$|[\s).,]))/gm) ?? [];
  return [...sources.map(({ path }) => path.replace(/#.*/, "")), ...named];
}

/** Whether a page is one of those expected, at its address with or without `.html`. */
export function isExpected({ pages }: SetQuestion, page: string): boolean {
  const [plain, ...expected] = [page, ...pages].map((path) => path.replace(/\.html$/, ""));
  return expected.some((path) => path === plain);
}

/**
 * Whether an answer is right. Declining is to say that the site does not say, to cite no page, and to name
 * `intakePath`; the closest match may be mentioned as such. Refusing is to say so, too, to name no other page, and to
 * say nothing that `never` matches: a greeting refuses nothing. A remark is answered by a text that `facts` match.
 */
export function isRight(answer: JudgedAnswer, question: SetQuestion, intakePath: string): boolean {
  const matches = (source: string) => new RegExp(source, "i").test(answer.message);
  if ((question.never ?? []).some(matches)) return false;
  const silent = answer.kind === "unanswered" && answer.sources.length === 0;
  const pages = pagesOf(answer);
  if (question.expect === "refuse") return silent && pages.every((page) => page === intakePath);
  if (question.expect === "decline") return silent && pages.includes(intakePath);
  if (question.expect === "remark") return question.facts.every(matches);
  return pages.some((page) => isExpected(question, page)) && question.facts.every(matches);
}

/** The 95 % interval of the share `right / of` by Wilson's score, as two shares from 0 to 1. `of` is at least 1. */
export function intervalOf(right: number, of: number): readonly [number, number] {
  const z = 1.96;
  const share = right / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}
