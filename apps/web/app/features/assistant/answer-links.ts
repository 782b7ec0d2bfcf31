/** A piece of an answer, and its offset in the answer. */
export type Piece = Readonly<{ kind: "text" | "link"; text: string; at: number }>;

// A path starts a word and has no second leading slash. Closing punctuation is not part of a link.
const link = /(?<![\w/.<])(?:https?:\/\/[^\s<>"]+|\/[a-z0-9][\w\-./#?=&%]*)/gi;
const closing = new Set(".,;:!?)]}'\"");

/** Links http(s) addresses and this site's paths; all else stays text (CONTRACT, section 3: "no HTML, no images"). */
export function piecesOf(answer: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of answer.matchAll(link)) {
    const text = withoutClosing(match[0]);
    if (match.index > end) pieces.push({ kind: "text", text: answer.slice(end, match.index), at: end });
    pieces.push({ kind: "link", text, at: match.index });
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
