import { type NamedThings, namedThings } from "@thirtyfold/content";

/** A text with its names replaced by their kinds, and one with them left out. */
export type Unnamed = Readonly<{ asked: string; rest: string }>;

/** Positions, agents, customers, people and offers by the names visitors use, with the word for each kind. */
const names: readonly (readonly [RegExp, string])[] = namedThings.map((things) => [
  new RegExp(alternativesOf(things), "gi"),
  things.kind,
]);

/** "AI ML engineer" equals "AI/ML engineer", and "finance and bookkeeping" "finance & bookkeeping". */
function spelling(name: string): string {
  return name.replaceAll(/[ /-](?!&)(?<!&.)/g, " ?[/-]? ?").replaceAll("&", "(?:&|and)");
}

function calledBy({ names: known, short }: NamedThings): readonly string[] {
  return known.flatMap((name) => {
    const words = name.split(" ");
    if (short === "first") return words.map((_, at) => words.slice(0, at + 1).join(" "));
    return short === "last" ? [name, ...words.slice(-1)] : [name];
  });
}

function alternativesOf(things: NamedThings): string {
  const { described = [] } = things;
  const alternatives = calledBy(things)
    .map(spelling)
    .toSorted((one, other) => other.length - one.length);
  const alone = `\\b(?:${alternatives.join("|")})s?\\b`;
  const behind = described.map(spelling).join("|");
  return behind ? `${alone}|(?<=\\b(?:the|that) )(?:${behind})\\b` : alone;
}

/** The first words of names. Most texts contain none of them, and the patterns take 10 ms to compile. */
const beginnings = [
  ...new Set(
    namedThings
      .flatMap((things) => [...calledBy(things), ...(things.described ?? [])])
      .map((name) => /\w+/.exec(name.toLowerCase())?.[0] ?? ""),
  ),
];

/** Looks at word beginnings: "AIML engineer" begins with "AI". */
function mayName(text: string): boolean {
  const words = text.toLowerCase().match(/\w+/g) ?? [];
  return words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
}

/** "The product lead position", "the project manager job". */
const twice = /\b(position|agent) (?:position|job|role|agent)\b/gi;

/** The encoder reads only the beginning of longer texts, and no question is this long. */
const longest = 1_000;

/** The text without its names; undefined if it has none. */
export function unnamed(text: string): Unnamed | undefined {
  if (text.length > longest || !mayName(text)) return undefined;
  const asked = names.reduce((current, [name, kind]) => current.replaceAll(name, kind), text);
  if (asked === text) return undefined;
  const rest = names.reduce((current, [name]) => current.replaceAll(name, " "), text);
  return { asked: asked.replaceAll(twice, "$1"), rest };
}
