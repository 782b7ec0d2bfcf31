/** The marks in a model's answer: page numbers, and the two words of `assistantSystemPrompt`. */
export type Marks = { pages: ReadonlySet<number>; unanswered: boolean; wantsPerson: boolean };

/** Removes the marks from an answer while it streams. */
export type MarkReader = {
  /** Returns the text that may be shown now; often `""`. */
  push(piece: string): string;
  /** Returns the held-back rest that was not a mark. */
  end(): string;
  readonly marks: Marks;
};

// Models write one mark as [1], [page 1], [1, 3] or 【1】, with or without a space before it.
const mark = /(?<!\s)\s*[[【](?:pages? ?)?(\d{1,2}(?:\s?[,;]\s?\d{1,2})*|none|person)[\]】]/gi;
/** Spaces before a mark, and an incomplete mark; none is longer. */
const begun = /(?<!\s)\s*(?:[[【][^\]】\n]{0,24})?$/;

/** Reads the marks that `assistantSystemPrompt` tells a model to write. */
export function createMarkReader(): MarkReader {
  const pages = new Set<number>();
  const words = new Set<string>();
  let held = "";
  const note = (_: string, content: string) => {
    if (/^\d/.test(content)) for (const number of content.split(/[,;]/)) pages.add(Number(number));
    else words.add(content.toLowerCase());
    return "";
  };
  return {
    push(piece) {
      const text = (held + piece).replace(mark, note);
      const ready = text.replace(begun, "");
      held = text.slice(ready.length);
      return ready;
    },
    end() {
      const rest = held.trimEnd();
      held = "";
      return rest;
    },
    get marks() {
      return { pages, unanswered: words.has("none"), wantsPerson: words.has("person") };
    },
  };
}
