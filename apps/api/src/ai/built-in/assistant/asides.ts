import type { AssistantMessage } from "../../provider.ts";
import type { Finder } from "./find.ts";
import { maxParts, partsOf } from "./parts.ts";
import { smallTalk } from "./small-talk.ts";
import { type Aside, isWork, type Work } from "./text-index.ts";

/**
 * Remarks beside a question that do not change it. A visitor's identity does: "I run a clinic, what can you do for me?"
 */
const besides: ReadonlySet<Aside> = new Set<Aside>([
  "greeting",
  "thanks",
  "praise",
  "acknowledged",
  "complaint",
  "lost",
  "apology",
  "noise",
]);
/** Work that an agent can take or prepare beside other work. */
const preparable: readonly Work[] = ["work", "judgment"];
/** "Thanks, and how long does it take?": most words that a remark before a comma has. */
const longestOpening = 8;
/** The most remarks in a row that are skipped. */
const mostRemarks = 4;

/**
 * The kind of a message that asks nothing of the site. Each of several remarks counts as one; a story of work counts as
 * a whole.
 */
export function asideIn(message: string, leans: boolean, finder: Finder): Aside | undefined {
  const whole = finder.asideIn(message, leans);
  const parts = partsOf(message);
  if (isWork(whole) || parts.length < 2 || parts.length > maxParts) return whole;
  const each = parts.map((part) => finder.asideIn(part, leans));
  if (each.includes(undefined)) return undefined;
  return preparable.find((work) => each.includes(work)) ?? whole;
}

function isRemark(text: string, finder: Finder): boolean {
  if (smallTalk(text) !== undefined) return true;
  const aside = finder.asideIn(text, true);
  return aside !== undefined && besides.has(aside);
}

type Asked = Readonly<{ message: string; complains: boolean }>;

/**
 * The question in a message without the remarks beside it, and whether one of these complains; the whole message if it
 * is nothing but remarks, or has so many parts that looking each up would hold up other visitors.
 */
export function withoutRemarks(message: string, finder: Finder): Asked {
  const parts = partsOf(message);
  if (parts.length > maxParts) return { message, complains: false };
  const complains = parts.some((part) => finder.asideIn(part, true) === "complaint");
  const asking = parts.length < 2 ? parts : parts.filter((part) => !isRemark(part, finder));
  const [first, ...rest] = asking;
  if (first === undefined) return { message, complains };
  const opened = withoutOpening(first, finder);
  if (opened === first && asking.length === parts.length) return { message, complains };
  const asked = [opened, ...rest].map((part) => (/[?!]$/.test(part) ? part : `${part}.`)).join(" ");
  return { message: asked, complains };
}

function withoutOpening(part: string, finder: Finder): string {
  const at = part.search(/,\s|\s[-–—]\s/);
  const opening = part.slice(0, Math.max(0, at));
  const rest = part.slice(at + 1).replace(/^[\s–—-]+/, "");
  if (opening === "" || opening.split(/\s+/).length > longestOpening || rest.split(/\s+/).length < 2) return part;
  return finder.isWordedAs(opening, besides) && isRemark(opening, finder) ? rest : part;
}

/** The history up to the last question: "ok, thanks" and its reply do not change the subject. */
export function untilRemarks(history: readonly AssistantMessage[], finder: Finder): readonly AssistantMessage[] {
  let kept = history;
  for (let passed = 0; passed < mostRemarks; passed += 1) {
    const at = kept.findLastIndex(({ role }) => role === "user");
    const said = kept[at];
    if (!said || at === 0 || !isRemark(finder.read(said.content), finder)) break;
    kept = kept.slice(0, at);
  }
  return kept;
}
