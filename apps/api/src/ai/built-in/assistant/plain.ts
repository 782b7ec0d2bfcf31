/** A normal form of a text, equal for equal wordings regardless of case and punctuation. */
export function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
