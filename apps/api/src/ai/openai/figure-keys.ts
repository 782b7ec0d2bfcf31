const small =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** Numbers up to 99 in words. A word counts only with a unit: "two weeks", not "two of them". */
const inWords = `(?:(?:${tens.join("|")})(?:[\\s-](?:${small.slice(0, 9).join("|")}))?|${small.toReversed().join("|")})`;
const digits = String.raw`\d+(?:[.,:]\d+)*`;
const unit = String.raw`(?:%|(?:per\s?cent|dollars?|usd|bucks|euros?|eur|pounds?|gbp|(?:business |working |calendar )?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?))\b|[ap]\.?m\b\.?|[$€£])`;

/** A price, number, time or percentage, with its unit. */
export const figure = new RegExp(String.raw`[$€£]?${digits}(?:[\s-]?${unit})?|\b${inWords}[\s-]${unit}`, "gi");
/** A weekday, month, quarter or relative day. Short forms need a capital: "Sat", not "sat". */
export const day =
  /\b(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)days?\b|\b(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|MON|TUE|WED|THU|FRI|SAT|SUN)\b|\b(?:[Jj]anuary|[Ff]ebruary|[Mm]arch|[Aa]pril|[Jj]une|[Jj]uly|[Aa]ugust|[Ss]eptember|[Oo]ctober|[Nn]ovember|[Dd]ecember)\b|(?<=\b(?:in|by|until|since|from|of) )May\b|\b[Tt](?:omorrow|onight)\b|\b[Nn]ext (?:week|month|quarter|year)\b|\bQ[1-4]\b/g;
/**
 * The end of a text that may still become a figure with a unit; the number is bounded, so that the search is linear.
 */
export const unfinishedFigure = new RegExp(
  String.raw`(?:[$€£]?\d{1,20}(?:[.,:]\d{1,20}){0,5}|\b${inWords})[\s-]?(?:(?:business|working|calendar) )?$`,
  "i",
);

const numberPart = new RegExp(String.raw`^(?:${digits}|${inWords})[\s-]?`, "i");
const currencies: Readonly<Record<string, string>> = { d: "$", u: "$", b: "$", e: "€", p: "£", g: "£" };

function kindOf(found: string): string {
  const text = found.toLowerCase();
  const sign = /[$€£%]/.exec(text)?.[0];
  if (sign) return sign;
  const word = text.replace(numberPart, "");
  if (/^[ap]\.?m/.test(word)) return word.replaceAll(".", "");
  if (word.startsWith("per")) return "%";
  if (/^(?:dollar|usd|buck|euro|eur|pound|gbp)/.test(word)) return currencies[word.charAt(0)] ?? "";
  return word.replace(/^(?:min|hr)s?$/, (short) => (short.startsWith("m") ? "minute" : "hour")).replace(/s$/, "");
}

function numberOf(found: string): string {
  const written = /\d+(?:[.,:]\d+)*/.exec(found)?.[0];
  if (written) return written.replaceAll(/[.,](?=\d{3}(?!\d))/g, "").replace(/:00$/, "");
  const words = found.toLowerCase().split(/[\s-]/);
  return String(
    words.reduce(
      (sum, word) => sum + (small.indexOf(word) + 1) + (tens.indexOf(word) + 2) * 10 * Number(tens.includes(word)),
      0,
    ),
  );
}

/** A figure's number and kind: `$2,500`, `2.500 $` and `2500 dollars` are the same, `30 %` and `30 days` are not. */
export function figureKey(found: string): Readonly<{ number: string; kind: string }> {
  return { number: numberOf(found), kind: kindOf(found) };
}

/** `Mondays` and `Mon` are the same. */
export function dayKey(found: string): string {
  const text = found.toLowerCase();
  return /^(?:next|tom|ton|q\d)/.test(text) ? text : text.slice(0, 3);
}
