/** The period that an amount pays for. */
export const periods = ["hour", "day", "week", "month", "year"] as const;

/** An amount in a text; `max` is the upper end of a range, else the amount itself. */
export type Amount = Readonly<{
  text: string;
  index: number;
  min: number;
  max: number;
  currency: string;
  per: (typeof periods)[number] | null;
}>;

/** Currencies by their signs and words; all others are ISO codes. */
const currencies: readonly (readonly [RegExp, string])[] = [
  [/^((usd?)?\$|dollars?|bucks)$/i, "USD"],
  [/^(€|euros?)$/i, "EUR"],
  [/^(£|pounds?)$/i, "GBP"],
  [/^au?\$$/i, "AUD"],
  [/^ca?\$$/i, "CAD"],
];

// French texts write "2 800 €", with any kind of space, and Swiss texts "2'800".
const number = String.raw`\d{1,3}(?:[.,'’]\d{3}){1,4}(?:[.,]\d{1,2}(?!\d))?|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,4}(?!\d)|\d{1,9}(?:[.,]\d{1,2}(?!\d))?`;
const scale = String.raw`\s?(?:k|thousand|m|million)\b`;
const codes = "USD|EUR|GBP|CHF|CAD|AUD|NZD|HKD|SGD|INR|JPY|SEK|NOK|DKK|PLN|MXN|BRL";
// A dollar sign after other letters belongs to a currency that is not supported.
const sign = String.raw`(?<![a-z])(?:USD?|CA?|AU?)?\$|[€£]`;
const unit = String.raw`${sign}|\b(?:${codes})`;
const after = String.raw`${sign}|(?:${codes}|dollars?|euros?|pounds?|bucks)\b`;
const range = String.raw`(?:\s?(?:-|–|to)\s?|(?<=between\s\S{1,15})\sand\s)`;
const period = String.raw`(?:\s?(?:/|per|an?|each|every)\s?(month|mo|year|yr|week|wk|day|hour|hr|h)\b|\s(month|year|annual|week|dai|hour)ly\b)?`;
const amount = new RegExp(
  `(?:(${unit})\\s?(${number})(${scale})?(?:${range}(?:${unit})?\\s?(${number})(${scale})?)?(?:\\s?(${codes})\\b)?` +
    `|(?<![\\d.,]|\\d['’])(${number})(${scale})?(?:${range}(${number})(${scale})?)?\\s?(${after}))${period}`,
  "gi",
);
/** "Our 2027 budget" is not a sum; "Budget: 2000" is. */
const year = String.raw`20[1-4]\d(?![.,'’]?\d|${scale})`;
/** Other things a number beside "budget" may count: people, agents, days, foreign money. */
const counted = [
  "people|persons?|employees|staff|users|seats|agents?|bots?|hours?|days?|weeks?|months?|years?|percent",
  "k|thousand|m|million|lakhs?|crores?",
  "rupees?|rs|francs?|franken|kr|kron[eo]r|zloty|yen|yuan|pesos?|reais|rand|dirhams?|canadian|australian|swiss",
  "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?",
].join("|");
const noSum = String.raw`\w|\s?[.,'’]?\d|/\d|${range}\d|\s?[%\p{Sc}]|[\s-]?(?:${counted})\b`;
const links = String.raw`[:=~(]|\b(?:is|of|about|around|roughly|approx|ca|max|up to|between|would be)\b\.?`;
/** "Budget: 5k", "a budget of about 8000": money without a currency. */
const bareBudget = new RegExp(
  String.raw`\bbudget(?: for(?: \w{1,20}){1,3}(?= is\b))?(?: {0,3}(?:${links})){0,4} {0,3}(?!${year})` +
    String.raw`(${number})(${scale})?(?:${range}(${number})(${scale})?)?${period}(?!${noSum})` +
    String.raw`|(?<![\p{Sc}\d.,])(?!${year})(${number})(${scale})?\s+budget\b`,
  "giu",
);

/** All sums of money and ranges of them, in text order. */
export function findAmounts(text: string): Amount[] {
  return [...text.matchAll(amount)].map((match) => {
    const [all, before, low, lowScale, high, highScale, code, low2, low2Scale, high2, high2Scale, word, per, ly] =
      match;
    return {
      text: all.trim(),
      index: match.index,
      ...endsOf([low ?? low2, lowScale ?? low2Scale], [high ?? high2, highScale ?? high2Scale]),
      currency: currencyOf(code ?? before ?? word ?? "$"),
      per: periodOf(per ?? ly),
    };
  });
}

