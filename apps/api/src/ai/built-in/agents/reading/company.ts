import { fieldStart, firm, firmWord, fullName, talk } from "./name-patterns.ts";

const people = "(?:people|ppl|persons|employees|staff|of us|colleagues|Mitarbeiter|personnes)";
const weAre = "(?:[Ww]e are|[Ww]e're|[Ww]e’re|[Ww]ir sind(?: die| der| das)?|[Nn]ous sommes)";

const companies: readonly RegExp[] = [
  new RegExp(
    `${fieldStart}(?:company|organi[sz]ation|client|customer|business|prepared for|kunde|firma)\\s*:\\s*(?=\\S)([^\\n]{2,60}?)\\s*(?:$|;\\s|(?<!\\bDr)\\.\\s)`,
    "gimu",
  ),
  new RegExp(`\\b${talk} with ${fullName}(?:,| from| of) (${firm})`, "gu"),
  // "Birchmere Accounting signed", "Quillon Freight here".
  new RegExp(
    `(?:^|[.!?]\\s+)(${firmWord}(?: (?:&|and|${firmWord})){1,3}),? (?:here\\b|signed|bought|ordered|booked|agreed|wants|needs|would like|is (?:looking|interested|a|an)\\b|has (?:signed|bought|agreed))`,
    "gmu",
  ),
  new RegExp(
    `(?:^|[.!?]\\s+)(?:[Ss]igned|[Ww]on|[Cc]losed|[Dd]eal won|[Nn]ew deal)(?: today| yesterday)?\\s*:\\s*(${firm})`,
    "gmu",
  ),
  // "Kelso Bikes, 15 ppl", "Halden Tiles (40 staff)", "a lettings agency (Larkspur Lets)".
  new RegExp(`(?:^|[.!?:,]\\s+|\\bFrom )(${firm})[ ,(]+(?:about |around |roughly |~)?\\d[\\d,.]* ${people}\\b`, "gmu"),
  new RegExp(
    `\\b(?:agency|company|firm|shop|clinic|practice|studio|business|restaurant|hotel|school) \\((${firm})\\)`,
    "gu",
  ),
  new RegExp(`\\b${weAre} (${firm})(?=[,.;:(]| and | with | mit |\\s{0,9}$)`, "gmu"),
  new RegExp(`\\b(?:[Nn]ew )?(?:client|customer) (${firm})`, "gu"),
  new RegExp(
    `\\b(?:here )?(?<!(?:integrat|connect|work|sync|talk)\\w{0,12} )(?:at|from|with|for|behalf of|von|run|own|manage|founded|work for|called|named) (?:a company called )?(?:the )?(${firm}(?:,? (?:Inc|LLC|Ltd|GmbH|Co)\\.?)?)`,
    "gu",
  ),
  new RegExp(`\\b(?:I am|I'm|[Tt]his is) (${firm}),`, "gu"),
  // A signature line: "Operations Manager, Quillon Freight".
  new RegExp(
    `^[\\p{L} ]{0,60}(?:manager|director|lead|founder|owner|CEO|COO|CFO|CTO|president|partner|head of [\\p{L} ]{1,40})(?:,| -| \\||[^\\S\\n]*\\n)\\s*(${firm})\\s*$`,
    "gimu",
  ),
  new RegExp(`\\b(${firm} (?:Inc|LLC|Ltd|GmbH|AG|BV|Co|Corp|Limited|SA|AB|Oy|plc)\\b)`, "gu"),
];
/** Capitalized words after "at", "from" or "for" that are not companies: days, months, tools, countries. */
export const noCompany =
  /^(?:I|We|You|Your|Our|The|This|That|It|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Slack|WhatsApp|Gmail|Outlook|Excel|Shopify|HubSpot|Salesforce|QuickBooks|Xero|Notion|Zendesk|Stripe|Google(?: Sheets)?|Instagram|Facebook|Google|LinkedIn|Europe|Germany|USA|US|UK|London|Berlin|Paris|New York|AI|CSV|PDF|EOD|ASAP|Q[1-4]|Thirtyfold|Sales|Hi|Hello|Dear|Herr|Frau|Mr|Mrs|Ms)\b/;
const freeMail = /^(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|web|proton|protonmail|mail)\./i;

/** The company named in the text, by the most reliable pattern that matches; undefined if there is none. */
export function companyIn(text: string): string | undefined {
  for (const pattern of companies) {
    for (const [, found = ""] of text.matchAll(pattern)) {
      const name = found
        .replace(/^From /, "")
        .replace(/(?<![.,])[.,]+$/, "")
        .replace(/ (?:and|of|de|&)$/, "")
        .trim();
      if (name.length > 1 && !noCompany.test(name)) return name;
    }
  }
  return undefined;
}

const furtherWords = new RegExp(`(?: (?:& )?${firmWord}){0,3}`, "uy");

/** The company behind an address, spelled as in the text; null for mail services. */
export function companyOf(address: string | null, text: string): string | null {
  const domain = address?.split("@")[1] ?? "";
  if (domain === "" || freeMail.test(domain)) return null;
  const [label = ""] = domain.split(".");
  if (label === "") return null;
  const words = label.split("-").map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const guessed = words.join(" ");
  let at = text.indexOf(guessed);
  while (at > 0 && /\w/.test(text.charAt(at - 1))) at = text.indexOf(guessed, at + guessed.length);
  if (at < 0) return guessed;
  furtherWords.lastIndex = at + guessed.length;
  return guessed + (furtherWords.exec(text)?.[0] ?? "");
}
