/** A piece of an answer with its offset there. A link's `name` is its visible text. */
export type Piece = Readonly<{ kind: "text" | "link"; text: string; at: number; name?: string }>;

// A path starts a word and has no second leading slash. Closing punctuation is not part of a link.
const link = /(?<![\w/.<])(?:https?:\/\/[^\s<>"]+|\/[a-z0-9][\w\-./#?=&%]*)/gi;
const closing = new Set(".,;:!?)]}'\"");

/**
 * Links http(s) addresses and this site's paths; everything else stays text (CONTRACT, section 3: "no HTML, no
 * images"). Where an answer names a page before its path ("the intake form, /intake-form.html"), the name becomes the
 * link.
 */
export function piecesOf(answer: string, nameOf: (path: string) => string | undefined = () => undefined): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of answer.matchAll(link)) {
    const text = withoutClosing(match[0]);
    const name = nameOf(text) ?? text;
    const before = answer.slice(end, match.index);
    const said = before.replace(/[,:]? $/, "");
    const words = said.slice(-name.length);
    const isSaid = said !== before && words.toLowerCase() === name.toLowerCase();
    const kept = isSaid ? said.slice(0, -name.length) : before;
    if (kept !== "") pieces.push({ kind: "text", text: kept, at: end });
    pieces.push({ kind: "link", text, at: match.index, name: isSaid ? words : name });
    end = match.index + text.length;
  }
  if (end < answer.length) pieces.push({ kind: "text", text: answer.slice(end), at: end });
  return pieces;
}

function withoutClosing(text: string): string {
  let end = text.length;
  while (closing.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
