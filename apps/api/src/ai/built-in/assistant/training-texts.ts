import {
  attacks,
  foreignAttacks,
  foreignOffTopic,
  foreignPersonalRequests,
  offTopic,
  type Passage,
  personalRequests,
  wordingsOf,
} from "@thirtyfold/content";
import { glossed } from "./gloss.ts";

/** A passage's wordings as visitors' messages are read: those in other languages word by word. */
export function questionsOf(passage: Passage): readonly string[] {
  return wordingsOf(passage).map((text) => glossed(text)?.text ?? text);
}

/** The texts that are embedded for a passage. */
export function textsOf(passage: Passage): readonly string[] {
  return [...questionsOf(passage), `${passage.title}. ${passage.answer}`];
}

const declined = inEnglish([...offTopic, ...foreignOffTopic]);

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
