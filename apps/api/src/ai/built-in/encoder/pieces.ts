/** The best way to split the first characters: its last piece and where that begins. */
type Step = { score: number; from: number; piece: number };

const unknown = 0;
const unknownScore = -20;
/** Characters read; visitors' texts may be long, the tokens wanted are few. */
const longestText = 1_000;
/** The vocabulary starts with control tokens, which no text contains. */
const marks = 6;

/** The most likely split into at most `longest` tokens, by the vocabulary's scores (unigram). */
export function createPieces(
  pieces: readonly string[],
  scores: readonly number[],
): (text: string, longest: number) => number[] {
  const known = new Map(pieces.slice(marks).map((piece, at) => [piece, at + marks]));
  const longestPiece = Math.max(...[...known.keys()].map((piece) => Array.from(piece).length));

  return (text, longest) => {
    // The leading space marks the start of a word, as SentencePiece does.
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
      // A run of unknown characters is one token.
      if (piece !== unknown || found.at(-1) !== unknown) found.push(piece);
      end = from;
    }
    return found.toReversed().slice(0, longest);
  };
}
