/** Pairs that nobody wants beside a name: abbreviations of crimes, insults and bodily things; "AI" is not a person. */
const unfortunate = new Set(
  "AH AI AS BJ BM BO BS CP DK FK FO FU HH HJ KK KZ NS PP SA SS STD TB VD WC XX ZZ".split(" "),
);

const letter = /[\p{L}\p{N}]/u;

// Letters of these scripts join, and two of them would read as a word.
const joins = /[\p{Script=Arabic}\p{Script=Syriac}]/u;

/**
 * The first letters of the first and the last word, or of the first alone where two would be unfortunate. Upper case by
 * no language's own rules, so that server and browser agree. Empty for a name without letters.
 */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/u).flatMap(firstLetter);
  const first = letters[0] ?? "";
  const last = letters.length > 1 ? (letters.at(-1) ?? "") : "";
  return unfortunate.has(first + last) || joins.test(first) ? first : first + last;
}

/** A letter as readers see it, with its accents, which may be several code points. */
function firstLetter(word: string): string[] {
  const graphemes = [...new Intl.Segmenter("und", { granularity: "grapheme" }).segment(word)];
  const first = graphemes.find(({ segment }) => letter.test(segment));
  return first === undefined ? [] : [first.segment.toUpperCase()];
}
