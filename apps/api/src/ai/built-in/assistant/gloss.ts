import { frenchWords } from "./gloss-french.ts";
import { germanWords } from "./gloss-german.ts";
import { spanishWords } from "./gloss-spanish.ts";

/** A language whose words are known well enough to search English facts by them. */
export type ForeignLanguage = "es" | "de" | "fr";

/** Said in the visitor's language before an English answer. */
const englishOnly: Readonly<Record<ForeignLanguage, string>> = {
  es: "Solo escribo en inglés; esto es lo que dice el sitio.",
  de: "Ich schreibe nur Englisch; das sagt die Website dazu.",
  fr: "Je n’écris qu’en anglais ; voici ce que dit le site.",
};

const languages = ["es", "de", "fr"] as const;
/** Expressions of several words stand in the lists with `_` between them. */
const longestExpression = 4;
const shortestStem = 5;
const longestEnding = 3;

/** Each word without its accents, and its stems with a mark behind. The first word with a stem has it. */
function readWords(words: string): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const entry of words.split(/\s+/)) {
    const [spelled = "", meant = ""] = entry.split(":");
    const [word, english] = [plain(spelled), meant.replaceAll("_", " ")];
    if (!known.has(word)) known.set(word, english);
    for (let end = Math.max(shortestStem, word.length - longestEnding); end <= word.length; end += 1) {
      const stem = `${word.slice(0, end)}…`;
      if (word.length >= shortestStem && !known.has(stem)) known.set(stem, english);
    }
  }
  return known;
}

const meanings = { es: readWords(spanishWords), de: readWords(germanWords), fr: readWords(frenchWords) };

/** Words of English that look like those of another language. */
const alsoEnglish: ReadonlySet<string> = new Set(
  `a ai an in is on me no not so or was will hat die war am at do to as i he she it you we us if for and the of my our agent agents
  job jobs system support software remote audit code robot person documents services solutions marketing contact mail e-mail
  start error capital assistant data client clients email`.split(/\s+/),
);
/** Words that few English messages lack, and that the other languages do not have. */
const onlyEnglish: ReadonlySet<string> = new Set(
  `the is are i you your what how when where who which why do does did can could would will it its this that these there my our
  we they their have has with and or for from of to at by not be been if about get much many long any some`.split(
    /\s+/,
  ),
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

/** French joins its short words to the next by an apostrophe, or to the verb by a hyphen. */
function written(word: string, known: ReadonlyMap<string, string>): string | undefined {
  const bare = bareOf(word);
  return known.get(bare) ?? known.get(bare.replace(/(?:-t)?-(?:vous|il|elle|on|nous|je|tu|ils|elles)$/, ""));
}

function meaning(word: string, known: ReadonlyMap<string, string>): string | undefined {
  return written(word, known) ?? inflected(bareOf(word), known);
}

function bareOf(word: string): string {
  return plain(word).replace(/^(?:l|d|j|n|s|c|m|t|qu)'/, "");
}

/** The words of a message, those of an expression joined. */
function withExpressions(words: readonly string[], known: ReadonlyMap<string, string>): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let size = Math.min(longestExpression, words.length - at);
    const expression = () =>
      words
        .slice(at, at + size)
        .map(plain)
        .join("_");
    while (size > 1 && !known.has(expression())) size -= 1;
    joined.push(size > 1 ? expression() : (words[at] ?? ""));
    at += size;
  }
  return joined;
}

/** A word whose ending is not known, by its stem: "entrenamos" by "entrenan". */
function inflected(word: string, known: ReadonlyMap<string, string>): string | undefined {
  for (let cut = 1; cut <= longestEnding && word.length - cut >= shortestStem; cut += 1) {
    const stem = word.slice(0, -cut);
    const found = known.get(`${stem}…`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Without accents, which many visitors leave out. */
function plain(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "");
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
    telling: words.filter((word) => !alsoEnglish.has(word) && written(word, meanings[language]) !== undefined).length,
  }));
  const [best] = counted.toSorted((one, other) => other.telling - one.telling || other.known - one.known);
  const english = words.filter((word) => onlyEnglish.has(word)).length;
  const enough =
    best && best.telling > english && (best.telling >= 2 || (best.telling >= 1 && (signs || words.length <= 2)));
  if (!enough || best.known < words.length * (signs ? 0.3 : 0.5)) return undefined;
  const known = meanings[best.language];
  return {
    language: best.language,
    text: withExpressions(words, known)
      .map((word) => meaning(word, known) ?? word)
      .join(" "),
    notice: englishOnly[best.language],
  };
}
