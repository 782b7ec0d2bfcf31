import type { SiteLink } from "../site-path.ts";

/** What a passage is about. A visitor who describes a task is shown solutions, use cases and agents only. */
export type PassageKind = "fact" | "solution" | "use-case" | "agent" | "job";

/** A piece of the site's knowledge: what an assistant may say, and the page that tells more. */
export type Passage = Readonly<{
  id: string;
  kind: PassageKind;
  title: string;
  path: SiteLink;
  /** Words of the subject that neither title nor text use. */
  keywords?: readonly string[];
  /** Everything the site says on it, for retrieval and for a language model. */
  text: string;
  /** The fact in one to three sentences, without the link. */
  answer: string;
  /** For a list: the passages of its items, in the order of the answer. */
  items?: readonly string[];
  /** Rests on a statement that must be provable: see `claims`. */
  claim?: true;
  /** The site does not tell, and the answer says so: no page can be cited for it, and a person has to answer. */
  unstated?: true;
}>;

/** A fact as a page states it. How people ask for it, `wordingsOf` knows. */
export function fact(id: string, title: string, path: SiteLink, answer: string, extra: Partial<Passage> = {}): Passage {
  return { id, kind: "fact", title, path, text: answer, answer, ...extra };
}

/** What a question is about that no passage answers, and that none says we do not tell. */
export const otherTopic = "other";

const numberWords = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** A count as the first word of a sentence: `Eight`, from eleven on in digits. */
export function countWord(count: number): string {
  return numberWords[count] ?? String(count);
}

/** A text to go on a sentence with: its first letter in lower case, unless the word is a name such as HR, SaaS or Python. */
export function midSentence(text: string): string {
  return /^[A-Z]{2}|^[A-Z][a-z]+[A-Z]|^Python\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** `a, b and c`, as a sentence needs it. */
export function inWords(items: readonly string[], conjunction = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`;
}
