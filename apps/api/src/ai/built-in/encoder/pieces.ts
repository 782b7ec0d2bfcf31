const unknown = 0;
const unknownScore = -20;
/** Characters read: visitors' texts may be long, but few tokens are needed. */
const longestText = 1_000;
/** The vocabulary starts with control tokens, which no text contains. */
const marks = 6;
/** This many characters are enough to tell most parts of a text from all longer pieces. */
const stem = 4;

/** Splits a text into at most `longest` tokens in the most likely way, by the vocabulary's scores (unigram). */
export function createPieces(
  pieces: readonly string[],
  scores: readonly number[],
): (text: string, longest: number) => number[] {
  const known = new Map(pieces.slice(marks).map((piece, at) => [piece, at + marks]));
  const longestPiece = Math.max(...pieces.map(({ length }) => length));
  const begun = new Set(pieces.map((piece) => piece.slice(0, stem)));

  return (text, longest) => {
    // The leading space marks the start of a word, as SentencePiece does.
    const characters = Array.from(` ${text.slice(0, longestText)}`.normalize("NFKC").replaceAll(" ", "▁"));
    const count = characters.length;
    // For the best split of the first n characters: its score, its last piece and the start of that piece.
    const best = new Float64Array(count + 1).fill(-Infinity);
    const [last, begins] = [new Uint16Array(count + 1), new Uint16Array(count + 1)];
    best[0] = 0;
    const offer = (from: number, end: number, piece: number, score: number) => {
      const sum = (best[from] ?? 0) + score;
      if (sum > (best[end] ?? 0)) [best[end], last[end], begins[end]] = [sum, piece, from];
    };
    for (let from = 0; from < count; from += 1) {
      offer(from, from + 1, unknown, unknownScore);
      let piece = "";
      for (let end = from; end < Math.min(count, from + longestPiece); end += 1) {
        piece += characters[end];
        if (end + 1 === from + stem && !begun.has(piece)) break;
        const index = known.get(piece);
        if (index !== undefined) offer(from, end + 1, index, scores[index] ?? 0);
      }
    }
    const found: number[] = [];
    for (let end = count; end > 0; end = begins[end] ?? 0) {
      const piece = last[end] ?? unknown;
      // Consecutive unknown characters form one token.
      if (piece !== unknown || found.at(-1) !== unknown) found.push(piece);
    }
    return found.toReversed().slice(0, longest);
  };
}
