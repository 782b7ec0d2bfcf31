import { glossWords } from "./gloss-words.ts";

/** A language whose words are known well enough to search English facts by them. */
export type ForeignLanguage = keyof typeof glossWords;

/** Said in the visitor's language before an English answer. */
const englishOnly: Readonly<Record<ForeignLanguage, string>> = {
  es: "Solo escribo en inglés; esto es lo que dice el sitio.",
  de: "Ich schreibe nur Englisch; das sagt die Website dazu.",
  fr: "Je n’écris qu’en anglais ; voici ce que dit le site.",
};

const languages = ["es", "de", "fr"] as const;
function readWords(words: string): ReadonlyMap<string, string> {
  return new Map(
    words.split(/\s+/).map((entry) => {
      const [word = "", english = ""] = entry.split(":");
      return [word, english.replaceAll("_", " ")];
    }),
  );
}

const meanings = { es: readWords(glossWords.es), de: readWords(glossWords.de), fr: readWords(glossWords.fr) };

/** Words of English that look like those of another language. */
const alsoEnglish: ReadonlySet<string> = new Set(
  `a an in is on me no not so or was will hat die war am at do to as i he she it you we us if for and the of my our agent agents
  job jobs system support software remote audit code robot person documents services solutions marketing contact mail e-mail
  start error capital assistant data client clients email`.split(/\s+/),
);
/** Letters and signs that English does not write. */
const foreignSigns = /[¿¡ñßäöüàâçèéêëîïôùûœæ]/;

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}][\p{L}'-]*/gu) ?? []
  );
}

/** French joins its short words to the next by an apostrophe. */
function meaning(word: string, known: ReadonlyMap<string, string>): string | undefined {
  return (
    known.get(word) ??
    known.get(word.replace(/^(?:l|d|j|n|s|c|m|t|qu)'/, "")) ??
    known.get(word.replace(/-vous$|-il$/, ""))
  );
}

/**
 * A message in Spanish, German or French as a string of English words, with what is said to the visitor before the answer.
 * Undefined for English, and for what is neither.
 */
export function glossed(message: string): { language: ForeignLanguage; text: string; notice: string } | undefined {
  const words = wordsOf(message);
  if (words.length === 0) return undefined;
  const signs = foreignSigns.test(message.toLowerCase());
  const counted = languages.map((language) => ({
    language,
    known: words.filter((word) => meaning(word, meanings[language]) !== undefined).length,
    telling: words.filter((word) => !alsoEnglish.has(word) && meaning(word, meanings[language]) !== undefined).length,
  }));
  const [best] = counted.toSorted((one, other) => other.telling - one.telling || other.known - one.known);
  const enough = best && (best.telling >= 2 || (best.telling >= 1 && (signs || words.length <= 2)));
  if (!enough || best.known < words.length * (signs ? 0.3 : 0.5)) return undefined;
  const known = meanings[best.language];
  return {
    language: best.language,
    text: words.map((word) => meaning(word, known) ?? word).join(" "),
    notice: englishOnly[best.language],
  };
}
