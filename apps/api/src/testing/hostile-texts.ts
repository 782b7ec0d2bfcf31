import { type Arbitrary, array, boolean, constantFrom, integer, oneof, record, tuple } from "fast-check";
import slow from "./slow-texts.json" with { type: "json" };

/** Characters of the longest text that a visitor may send (`limits.historyCharacters` of the contract). */
export const fullSize = 16_000;

const { starts, ends } = slow;
// JSON cannot represent lone surrogates.
const units = [...slow.units, "\ud800", "\udc00"];

/** `start`, then `unit` repeated, then `end`, `size` characters in all. */
function filled(unit: string, size: number, { start = "", end = "" } = {}): string {
  const room = Math.max(0, size - start.length - end.length);
  return `${start}${unit.repeat(Math.ceil(room / unit.length)).slice(0, room)}${end}`;
}

/** Each unit of the corpus repeated, as it is and before each of two ends that no pattern expects. */
export function knownSlowTexts(size: number): string[] {
  return units.flatMap((unit) => [
    filled(unit, size),
    filled(unit, size, { end: "x" }),
    filled(unit, size, { end: " b c d e f g h\nfoo bar" }),
  ]);
}

const joinedOf = (part: Arbitrary<string>, maxLength: number) =>
  array(part, { minLength: 1, maxLength }).map((parts) => parts.join(""));
// Not its `string`, whose table of all characters takes seconds to build. Surrogates are among the units.
const character = integer({ min: 0, max: 0x10_f7_ff }).map((at) =>
  String.fromCodePoint(at < 0xd8_00 ? at : at + 0x8_00),
);
const mark = integer({ min: 0x3_00, max: 0x3_6f }).map((at) => String.fromCodePoint(at));
const unit = oneof(
  { weight: 6, arbitrary: constantFrom(...units) },
  { weight: 1, arbitrary: joinedOf(character, 6) },
  {
    weight: 1,
    arbitrary: joinedOf(
      tuple(character, mark).map((both) => both.join("")),
      6,
    ),
  },
);
const joined = joinedOf(unit, 4);

/**
 * Texts of `size` characters that try to be slow to read: one unit repeated, two halves of different units, marks that
 * open and never close, parts of everything the readers look for in any order.
 */
export function hostileTexts(size: number): Arbitrary<string> {
  const start = constantFrom(...starts);
  const end = constantFrom(...ends);
  const run = record({ unit: joined, start, end }).map((parts) => filled(parts.unit, size, parts));
  const halves = tuple(joined, joined, start, end).map(([first, second, before, after]) => {
    const half = filled(first, Math.floor(size / 2), { start: before });
    return `${half}${filled(second, size - half.length, { end: after })}`;
  });
  const nested = tuple(joined, joined, boolean()).map(([open, close, closed]) => {
    const half = filled(open, Math.floor(size / 2));
    return closed ? half + filled(close, size - half.length) : filled(open, size);
  });
  // A few parts in any order, repeated into a long text: as many arrangements as possible from few random numbers.
  const mixed = tuple(array(unit, { minLength: 5, maxLength: 60 }), start, end).map(([parts, before, after]) =>
    filled(parts.join(""), size, { start: before, end: after }),
  );
  return oneof({ weight: 4, arbitrary: run }, { weight: 2, arbitrary: halves }, nested, {
    weight: 3,
    arbitrary: mixed,
  });
}
