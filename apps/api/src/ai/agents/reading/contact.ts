/** Who wrote, as far as the text tells; null where it does not. */
export type Contact = Readonly<{
  name: string | null;
  role: string | null;
  company: string | null;
  /** The text does not name the company: it is what the address suggests. */
  companyGuessed: boolean;
  email: string | null;
  phone: string | null;
}>;

const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`;
const fullName = `${word}(?: (?:${word}|van|von|de|da|del|bin|al)){0,3}`;
const firmWord = String.raw`\p{Lu}[\p{L}\p{M}\d'’-]*(?:\.[a-z]{2,4}\b)?`;
const firm = `${firmWord}(?: (?:&|and|of|de|${firmWord})){0,4}`;

const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,190}\.[\p{L}]{2,24}/u;
const phone =
  /(?:\+\d{1,3}[\s().-]{0,2}(?:\d[\s().-]{0,2}){6,13}\d|\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b)/;
const role =
  /\b((?:co-?)?founder|owner|CEO|COO|CFO|CTO|CMO|managing (?:director|partner)|(?:sales|operations|office|practice|finance|marketing|store|general|project|account|IT) (?:manager|director|lead)|head of [\p{L}]+(?: [\p{L}]+)?|VP(?: of)? [\p{L}]+|director of [\p{L}]+|president|partner|assistant|intern)\b/iu;

/** Where a field of a form begins: at a line's start, or after the field before it. */
const fieldStart = "(?:^|[.;]\\s+)";
const talk = "(?:[Cc]all|[Mm]eeting|[Nn]otes|[Ss]poke|[Tt]alked|[Mm]et)";

const names: readonly RegExp[] = [
  new RegExp(`${fieldStart}(?:name|contact|from|client contact)\\s*(?::|is\\b)\\s*(${fullName})`, "imu"),
  new RegExp(`\\b${talk} with (${fullName})(?:,| from| of|\\s*$)`, "mu"),
  new RegExp(`\\b(?:my name is|I am|I'm|I’m|this is) (${fullName})`, "u"),
  new RegExp(
    `^(?:(?:best|kind|warm) regards|regards|best|thanks|thank you|many thanks|cheers|sincerely|yours(?: truly| sincerely)?)[,.!]?\\s*\\n+\\s*(${fullName})`,
    "imu",
  ),
];
const companies: readonly RegExp[] = [
  new RegExp(
    `${fieldStart}(?:company|organi[sz]ation|client|customer|business|prepared for)\\s*:\\s*([^\\n]{2,60}?)\\s*(?:$|[.;]\\s)`,
    "imu",
  ),
  new RegExp(`\\b${talk} with ${fullName}(?:,| from| of) (${firm})`, "u"),
  // "Birchmere Accounting signed", "Quillon Freight here".
  new RegExp(
    `(?:^|[.!?]\\s+)(${firmWord}(?: (?:&|and|${firmWord})){1,3}),? (?:here\\b|signed|bought|ordered|booked|agreed|wants|needs|would like|is (?:looking|interested|a|an)\\b|has (?:signed|bought|agreed))`,
    "mu",
  ),
  new RegExp(`\\b(?:[Nn]ew )?(?:client|customer) (${firm})`, "u"),
  new RegExp(
    `\\b(?:here )?(?:at|from|with|for|behalf of|run|own|manage|founded|work for|called|named) (?:a company called )?(?:the )?(${firm}(?:,? (?:Inc|LLC|Ltd|GmbH|Co)\\.?)?)`,
    "u",
  ),
  new RegExp(`\\b(?:[Ww]e are|[Ww]e're|[Ww]e’re|I am|I'm|[Tt]his is) (${firm}),`, "u"),
  // A signature's line: "Operations Manager, Quillon Freight".
  new RegExp(
    `^[\\p{L} ]*(?:manager|director|lead|founder|owner|CEO|COO|CFO|CTO|president|partner|head of [\\p{L} ]+)(?:,| -| \\||\\s*\\n)\\s*(${firm})\\s*$`,
    "imu",
  ),
  new RegExp(`\\b(${firm} (?:Inc|LLC|Ltd|GmbH|AG|BV|Co|Corp|Limited|SA|AB|Oy|plc)\\b)`, "u"),
];
/** Capitalized, and yet no company: days, months, tools' and countries' words that follow "at", "from" and "for". */
const noCompany =
  /^(?:I|We|You|Your|Our|The|This|That|It|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Slack|WhatsApp|Gmail|Outlook|Excel|Shopify|HubSpot|Salesforce|QuickBooks|Xero|Notion|Zendesk|Stripe|Google(?: Sheets)?|Instagram|Facebook|Google|LinkedIn|Europe|Germany|USA|US|UK|London|Berlin|Paris|New York|AI|CSV|PDF|EOD|ASAP|Q[1-4]|Thirtyfold|Sales|Hi|Hello|Dear)\b/;
const freeMail = /^(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|web|proton|protonmail|mail)\./i;

/** Reads who wrote a text: fields, a signature, "I am … from …", and the domain of an address. */
export function findContact(text: string): Contact {
  const address = email.exec(text)?.[0] ?? null;
  const signed = signatureOf(text);
  const named = companyIn(text) ?? signed?.company;
  return {
    name: firstOf(names, text) ?? signed?.name ?? null,
    role: role.exec(text)?.[1] ?? null,
    company: named ?? companyOf(address),
    companyGuessed: named === undefined,
    email: address,
    phone: phone.exec(text)?.[0].trim() ?? null,
  };
}

const closing = /^(?:Best|Kind|Warm|Many|Thank|Thanks|Regards|Yours|Please|Looking|See|Sent)\b/;

/** "…? Mira Oduya, mira@oduya.example", "…? Leo, Birchmere Accounting": who signs stands behind the last sentence. */
function signatureOf(text: string): { name: string; company?: string } | undefined {
  const last =
    text
      .trimEnd()
      .split(/\n|(?<=[.!?])\s+/)
      .at(-1) ?? "";
  const [name = "", ...rest] = last.split(/,\s*/);
  if (!new RegExp(`^${fullName}$`, "u").test(name) || closing.test(name) || noCompany.test(name)) return undefined;
  if (!name.includes(" ") && rest.length === 0) return undefined;
  const company = rest.find((part) => new RegExp(`^${firm}$`, "u").test(part) && !role.test(part) && !email.test(part));
  return { name, ...(company !== undefined && { company }) };
}

function firstOf(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (found !== undefined && !/^(Looking|Interested|Writing|Reaching|Happy|Sure|Not|Just|The)\b/.test(found))
      return found;
  }
  return undefined;
}

function companyIn(text: string): string | undefined {
  for (const pattern of companies) {
    const all = text.matchAll(new RegExp(pattern.source, `g${pattern.flags}`));
    for (const [, found = ""] of all) {
      const name = found
        .replace(/[.,]+$/, "")
        .replace(/ (?:and|of|de|&)$/, "")
        .trim();
      if (name.length > 1 && !noCompany.test(name)) return name;
    }
  }
  return undefined;
}

/** `ana@osprey-lane.example` is of Osprey Lane; an address of a mail service says nothing. */
function companyOf(address: string | null): string | null {
  const domain = address?.split("@")[1] ?? "";
  if (domain === "" || freeMail.test(domain)) return null;
  const [label = ""] = domain.split(".");
  const words = label.split("-").map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return words.join(" ") || null;
}
