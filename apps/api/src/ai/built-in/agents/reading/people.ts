const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
};
const count = `(\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,6}|${Object.keys(numberWords).join("|")})`;
const about = "(?:about |around |roughly |some |over |nearly |almost |approx(?:imately|\\.)? |~ ?)?";
const peopleWords =
  "(?:people|ppl|persons|employees|staff|team ?members|colleagues|co-?workers|ftes?|heads|of us|mitarbeiter(?:n|innen)?|besch[aä]ftigten?|personnes|empleados)";
const group =
  "(?:team|staff|company|crew|firm|office|practice|business|agency|shop|workforce|headcount|group|clinic|startup)";

/** Most trusted first: a team's size, people counted, "we are 12". */
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b${group} (?:is |has |of |size:? |with )${about}(?:\\d+ ?(?:-|–|to) ?)?${count}\\b(?! (?:years|months|weeks|hours|days|branches|locations))`,
    "i",
  ),
  new RegExp(`\\b${count}(?: |-)(?:person|people|employee|man|member|strong|seat|staff)\\b(?: |-)?`, "i"),
  new RegExp(`\\b\\d{1,6} ?(?:-|–|to) ?${count} ${peopleWords}`, "i"),
  new RegExp(`\\b${count}(?: \\w+)? ${peopleWords}\\b`, "i"),
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

/** How many people work there, with the words that say so; undefined where none do. */
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
  return numberWords[words.toLowerCase()] ?? Number(words.replaceAll(",", ""));
}
