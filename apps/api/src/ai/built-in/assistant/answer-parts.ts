import type { Passage } from "@thirtyfold/content";
import type { Finder } from "./find.ts";
import { listedIn, maxParts, partsOf, thingsIn } from "./parts.ts";
import type { Before } from "./rates.ts";

/** A part that refers to the one before: "Is the audit free? What happens after it?" */
const backReference = /\b(it|its|that|this|they|them|one|ones)\b/i;

const questioning =
  /^(and |so |but |or )?(how|what|when|where|who|which|why|whose|do|does|did|can|could|is|are|was|will|would|have|has|should|may)\b/i;
/** "Our lawyer says no. What do you say to that?" asks about the statement before. */
const ofWhatWasTold = /\b(it|that|this|them)\W*$/i;
/** "We run a bakery", "By evening they have called": statements, not questions. */
const relating =
  /^(?:[\w'’]+ ){0,2}(?:i|we|my|our|they|she|he|it|there|someone|somebody|everybody|everyone|nobody)(?:['’]\w+)?\b/i;

/**
 * The passages that answer a message: `open` if one of its questions has no answer, `uncertain` if none is surely
 * answered by the site, `several` if it asks more than one thing.
 */
export type FoundParts = Readonly<{
  passages: readonly Passage[];
  open?: true;
  uncertain?: boolean;
  several?: boolean;
}>;

/**
 * Finds the passages that answer each part of a message. Next to a question, a part that only tells about the visitor
 * needs no answer.
 */
export function found(message: string, finder: Finder, before?: Before): FoundParts {
  const { find, isBeyond, isUncertain } = finder;
  const parts = partsOf(message);
  if (parts.length < 2 || parts.length > maxParts) return foundWhole(message, finder, before);
  const each: (readonly Passage[])[] = [];
  const befores: (Before | undefined)[] = [];
  let last = before;
  for (const part of parts) {
    const own = backReference.test(part) ? last : undefined;
    const passages = find(part, own);
    const [told] = passages;
    each.push(passages);
    befores.push(own);
    if (told) last = { asked: part, told };
  }
  const asking = each.filter((_, at) => asks(parts[at] ?? ""));
  const asked = asking.map(([first]) => first);
  const beside = each.filter((some) => !asking.includes(some)).map(([first]) => first);
  if (asked.length === 0) return { passages: distinct(beside).length > 0 ? distinct(beside) : find(message, before) };
  if (distinct(asked).every(({ unstated }) => unstated)) {
    // A question with few words of its own refers to the statement before.
    const named = distinct(asked).length > 0;
    const clear = parts.every((part) => !asks(part) || isBeyond(part) || (named && !backReference.test(part)));
    return clear ? { passages: distinct(asked), several: true } : { passages: find(message, before) };
  }
  // A single question gets its complete answer, as if it were asked alone.
  const answering = asking.length === 1 ? asking.flat() : asked;
  return {
    passages: distinct([...answering, ...beside.filter((passage) => !passage?.unstated)]),
    ...(asked.includes(undefined) && { open: true }),
    several: asking.length > 1,
    uncertain: parts.every(
      (part, at) => !asks(part) || each[at]?.[0]?.unstated !== undefined || isUncertain(part, befores[at]),
    ),
  };
}

/** The same for a message with a single part, which may list things. */
function foundWhole(message: string, finder: Finder, before: Before | undefined): FoundParts {
  const { find, isUncertain, prepare } = finder;
  const whole = find(message, before);
  const told = whole[0] && !whole[0].unstated;
  const uncertain = !told || isUncertain(message, before);
  const things = uncertain ? thingsFound(message, finder) : [];
  if (things.length > 1) return { passages: things, several: true };
  if (!told) return { passages: whole };
  const listing = listedIn(message);
  // "3 years of React, is that enough?" asks one thing, as does "your login, I only want to look around".
  const isOne = listing.some((item) => backReference.test(item) || relating.test(item));
  const items = isOne ? [] : listing;
  prepare(items);
  const listed = items.flatMap((item) =>
    find(item)
      .slice(0, 1)
      .filter(({ unstated }) => !unstated),
  );
  const passages = [...new Set([...whole.slice(0, 1), ...listed, ...whole])];
  return { passages, several: listed.length > 0, uncertain: listed.length === 0 && uncertain };
}

/**
 * The passage for each thing in a message that only names things, "your email and the refund policy"; empty if any is
 * uncertain.
 */
function thingsFound(message: string, { find, isDoubtful, isUncertain, prepare }: Finder): readonly Passage[] {
  const things = thingsIn(message);
  prepare(things);
  const each = things.map((thing) => {
    const [best] = find(thing);
    return best?.unstated || !(isDoubtful(thing) || isUncertain(thing)) ? best : undefined;
  });
  return each.includes(undefined) ? [] : distinct(each);
}

function distinct(passages: readonly (Passage | undefined)[]): readonly Passage[] {
  return [...new Set(passages.filter((passage) => passage !== undefined))];
}

function asks(part: string): boolean {
  if (ofWhatWasTold.test(part)) return false;
  return part.endsWith("?") || questioning.test(part) || !relating.test(part);
}
