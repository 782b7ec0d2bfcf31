/** Unfortunate pairs of initials: abbreviations of crimes, insults and bodily things; "AI" is not a person. */
const unfortunate = new Set(
  "AH AI AS BJ BM BO BS CP DK FK FO FU HH HJ KK KZ NS PP SA SS STD TB VD WC XX ZZ".split(" "),
);

const letter = /[\p{L}\p{N}]/u;

// Letters of these scripts join, so two of them would read as a word.
const joins = /[\p{Script=Arabic}\p{Script=Syriac}]/u;

/**
 * The first letters of the first and the last word, or only of the first if the pair would be unfortunate. Upper-cased
 * independently of locale, so that server and browser agree. Empty for a name without letters.
 */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/u).flatMap(firstLetter);
  const first = letters[0] ?? "";
  const last = letters.length > 1 ? (letters.at(-1) ?? "") : "";
  return unfortunate.has(first + last) || joins.test(first) ? first : first + last;
}

/** A word's first letter as readers see it, including accents, which may take several code points. */
function firstLetter(word: string): string[] {
  const graphemes = [...new Intl.Segmenter("und", { granularity: "grapheme" }).segment(word)];
  const first = graphemes.find(({ segment }) => letter.test(segment));
  return first === undefined ? [] : [first.segment.toUpperCase()];
}
