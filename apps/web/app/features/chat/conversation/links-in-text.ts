/** A piece of a message, and its offset in the message. */
export type Piece = Readonly<{ kind: "text" | "link"; text: string; at: number }>;

const address = /(?<![\w/])https?:\/\/[^\s<>"]+/gi;
const closing = /[.,;:!?'”’)\]}]$/;
const openers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Links http(s) addresses without closing punctuation or a bracket that they did not open; all else stays text. */
export function piecesOf(message: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of message.matchAll(address)) {
    const text = withoutClosing(match[0]);
    if (!URL.canParse(text)) continue;
    if (match.index > end) pieces.push({ kind: "text", text: message.slice(end, match.index), at: end });
    pieces.push({ kind: "link", text, at: match.index });
    end = match.index + text.length;
  }
  if (end < message.length) pieces.push({ kind: "text", text: message.slice(end), at: end });
  return pieces;
}

function withoutClosing(text: string): string {
  let rest = text;
  for (let mark = closing.exec(rest)?.[0]; mark !== undefined; mark = closing.exec(rest)?.[0]) {
    const opener = openers[mark];
    if (opener !== undefined && count(rest, opener) >= count(rest, mark)) break;
    rest = rest.slice(0, -1);
  }
  return rest;
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
