import { sentencesOf } from "./sentences.ts";

const heading =
  /^\s*(?:#+\s*|\d+[.)]\s*)?\**(scope(?: of work)?|services|deliverables|what we (?:will )?(?:do|deliver|build)|included|includes|work packages|project scope|in scope|agents?|leistung(?:en)?|umfang)[*\s]*(?::[*\s]*)?(.*)/is;
const bullet = /^\s*(?:[-*•–]|\d+[.)])\s+/;
const promiseWords =
  /\b(?:we(?:'ll| will)|will|to) (?:build|deliver|set up|create|integrate|connect|migrate|train|automate|implement|configure|provide|design|launch)\b|\b(?:wants?|needs?|bought|ordered|booked|signed(?: up)? for) (?:an? |the |us to )|\b(?:an?|one|two|three|\d) (?:\w+ )?agents?(?::| for| that| to| which)|\bagents? for\b/i;
const maxItems = 8;
const maxLength = 160;

/** The work a proposal promises: the list under a heading such as "Scope", else the sentences that promise work. */
export function findScope(text: string): string[] {
  // Several fields may share a line: "Client: A. Scope: B."
  const lines = text.split(/\n|(?<=[.;])\s+(?=\p{Lu}[\p{L} -]{1,24}:\s)/u);
  const start = lines.findIndex((line) => heading.test(line));
  const listed = start < 0 ? [] : itemsBelow(lines, start);
  const items = listed.length > 0 ? listed : sentencesOf(text).filter((sentence) => promiseWords.test(sentence));
  return [...new Set(items.map(tidy))].filter((item) => item.length > 2).slice(0, maxItems);
}

function itemsBelow(lines: readonly string[], start: number): string[] {
  const rest = heading.exec(lines[start] ?? "")?.[2] ?? "";
  if (rest.trim() !== "") return enumerated(rest);
  const below = lines.slice(start + 1);
  const first = below.findIndex((line) => line.trim() !== "");
  if (first < 0) return [];
  const block = below.slice(first);
  const end = block.findIndex((line) => line.trim() === "" || (!bullet.test(line) && line.includes(":")));
  const items = block.slice(0, end < 0 ? undefined : end);
  const bulleted = items.filter((line) => bullet.test(line));
  return bulleted.length > 0 ? bulleted : items;
}

/** "a, b and c; d": "and" separates only after the last comma. */
function enumerated(text: string): string[] {
  const comma = text.lastIndexOf(",");
  const [last = "", ...further] = text.slice(comma + 1).split(/;| and /);
  if (comma < 0) return [last, ...further];
  const before = text.slice(0, comma).split(/;|, (?:and )?/);
  return last.startsWith(" ")
    ? [...before, last.replace(/^ (?:and )?/, ""), ...further]
    : [...before.slice(0, -1), `${before.at(-1) ?? ""},${last}`, ...further];
}

function tidy(item: string): string {
  const plain = item
    .replace(bullet, "")
    .replaceAll("**", "")
    .trim()
    .replace(/(?<![.;,])[.;,]+$/, "");
  return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength - 1).trimEnd()}…`.toWellFormed();
}
