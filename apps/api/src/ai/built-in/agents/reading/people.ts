const upToNineteen =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000 };

const oneOf = (words: readonly string[]) => `(?:${words.join("|")})`;
/** The end of a number in words, matched fully or not at all: "twenty" is not read in "twenty-five years". */
const end = (pattern: string) => `(?:${pattern}\\b|(?!${pattern}\\b))`;
const small = `(?:${oneOf(tens)}${end(`[- ]${oneOf(upToNineteen.slice(0, 9))}`)}|${oneOf(upToNineteen)})`;
const large = `(?:${small} )?${oneOf(Object.keys(scales))}${end(` (?:and )?${small}`)}`;
// "One" alone is not a count: "one person answers the phone".
const count = `(\\d{1,3}(?:[.,'’]\\d{3}){1,2}|\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){1,2}(?!%)|\\d{1,6}|${large}|(?!one\\b)${small})`;
const about = "(?:about |around |roughly |some |over |nearly |almost |approx(?:imately|\\.)? |~ ?)?";
const peopleWords =
  "(?:people|ppl|persons|employees|staff|team ?members|colleagues|co-?workers|ftes?|heads|of us|mitarbeiter(?:n|innen)?|besch[aä]ftigten?|personnes|empleados)";
const group =
  "(?:team|staff|company|crew|firm|office|practice|business|agency|shop|workforce|headcount|group|clinic|startup)";

/** Most reliable first: a team's size, people counted, "we are 12". */
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b${group} (?:is |has |of |size:? |with )${about}(?:\\d+ ?(?:-|–|to) ?)?${count}\\b(?! (?:years|months|weeks|hours|days|branches|locations))`,
    "i",
  ),
  new RegExp(`(?<![\\w-])${count}(?: |-)(?:person|people|employee|man|member|strong|seat|staff)\\b(?: |-)?`, "i"),
  new RegExp(`\\b\\d{1,6} ?(?:-|–|to) ?${count} ${peopleWords}`, "i"),
  new RegExp(`(?<![\\w-])${count}(?: \\w+)? ${peopleWords}\\b`, "i"),
  new RegExp(
    `\\bwe(?:'re|’re| are) ${about}${count}\\b(?! ?(?:%|\\w{0,12}(?:hours|days|weeks|months|years|minutes|locations|branches|orders)))`,
    "i",
  ),
  new RegExp(
    `\\b(?:employees|headcount|team size|company size|staff|mitarbeiter): *${about}(?:\\d+ ?(?:-|–|to) ?)?${count}\\b`,
    "i",
  ),
];
const alone =
  /\b(just me|only me|myself alone|solo(?: operator| founder|preneur)?|one[- ](?:person|man|woman) (?:business|shop|company|team)|sole (?:trader|proprietor)|I(?: a|')m a freelancer|I work alone|I work for myself)\b/i;

/** The number of people who work there, with the words that say so; undefined if none do. */
export function findTeamSize(text: string): Readonly<{ people: number; text: string }> | undefined {
  const single = alone.exec(text);
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const people = match && amountOf(match[1] ?? "");
    if (match && people && people > 0) return { people, text: match[0].trim() };
  }
  return single ? { people: 1, text: single[0] } : undefined;
}

function amountOf(words: string): number {
  if (/\d/.test(words)) return Number(words.replaceAll(/\D/g, ""));
  return words
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, word) => (scales[word] ? (sum || 1) * scales[word] : sum + valueOf(word)), 0);
}

function valueOf(word: string): number {
  return tens.includes(word) ? (tens.indexOf(word) + 2) * 10 : upToNineteen.indexOf(word) + 1;
}
