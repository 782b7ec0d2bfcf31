import type { SiteLink } from "../site-path.ts";

/** The subject of a passage. A visitor who describes a task only sees solutions, use cases and agents. */
export type PassageKind = "fact" | "solution" | "use-case" | "agent" | "job";

/** A piece of the site's knowledge: text an assistant may say, and the page with more about it. */
export type Passage = Readonly<{
  id: string;
  kind: PassageKind;
  title: string;
  path: SiteLink;
  /** Words for the subject that neither title nor text use. */
  keywords?: readonly string[];
  /** The site's whole content on it, for retrieval and for a language model. */
  text: string;
  /** The fact in one to three sentences, without the link. */
  answer: string;
  /** For a list: the passages of its items, in the order of the answer. */
  items?: readonly string[];
  /** Set if it relies on a statement that must be provable: see `claims`. */
  claim?: true;
  /** Set if the site does not say, and the answer says so: no page can be cited for it, and a person has to answer. */
  unstated?: true;
}>;

/** A fact as a page states it. `wordingsOf` knows how people ask for it. */
export function fact(id: string, title: string, path: SiteLink, answer: string, extra: Partial<Passage> = {}): Passage {
  return { id, kind: "fact", title, path, text: answer, answer, ...extra };
}

/** The topic of a question that no passage answers, and that none lists as unanswered. */
export const otherTopic = "other";

const numberWords = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** A count as the first word of a sentence: `Eight`; in digits from eleven on. */
export function countWord(count: number): string {
  return numberWords[count] ?? String(count);
}

/**
 * A text that continues a sentence: its first letter in lower case, unless the word is a name such as HR, SaaS or
 * Python.
 */
export function midSentence(text: string): string {
  return /^[A-Z]{2}|^[A-Z][a-z]+[A-Z]|^Python\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** `a, b and c`, for use in a sentence. */
export function inWords(items: readonly string[], conjunction = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`;
}
