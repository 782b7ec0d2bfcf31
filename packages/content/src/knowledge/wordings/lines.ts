/** The wordings of a text: one in each line, or several with a bar between them. */
export function lines(text: string): readonly string[] {
  return text.trim().split(/\n\s*| \| /);
}

/** A wording for each name, the sentences taken in turn: `{}` stands for the name. */
export function named(sentences: readonly string[], names: string): readonly string[] {
  return lines(names).map((name, at) => (sentences[at % sentences.length] ?? "{}").replace("{}", name));
}
