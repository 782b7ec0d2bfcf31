/** A piece of a text, and its offset in it. */
export type Piece = Readonly<{ kind: "text" | "link"; text: string; at: number }>;

// Ends at invisible characters: one that reverses the writing direction would let one address read as another.
const address = /(?<![\w/])https?:\/\/[^\s<>"\p{C}]+/giu;
const brackets = [
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["（", "）"],
] as const;
const openers = new Map<string, string>(brackets);
const marks = [
  ".",
  ",",
  ";",
  ":",
  "!",
  "?",
  "…",
  "'",
  "’",
  "”",
  "»",
  "*",
  "。",
  "、",
  "，",
  "！",
  "？",
  "：",
  "；",
  "」",
];
const closing = new Set([...marks, ...openers.values()]);

/** Finds the http(s) addresses in a text, in linear time for any input. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = withoutClosing(match[0]);
    if (!leadsWhereItSays(found)) continue;
    if (match.index > end) pieces.push({ kind: "text", text: text.slice(end, match.index), at: end });
    pieces.push({ kind: "link", text: found, at: match.index });
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ kind: "text", text: text.slice(end), at: end });
  return pieces;
}

/** In `https://bank.example@evil.example` the first part is a user name, which readers mistake for the host. */
function leadsWhereItSays(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

/** Removes trailing punctuation, and trailing brackets that the address did not open. */
function withoutClosing(text: string): string {
  const unopened = new Map<string, number>();
  for (const sign of text) {
    const closer = openers.get(sign);
    if (closer !== undefined) unopened.set(closer, (unopened.get(closer) ?? 0) - 1);
    else if (closing.has(sign)) unopened.set(sign, (unopened.get(sign) ?? 0) + 1);
  }
  let end = text.length;
  for (let sign = text.charAt(end - 1); closing.has(sign); sign = text.charAt(end - 1)) {
    const left = unopened.get(sign) ?? 0;
    if (left <= 0) break;
    unopened.set(sign, left - 1);
    end -= 1;
  }
  return text.slice(0, end);
}