/** The text with its sums blanked out; offsets stay. */
export function withoutAmounts(text: string): string {
  return text.replace(amount, (all) => " ".repeat(all.length));
}

const budgetWords =
  /\b(budget|spend|afford|set aside|willing to pay|can pay|invest|ceiling|cap(?:ped)? at|no more than|max(?:imum)?|up to|under|at most|less than|have (?:about|around|roughly)|can do|rahmen|bis zu|maximal|höchstens)\b/i;

const otherMoney = /\b(revenue|turnover|earn|make|sales of|worth|raised|invoiced?|owe|profit|salary|salaries)\b/i;
/** The same after a sum: "$2m in revenue". Not "$2,000 to make" or "$500 for invoices". */
const otherMoneyBehind =
  /^\s(?:(?:in|of) (?:\w+ )?(?:sales|funding|revenue|turnover|profit|income|salaries)|(?:annual )?(?:revenue|turnover|profit)|raised|[AM]RR)\b/i;
const afterwards = 30;

/** The amount that the visitor can spend; other amounts don't count. */
export function findBudget(text: string): Amount | undefined {
  const amounts = findAmounts(text);
  const clauses = clauseStarts(text);
  let next = 0;
  const sums = amounts.filter((found, position) => {
    const before = amounts[position - 1];
    while ((clauses[next] ?? Infinity) <= found.index) next += 1;
    const from = Math.max(before ? before.index + before.text.length : 0, clauses[next - 1] ?? 0);
    const end = found.index + found.text.length;
    const ahead = text.slice(from, found.index);
    const behind = text.slice(end, end + afterwards).split(/[.!?;,\n](?:\s|$)|\b(?:and|but)\b/)[0] ?? "";
    return (
      (budgetWords.test(ahead) || budgetWords.test(behind)) && !otherMoney.test(ahead) && !otherMoneyBehind.test(behind)
    );
  });
  if (sums.length > 0) return sums.toSorted((a, b) => b.max - a.max)[0];
  const [bare] = withoutAmounts(text).matchAll(bareBudget);
  if (!bare) return undefined;
  const [all, low, lowScale, high, highScale, per, ly, only, onlyScale] = bare;
  return {
    text: all.trim(),
    index: bare.index,
    ...endsOf([low ?? only, lowScale ?? onlyScale], [high, highScale]),
    currency: "USD",
    per: periodOf(per ?? ly),
  };
}

function clauseStarts(text: string): number[] {
  return [...text.matchAll(/(?<!\b(?:ca|approx|max))[.!?;](?=\s)|\n/gi)].map(({ index }) => index + 1);
}

type Scaled = readonly [digits: string | undefined, scale: string | undefined];

/** The ends of a range, or a single sum twice. In "3-5k" the scale follows the second number. */
function endsOf([low = "", lowScale]: Scaled, [high, highScale]: Scaled): { min: number; max: number } {
  const first = value(low, lowScale ?? highScale);
  const second = high === undefined ? first : value(high, highScale);
  return { min: Math.min(first, second), max: Math.max(first, second) };
}

function value(digits: string, factor: string | undefined): number {
  // A point or comma before three digits groups thousands: Germans write "$2.500" for "$2,500".
  const plain = Number(digits.replaceAll(/[.,'’\s](?=\d{3}(?:\D|$))/g, "").replace(",", "."));
  const letter = factor?.trim().charAt(0).toLowerCase();
  return plain * (letter === "k" || letter === "t" ? 1_000 : letter === "m" ? 1_000_000 : 1);
}

function currencyOf(unitText: string): string {
  return currencies.find(([pattern]) => pattern.test(unitText))?.[1] ?? unitText.toUpperCase();
}

function periodOf(words: string | undefined): Amount["per"] {
  // The first letter distinguishes them; "annual" counts as a year.
  const first = words?.charAt(0).toLowerCase().replace("a", "y");
  return periods.find((name) => name.charAt(0) === first) ?? null;
}

/** `$2,500`, `€80`: an amount as this site writes them. */
export function money(sum: number, currency = "USD"): string {
  return sum.toLocaleString("en-US", { style: "currency", currency, maximumFractionDigits: sum % 1 === 0 ? 0 : 2 });
}
