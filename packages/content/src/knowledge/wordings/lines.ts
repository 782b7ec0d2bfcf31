/** The wordings of a text: one in each line, or several with a bar between them. */
export function lines(text: string): readonly string[] {
  return text.trim().split(/\n\s*| \| /);
}
