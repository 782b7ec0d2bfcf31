/** The lines of a text, each a wording. */
export function lines(text: string): readonly string[] {
  return text.trim().split(/\n\s*/);
}
