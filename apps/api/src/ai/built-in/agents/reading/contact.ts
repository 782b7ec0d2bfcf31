import { companyIn, companyOf, noCompany } from "./company.ts";
import { fieldStart, firm, fullName, nameStart, talk } from "./name-patterns.ts";

/** The author of a text; null for whatever it does not say. */
export type Contact = Readonly<{
  name: string | null;
  role: string | null;
  company: string | null;
  /** Whether the company comes from the email address instead of the text. */
  companyGuessed: boolean;
  email: string | null;
  phone: string | null;
}>;

const email = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,190}\.[\p{L}]{2,24}/u;
const phone =
  /(?:\+\d{1,3}[\s().-]{0,2}(?:\d[\s().-]{0,2}){6,13}\d|\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b)/;
const role =
  /\b((?:co-?)?founder|owner|CEO|COO|CFO|CTO|CMO|managing (?:director|partner)|(?:sales|operations|office|practice|finance|marketing|store|general|project|account|IT) (?:manager|director|lead)|head of [\p{L}]+(?: [\p{L}]+)?|VP(?: of)? [\p{L}]+|director of [\p{L}]+|president|partner|assistant|intern)\b/iu;

const names: readonly RegExp[] = [
  new RegExp(
    `${fieldStart}(?:name|contact|from|client contact|owner at client|ansprechpartner(?:in)?)\\s*(?::|is\\b)\\s*(?!\\S{0,64}@)(${fullName})`,
    "imu",
  ),
  // "Contact Jana Roth jana@fenwick.example", "Dr. Lin Park <lin@maple.example>".
  new RegExp(`(?<![\\p{L}&]\\s)(?:\\b[Cc]ontact )?${nameStart}(${fullName}),? [<(]?[\\w.+-]{1,64}@`, "u"),
  new RegExp(`\\b${talk} with (${fullName})(?:,| from| of|\\s*$)`, "mu"),
  new RegExp(`\\b(?:my name is|I am|I'm|I’m|this is|[Ii]ch bin|[Jj]e suis) (${fullName})`, "u"),
  new RegExp(
    `^(?:(?:best|kind|warm) regards|regards|best|thanks|thank you|many thanks|cheers|sincerely|yours(?: truly| sincerely)?|(?:mit )?(?:freundlichen|besten|vielen|herzlichen) gr[üu](?:ß|ss)en?|cordialement|saludos)[,.!]?[^\\S\\n]*\\n\\s*(${fullName})`,
    "imu",
  ),
];
/** Finds the author of a text: form fields, a signature, "I am … from …", the domain of an address. */
export function findContact(text: string): Contact {
  const address = email.exec(text)?.[0] ?? null;
  const signed = signatureOf(text);
  const named = companyIn(text) ?? signed?.company;
  return {
    name: firstOf(names, text) ?? signed?.name ?? null,
    role: role.exec(text)?.[1] ?? null,
    company: named ?? companyOf(address, text),
    companyGuessed: named === undefined,
    email: address,
    phone: phone.exec(text)?.[0].trim() ?? null,
  };
}

const onlyName = new RegExp(`^${fullName}$`, "u");
const onlyFirm = new RegExp(`^${firm}$`, "u");
const closing = /^(?:Best|Kind|Warm|Many|Thank|Thanks|Regards|Yours|Please|Looking|See|Sent|Cheers)\b/;
/** "Cheers, Beth", "- Rob Kelso", "/Ana": the part before the name in a signature. */
const leading =
  /^(?:(?:cheers|best(?: regards)?|kind regards|regards|thanks|thank you|many thanks|merci|danke|gruß|vg|lg)[,!]?\s+|[-–—/]\s*)/iu;

/** A signature after the last sentence: "…? Mira Oduya, mira@oduya.example". */
function signatureOf(text: string): { name: string; company?: string } | undefined {
  const last =
    text
      .trimEnd()
      .split(/\n|(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof)\.)\s+(?=\S)/)
      .at(-1) ?? "";
  const led = leading.test(last);
  const [name = "", ...rest] = last.replace(leading, "").split(/,\s*/);
  if (!onlyName.test(name) || closing.test(name) || noCompany.test(name)) return undefined;
  if (!led && !name.includes(" ") && rest.length === 0) return undefined;
  const company = rest.find((part) => onlyFirm.test(part) && !role.test(part) && !email.test(part));
  return { name, ...(company !== undefined && { company }) };
}

function firstOf(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (
      found !== undefined &&
      !role.test(found) &&
      !/^(Looking|Interested|Writing|Reaching|Happy|Sure|Not|Just|The)\b/.test(found)
    )
      return found;
  }
  return undefined;
}
