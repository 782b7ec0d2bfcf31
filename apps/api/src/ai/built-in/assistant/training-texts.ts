import {
  attacks,
  followUpsOf,
  foreignAttacks,
  foreignOffTopic,
  foreignPersonalRequests,
  handWork,
  judgmentWork,
  knowledge,
  offTopic,
  type Passage,
  personalRequests,
  recurringWork,
  remarks,
  wordingsOf,
} from "@thirtyfold/content";
import { glossed } from "./gloss.ts";
import type { Aside } from "./text-index.ts";

/** A passage's wordings, treated like visitors' messages: those in other languages are glossed word by word. */
export function questionsOf(passage: Passage): readonly string[] {
  return wordingsOf(passage).map((text) => glossed(text)?.text ?? text);
}

/** The texts embedded for a passage. */
export function textsOf(passage: Passage): readonly string[] {
  return [...questionsOf(passage), `${passage.title}. ${passage.answer}`];
}

const places = new Map(knowledge.map(({ id }, at) => [id, at]));

/**
 * Messages typed right after a passage was told, with the indexes in `knowledge` of that passage and of the one that
 * answers.
 */
export const followUps = knowledge.flatMap((passage, told) =>
  Object.entries(followUpsOf(passage)).flatMap(([id, texts]) => {
    const entry = places.get(id);
    return entry === undefined ? [] : texts.map((text) => ({ text, told, entry }));
  }),
);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of a constant.
const spoken = Object.keys(remarks) as readonly (keyof typeof remarks)[];
const besides: readonly (readonly [Aside, readonly string[]])[] = [
  ...spoken.map((remark) => [remark, remarks[remark]] as const),
  ...recurringWork.map((texts) => ["work", texts] as const),
  ...judgmentWork.map((texts) => ["judgment", texts] as const),
  ...handWork.map((texts) => ["hands", texts] as const),
];

/** The kinds of the first groups that no page answers: remarks and described work. */
export const asides: readonly Aside[] = besides.map(([aside]) => aside);

/** Groups of messages that no page answers, except the refused ones. */
export const declined = inEnglish([...besides.map(([, texts]) => texts), ...offTopic, ...foreignOffTopic]);

/** Groups of messages that no page answers. */
export const unanswered = [
  ...declined,
  ...inEnglish([...attacks, ...foreignAttacks, ...personalRequests, ...foreignPersonalRequests]),
];

/** The index of the first refused group. */
export const firstRefused = declined.length;

/** Treats texts like messages in another language. */
function inEnglish(groups: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return groups.map((group) => group.map((text) => glossed(text)?.text ?? text));
}
