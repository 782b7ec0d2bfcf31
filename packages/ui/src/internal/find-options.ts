/** What typing finds an option by. */
type Findable = {
  label: string;
  /** More words that it is found by, never shown. */
  keywords?: string | undefined;
};

/** Every word of the query has to stand in the label or the keywords. The best come first: those that begin as the query. */
export function findOptions<Option extends Findable>(options: readonly Option[], query: string): readonly Option[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options
    .map((option) => ({ option, rank: rankOf(option, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ option }) => option);
}

/** How well a query finds the best of the options; 0 for none. */
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

/** Without capitals and accents: "Ines" finds "Inés". */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
