const letters = "abcdefghijklmnopqrstuvwxyz".split("");
/** Shorter names are ordinary words or abbreviations, too. */
const shortest = 5;

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** What English calls the languages that have a code of two letters: names of one word, in lower case. */
export const languageNames: ReadonlySet<string> = new Set(
  letters
    .flatMap((first) => letters.map((second) => names.of(first + second)?.toLowerCase() ?? ""))
    .filter((name) => name.length >= shortest && /^[a-z]+$/.test(name)),
);
