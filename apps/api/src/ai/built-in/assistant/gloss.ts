import { readFileSync } from "node:fs";

/** Languages with word lists good enough to search English facts by their words. */
export type ForeignLanguage = "es" | "de" | "fr";

/** In the visitor's language, shown before English: `told` before the site's answer, `other` before other replies. */
const englishOnly: Readonly<Record<ForeignLanguage, { told: string; other: string }>> = {
  es: { told: "Solo escribo en inglés; esto es lo que dice el sitio.", other: "Solo escribo en inglés." },
  de: { told: "Ich schreibe nur Englisch; das sagt die Website dazu.", other: "Ich schreibe nur Englisch." },
  fr: { told: "Je n’écris qu’en anglais ; voici ce que dit le site.", other: "Je n’écris qu’en anglais." },
};

const languages = ["es", "de", "fr"] as const;
/** In words. */
const longestExpression = 4;
const shortestStem = 5;
const longestEnding = 3;
/** Of a compound's shortest part. */
const shortestPart = 4;
/** Longer words are not compounds, and splitting a word takes time quadratic in its letters. */
const longestCompound = 40;
/** The most parts of a compound. */
const mostParts = 3;
/** Linking letters between the parts of a German compound. */
const links = ["", "s", "n", "en", "es", "e", "er"];

type Meanings = Readonly<{
  /** Meanings of unaccented words. */
  words: ReadonlyMap<string, string>;
  /** The words among these that do not identify the language. */
  english: ReadonlySet<string>;
  /** Meanings by word beginnings; few messages need them. If words begin alike, the first one wins. */
  stems: () => ReadonlyMap<string, string>;
  /** Whether the language writes two nouns as one word. */
  compounds: boolean;
}>;

const lists = new Map<ForeignLanguage, Meanings>();

/** The list of a language, read when first needed: most visitors write English. */
function meaningsOf(language: ForeignLanguage): Meanings {
  const list = lists.get(language) ?? readWords(language);
  lists.set(language, list);
  return list;
}

/**
 * A line of the list: a word or an expression, its meaning, and `en` if English has it, too. If words are equal without
 * accents, the first one counts.
 */
function readWords(language: ForeignLanguage): Meanings {
  const list = readFileSync(new URL(`../../../../assets/assistant/words/${language}.txt`, import.meta.url), "utf8");
  const words = new Map<string, string>();
  const english = new Set<string>();
  for (const line of list.trimEnd().split("\n")) {
    const [spelled = "", meant = "", shared] = line.split("\t");
    const word = plain(spelled);
    if (shared) english.add(word);
    if (!words.has(word)) words.set(word, meant);
  }
  let stems: ReadonlyMap<string, string> | undefined;
  return { words, english, stems: () => (stems ??= stemsOf(words)), compounds: language === "de" };
}

function stemsOf(words: Meanings["words"]): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  for (const [word, english] of words) {
    for (let end = Math.max(shortestStem, word.length - longestEnding); end <= word.length; end += 1) {
      const stem = word.slice(0, end);
      if (word.length >= shortestStem && !stems.has(stem)) stems.set(stem, english);
    }
  }
  return stems;
}

/** English words that look foreign. */
const alsoEnglish: ReadonlySet<string> = new Set(
  `a ai an in is on me no not so or was will hat die war am at do to as i he she it you we us if for and the of my our agent agents
  job jobs system support software remote audit code robot person documents services solutions marketing contact mail e-mail
  start error capital assistant data client clients email application applications association associations classify
  freelance main planning positions reserve sage salon solo tag telephone vale agenda arrive assistance attend bureau cv
  decide demonstration distance engagement euro fall film grand journal llama moment ocr pays programme reduction
  salaries sale sector sso stage stuck tos transport pentest voicebot precision integrations
  plus car mails no-code`.split(/\s+/),
);
/** Words that most English messages contain and that the other languages lack. */
const onlyEnglish: ReadonlySet<string> = new Set(
  `the is are i you your what how when where who which why do does did can could would will it its this that these there my our
  we they their have has with and or for from of to at by not be been if about get much many long any some`.split(
    /\s+/,
  ),
);
/**
 * Italian, Portuguese and Romanian words, many of which resemble the others. "Quanto" alone may be misspelled Spanish.
 */
const otherLanguage =
  /\b(?:quanto (?:costa|custa|tempo)|cosa fate|cat costa|posso|parlare|dove|quali|quale|gli|avete|potete|vorrei|vostr[aoie]|nostr[aoi]|dell[aeo]|azienda|anche|lavor[oai]|lavorare|prezz[oi]|funziona|voces?|nao|custa|minha|aveti|faceti|sunt)\b/;
