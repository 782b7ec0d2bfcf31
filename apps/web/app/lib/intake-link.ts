import { paths } from "../paths.ts";

/** What the link carries, by the names of the intake form's fields. Empty ones are left out. */
export type IntakeDetails = Readonly<{
  name: string;
  email: string;
  company: string;
  message: string;
  phone?: string;
  need?: string;
}>;

// Servers and proxies refuse addresses of more than 8 kB.
const longest = 7_000;

function linkOf(details: IntakeDetails): string {
  const given = Object.entries(details).filter(([, value]) => value.trim() !== "");
  return `${paths.intakeForm}?${new URLSearchParams(given).toString()}`;
}

/**
 * The address of the intake form with its fields filled in (SPEC, "Redirect form info"). A message that no address can
 * hold is cut: `cut` says so, and the visitor takes the rest along by hand.
 */
export function intakeLink(details: IntakeDetails): { href: string; cut: boolean } {
  const href = linkOf(details);
  if (href.length <= longest) return { href, cut: false };
  // By whole characters: half of one cannot be written into an address.
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
