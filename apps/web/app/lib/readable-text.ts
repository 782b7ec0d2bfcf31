// What no call takes: controls other than tab and newline, and halves of characters (CONTRACT, section 3).
const unreadable = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/**
 * Without the invisible characters that texts from PDFs and word processors bring: a server refuses them, and nobody can
 * see what to remove.
 */
export function readableText(text: string): string {
  return text.replace(/\r\n?|[\v\f]/g, "\n").replace(unreadable, "");
}
