/** An amount in a text; `max` is the upper end of a range, else the amount itself. */
export type Amount = Readonly<{
  text: string;
  index: number;
  min: number;
  max: number;
  currency: string;
  per: "month" | "year" | "hour" | null;
}>;

const signs: Readonly<Record<string, string>> = { $: "USD", us$: "USD", "€": "EUR", "£": "GBP" };
const words: readonly (readonly [RegExp, string])[] = [
  [/^(usd|dollars?|bucks)$/i, "USD"],
  [/^(eur|euros?)$/i, "EUR"],
  [/^(gbp|pounds?)$/i, "GBP"],
];

// "2 800 €" is how a Frenchman writes it, with any kind of space.
const number = String.raw`\d{1,3}(?:[.,]\d{3}){1,4}(?:[.,]\d{1,2}(?!\d))?|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,4}(?!\d)|\d{1,9}(?:\.\d{1,2})?`;
const scale = String.raw`\s?(?:k|thousand|m|million)\b`;
const unit = String.raw`US\$|[$€£]|USD|EUR|GBP`;
const after = String.raw`US\$|[$€£]|(?:USD|EUR|GBP|dollars?|euros?|pounds?|bucks)\b`;
const range = String.raw`(?:\s?(?:-|–|to)\s?|(?<=between\s\S{1,15})\sand\s)`;
const amount = new RegExp(
  `(?:(${unit})\\s?(${number})(${scale})?(?:${range}(?:${unit})?\\s?(${number})(${scale})?)?` +
    `|(?<![\\d.,])(${number})(${scale})?(?:${range}(${number})(${scale})?)?\\s?(${after}))` +
    `(?:\\s?(?:/|per|a|each|every)\\s?(month|mo|year|hour|h)\\b)?`,
  "gi",
);
/** "Budget: 5k", "a budget of about 8000": no currency, but money. */
const bareBudget = new RegExp(
  `\\bbudget\\b[^\\d\\n.?!]{0,30}(?<![$€£])(${number})(${scale})?|(${number})(${scale})?\\s+budget\\b`,
  "gi",
);

/** All sums of money, and ranges of them, in the text's order. */
export function findAmounts(text: string): Amount[] {
  return [...text.matchAll(amount)].map((match) => {
    const [all, sign, low, lowScale, high, highScale, low2, low2Scale, high2, high2Scale, word, per] = match;
    const topScale = highScale ?? high2Scale;
    const top = high ?? high2;
    const min = value(low ?? low2 ?? "", lowScale ?? low2Scale ?? (top === undefined ? undefined : topScale));
    const max = top === undefined ? min : value(top, topScale);
    return {
      text: all.trim(),
      index: match.index,
      min: Math.min(min, max),
      max: Math.max(min, max),
      currency: currencyOf(sign ?? word ?? "$"),
      per: periodOf(per),
    };
  });
}

const budgetWords =
  /\b(budget|spend|afford|set aside|willing to pay|can pay|invest|ceiling|cap(?:ped)? at|no more than|max(?:imum)?|up to|under|at most|less than|have (?:about|around|roughly)|can do|rahmen|bis zu|maximal|höchstens)\b/i;

const otherMoney = /\b(revenue|turnover|earn|make|sales of|worth|raised|invoiced?|owe|profit|salary|salaries)\b/i;
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
    const around = text.slice(from, found.index + found.text.length + afterwards).split(/[.!?;\n](?:\s|$)/)[0] ?? "";
    return budgetWords.test(around) && !otherMoney.test(text.slice(from, found.index));
  });
  if (sums.length > 0) return sums.toSorted((a, b) => b.max - a.max)[0];
  const [bare] = text.matchAll(bareBudget);
  if (!bare) return undefined;
  const only = value(bare[1] ?? bare[3] ?? "", bare[2] ?? bare[4]);
  return { text: bare[0].trim(), index: bare.index, min: only, max: only, currency: "USD", per: null };
}

function clauseStarts(text: string): number[] {
  return [...text.matchAll(/(?<!\b(?:ca|approx|max))[.!?;](?=\s)|\n/gi)].map(({ index }) => index + 1);
}

function value(digits: string, factor: string | undefined): number {
  // A point or comma before three digits groups thousands: a German writes "$2.500" for "$2,500".
  const plain = Number(digits.replaceAll(/[.,\s](?=\d{3}(?:\D|$))/g, "").replace(",", "."));
  const letter = factor?.trim().charAt(0).toLowerCase();
  return plain * (letter === "k" || letter === "t" ? 1_000 : letter === "m" ? 1_000_000 : 1);
}

function currencyOf(unitText: string): string {
  return signs[unitText.toLowerCase()] ?? words.find(([pattern]) => pattern.test(unitText))?.[1] ?? "USD";
}

function periodOf(per: string | undefined): Amount["per"] {
  if (per === undefined) return null;
  return /^m/i.test(per) ? "month" : /^y/i.test(per) ? "year" : "hour";
}

/** `$2,500`, `€80`: an amount as this site writes them. */
export function money(sum: number, currency = "USD"): string {
  return sum.toLocaleString("en-US", { style: "currency", currency, maximumFractionDigits: sum % 1 === 0 ? 0 : 2 });
}
