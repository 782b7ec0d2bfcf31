import { limits } from "@thirtyfold/api-contract/limits";
import type { Contact } from "@thirtyfold/content";
import type { Message } from "./conversation.ts";

/** Words that suggest one contact's subject. The patterns run in linear time: they match a visitor's text. */
const subjects: readonly (readonly [Contact["id"], RegExp])[] = [
  ["technical-support", /\b(?:api|bugs?|connect\w*|crash\w*|errors?|integrat\w*|log ?in|not working|webhooks?)\b/gi],
  ["support", /\b(?:accounts?|billing|cancel\w*|complain\w*|invoice (?:number|from you)|orders?|paid|refunds?)\b/gi],
  ["sales", /\b(?:audit|budget|buy|costs?|demo|discount|offer|plans?|pric\w*|quotes?)\b/gi],
];

/** The contact that fits a conversation: whose subjects the visitor named most, else Sales, who knows all offers. */
export function contactFor(messages: readonly Message[]): Contact["id"] {
  if (messages.findLast(({ isUser }) => !isUser)?.handover?.reason === "price") return "sales";
  const said = messages.flatMap(({ isUser, text }) => (isUser ? text : [])).join("\n");
  let best: { id: Contact["id"]; named: number } = { id: "sales", named: 0 };
  for (const [id, words] of subjects) {
    const named = said.match(words)?.length ?? 0;
    if (named > best.named) best = { id, named };
  }
  return best.id;
}

/** Characters below which the beginning of a text is of no use. */
const shortest = 80;

/** The newest turns that fit into one message, the oldest of them cut; empty before the first question. */
export function transcriptOf(messages: readonly Message[]): string {
  const first = messages.findIndex(({ isUser }) => isUser);
  if (first < 0) return "";
  const heading = "From my conversation with the AI assistant:";
  const lines: string[] = [];
  let length = heading.length;
  for (const { isUser, text, outcome, isMaintenance } of messages.slice(first).toReversed()) {
    if (outcome === "failed" || isMaintenance || text === "") continue;
    const line = `${isUser ? "Me" : "Assistant"}: ${text}`;
    const room = limits.message - length - 2;
    if (line.length > room) {
      if (room >= shortest) lines.unshift(`${beginning(line, room - 1)}…`);
      break;
    }
    length += line.length + 2;
    lines.unshift(line);
  }
  return [heading, ...lines].join("\n\n");
}

/** Never ends in half a surrogate pair: the server refuses such a text. */
const beginning = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
