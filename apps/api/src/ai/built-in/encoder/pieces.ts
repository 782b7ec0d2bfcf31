/** A way to the first characters of a text, as pieces: the last of them and where it begins. */
type Step = { score: number; from: number; piece: number };

/** What stands for a character that no piece has. */
const unknown = 0;
const unknownScore = -20;
/** Characters that are looked at: the pieces that are wanted of a text are shorter by far, and a visitor's may be long. */
const longestText = 1_000;
/** The vocabulary begins with marks that no text contains. */
const marks = 6;

/** Splits a text into pieces of the vocabulary, at most `longest` of them: the likeliest way by the pieces' own scores. */
export function createPieces(
  pieces: readonly string[],
  scores: readonly number[],
): (text: string, longest: number) => number[] {
  const known = new Map(pieces.slice(marks).map((piece, at) => [piece, at + marks]));
  const longestPiece = Math.max(...[...known.keys()].map((piece) => Array.from(piece).length));

  return (text, longest) => {
    // A space before the text, too: a piece that begins a word says so.
    const characters = Array.from(` ${text.slice(0, longestText)}`.normalize("NFKC").replaceAll(" ", "▁"));
    const best: Step[] = [{ score: 0, from: 0, piece: unknown }];
    const offer = (end: number, step: Step) => {
      const before = best[end];
      if (!before || step.score > before.score) best[end] = step;
    };
    for (let from = 0; from < characters.length; from += 1) {
      const { score } = best[from] ?? { score: 0 };
      offer(from + 1, { score: score + unknownScore, from, piece: unknown });
      let piece = "";
      for (let end = from; end < Math.min(characters.length, from + longestPiece); end += 1) {
        piece += characters[end];
        const index = known.get(piece);
        if (index !== undefined) offer(end + 1, { score: score + (scores[index] ?? 0), from, piece: index });
      }
    }
    const found: number[] = [];
    for (let end = characters.length; end > 0; ) {
      const { from, piece } = best[end] ?? { from: 0, piece: unknown };
      // Unknown characters in a row are one.
      if (piece !== unknown || found.at(-1) !== unknown) found.push(piece);
      end = from;
    }
    return found.toReversed().slice(0, longest);
  };
}