const foreignSigns = /[¿¡ñßäöüàâçèéêëîïôùûœæ]/;

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}][\p{L}'-]*/gu) ?? []
  );
}

/** Looks up a word: French joins short words by an apostrophe or a hyphen. */
function written(word: string, { words }: Meanings): string | undefined {
  const bare = bareOf(word);
  // The whole word first: "c'est quoi" is an expression, "c'est" alone is "est".
  return (
    words.get(plain(word)) ??
    words.get(bare) ??
    words.get(bare.replace(/(?:-t)?-(?:vous|il|elle|on|nous|je|tu|ils|elles)$/, ""))
  );
}

/** Whether a language's list has a word that is spelled differently in English. */
function isForeign(word: string, known: Meanings): boolean {
  const english = known.english.has(bareOf(word)) ? undefined : written(word, known);
  return english !== undefined && english.toLowerCase() !== word;
}

function meaning(word: string, known: Meanings): string | undefined {
  const bare = bareOf(word);
  return written(word, known) ?? inflected(bare, known) ?? (known.compounds ? compound(bare, known) : undefined);
}

function bareOf(word: string): string {
  return plain(word).replace(/^(?:l|d|j|n|s|c|m|t|qu)'/, "");
}

function withExpressions(words: readonly string[], known: Meanings["words"]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let size = Math.min(longestExpression, words.length - at);
    const expression = () =>
      words
        .slice(at, at + size)
        .map(plain)
        .join(" ");
    while (size > 1 && !known.has(expression())) size -= 1;
    joined.push(size > 1 ? expression() : (words[at] ?? ""));
    at += size;
  }
  return joined;
}

/** Translates a compound of two or three parts, the last as long as possible: "Steuerkanzlei" as "tax office". */
function compound(word: string, known: Meanings, parts = mostParts): string | undefined {
  if (word.length > longestCompound) return undefined;
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
    const rest = word.slice(cut);
    const last = known.words.get(rest) ?? inflected(rest, known);
    const first = last && before(word.slice(0, cut), known, parts - 1);
    if (first) return `${first} ${last}`;
  }
  return undefined;
}

function before(start: string, known: Meanings, parts: number): string | undefined {
  const linked = links.filter((link) => start.endsWith(link)).map((link) => start.slice(0, start.length - link.length));
  const whole = linked.find((part) => known.words.has(part));
  if (whole) return known.words.get(whole);
  return parts > 1 ? compound(start, known, parts) : undefined;
}

/** Looks up a word with an unknown ending by its stem: "entrenamos" by "entrenan". */
function inflected(word: string, { stems }: Meanings): string | undefined {
  for (let cut = 1; cut <= longestEnding && word.length - cut >= shortestStem; cut += 1) {
    const found = stems().get(word.slice(0, -cut));
    if (found !== undefined) return found;
  }
  return undefined;
}

function plain(word: string): string {
  // A list has 10,000 words, few of them with an accent.
  if (!/[^\u0000-\u007f]/.test(word)) return word;
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

export type Glossed = Readonly<{
  language: ForeignLanguage;
  text: string;
  notice: Readonly<{ told: string; other: string }>;
}>;

/**
 * Translates Spanish, German or French word by word, with notes for the visitor; undefined for other texts, including
 * Italian.
 */
export function glossed(message: string): Glossed | undefined {
  const words = wordsOf(message);
  if (words.length === 0) return undefined;
  const signs = foreignSigns.test(message.toLowerCase());
  const english = words.filter((word) => onlyEnglish.has(word)).length;
  // In that case no language has more words, and no list has to be read.
  if (english >= words.length / 2) return undefined;
  if (otherLanguage.test(words.map(plain).join(" "))) return undefined;
  const telling = (known: Meanings) => words.filter((word) => !alsoEnglish.has(word) && isForeign(word, known)).length;
  const [best] = languages
    .map((language) => ({ language, telling: telling(meaningsOf(language)) }))
    .filter((one) => one.telling > english)
    .map((one) => ({
      ...one,
      known: words.filter((word) => meaning(word, meaningsOf(one.language)) !== undefined).length,
    }))
    .toSorted((one, other) => other.telling - one.telling || other.known - one.known);
  if (!best || !(best.telling >= 2 || signs || words.length <= 2)) return undefined;
  if (best.known < words.length * (signs ? 0.3 : 0.5)) return undefined;
  const known = meaningsOf(best.language);
  const inEnglish = (sentence: string) =>
    withExpressions(wordsOf(sentence), known.words)
      .map((word) => meaning(word, known) ?? word)
      .join(" ");
  return {
    language: best.language,
    // Sentences stay separate: each may ask its own question.
    text: message
      .trim()
      .split(/(?<=[.?!])\s+/)
      .map(inEnglish)
      .join(". "),
    notice: englishOnly[best.language],
  };
}
