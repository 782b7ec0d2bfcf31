/** The text that a search looks for in an option. */
type Findable = {
  label: string;
  /** Additional search words, never shown. */
  keywords?: string | undefined;
};

/**
 * Every word of the query must appear in the label or the keywords. The best matches come first: those that begin with
 * the query.
 */
export function findOptions<Option extends Findable>(options: readonly Option[], query: string): readonly Option[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options
    .map((option) => ({ option, rank: rankOf(option, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ option }) => option);
}

/** How well a query matches the best of the options; 0 for no match. */
export function bestRank(options: readonly Findable[], query: string): number {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return Math.max(0, ...options.map((option) => rankOf(option, words)));
}

function rankOf({ label, keywords = "" }: Findable, words: readonly string[]): number {
  const name = plain(label);
  if (name.startsWith(words.join(" "))) return 4;
  const starts = ` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`;
  if (words.every((word) => starts.includes(` ${word}`))) return 3;
  if (words.every((word) => name.includes(word))) return 2;
  const all = `${name} ${plain(keywords)}`;
  return words.every((word) => all.includes(word)) ? 1 : 0;
}

/** Removes case and accents: "Ines" finds "Inés". */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
