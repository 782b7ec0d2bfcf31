// Characters that no call accepts: controls except tab and newline, and lone surrogates (CONTRACT, section 3).
const unreadable = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/**
 * Removes the invisible characters that texts from PDFs and word processors contain: a server refuses them, and nobody
 * can see what to remove.
 */
export function readableText(text: string): string {
  return text.replace(/\r\n?|[\v\f]/g, "\n").replace(unreadable, "");
}
