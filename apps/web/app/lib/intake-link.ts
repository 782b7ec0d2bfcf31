import { paths } from "../paths.ts";

/** Keyed by the intake form's field names. Empty ones are omitted. */
export type IntakeDetails = Readonly<{
  name: string;
  email: string;
  company: string;
  message: string;
  phone?: string;
  need?: string;
}>;

// Servers and proxies refuse URLs of more than 8 kB.
const longest = 7_000;

function linkOf(details: IntakeDetails): string {
  const given = Object.entries(details).filter(([, value]) => value.trim() !== "");
  return `${paths.intakeForm}?${new URLSearchParams(given).toString()}`;
}

/** SPEC, "Redirect form info". `cut`: the message is too long for a URL, and the visitor copies the rest. */
export function intakeLink(details: IntakeDetails): { href: string; cut: boolean } {
  const href = linkOf(details);
  if (href.length <= longest) return { href, cut: false };
  // By code points: half a surrogate pair cannot be encoded.
  const characters = Array.from(details.message);
  const begin = (length: number) => linkOf({ ...details, message: characters.slice(0, length).join("") });
  let fits = 0;
  let over = characters.length;
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (begin(middle).length <= longest) fits = middle;
    else over = middle;
  }
  return { href: begin(fits), cut: true };
}
