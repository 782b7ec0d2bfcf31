import { companyIn } from "./company.ts";

/** One sender's text, and the other senders in the same text. */
export type FirstInquiry = Readonly<{ text: string; others: readonly string[] }>;

const start = /^(?:>\s*)*(?:From:? |\d[.)] |[-*•] )?(?=\p{Lu})/u;
const counted =
  /^[^\n]{2,60}?[ ,(]+(?:about |around |roughly |~)?\d[\d,.]* (?:people|ppl|persons|employees|staff|colleagues)\b/u;
const named = /^(?:company|organi[sz]ation|business|firma)\s*:/iu;

/** Whether the line is one such as "From Halden Tiles (40 staff): …" or "Company: Halden Tiles". */
function introduces(line: string): boolean {
  return named.test(line) || (start.test(line) && counted.test(line));
}

/** The first of several inquiries in one text: it ends where a second company is introduced. */
export function firstInquiry(text: string): FirstInquiry {
  const lines = text.split("\n");
  const found = lines.flatMap((line, at) => {
    const company = introduces(line) ? companyIn(line) : undefined;
    return company === undefined ? [] : [{ company, at }];
  });
  const [first, ...rest] = found;
  const others = rest.filter(({ company }) => company !== first?.company);
  const [next] = others;
  if (next === undefined) return { text, others: [] };
  return {
    text: lines
      .slice(0, next.at)
      .join("\n")
      .replace(/(?<![\s-])[\s-]+$/, ""),
    others: [...new Set(others.map(({ company }) => company))].slice(0, 4),
  };
}
