/** Code points, both ends included. */
export type Range = readonly [from: number, to: number];

/** Formats ranges as CSS `unicode-range`: `U+20-7E, U+A9`. */
export function unicodeRange(ranges: readonly Range[]): string {
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
}

/** All characters in these ranges. */
export function charactersOf(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join("");
}

/** `ranges` without the characters of `taken`. */
export function without(ranges: readonly Range[], taken: readonly Range[]): Range[] {
  return taken.reduce<Range[]>((rest, [from, to]) => rest.flatMap((range) => cut(range, from, to)), [...ranges]);
}

function cut([first, last]: Range, from: number, to: number): Range[] {
  if (to < first || from > last) return [[first, last]];
  const parts: Range[] = [
    [first, from - 1],
    [to + 1, last],
  ];
  return parts.filter(([start, end]) => start <= end);
}
