/** A text by which the same wording is known again, whatever its case and punctuation. */
export function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
