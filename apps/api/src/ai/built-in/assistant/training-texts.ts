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

/** A passage's wordings as visitors' messages are read: those in other languages word by word. */
export function questionsOf(passage: Passage): readonly string[] {
  return wordingsOf(passage).map((text) => glossed(text)?.text ?? text);
}

/** The texts that are embedded for a passage. */
export function textsOf(passage: Passage): readonly string[] {
  return [...questionsOf(passage), `${passage.title}. ${passage.answer}`];
}

const places = new Map(knowledge.map(({ id }, at) => [id, at]));

/** What is typed right after a passage was told, with the places in `knowledge` of that one and of the one that answers it. */
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

/** What the first of the groups that no page answers say: remarks and described work. */
export const asides: readonly Aside[] = besides.map(([aside]) => aside);

/** Groups of messages that no page answers, but those that are refused. */
export const declined = inEnglish([...besides.map(([, texts]) => texts), ...offTopic, ...foreignOffTopic]);

/** Groups of messages that no page answers. */
export const unanswered = [
  ...declined,
  ...inEnglish([...attacks, ...foreignAttacks, ...personalRequests, ...foreignPersonalRequests]),
];

/** The first of the groups that are refused. */
export const firstRefused = declined.length;

/** As a message in another language is read. */
function inEnglish(groups: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return groups.map((group) => group.map((text) => glossed(text)?.text ?? text));
}
