import type { SitePath } from "./site-path.ts";

/**
 * The company the site speaks for. Renaming it is an edit of this record: every other fact, the assistant and the pages
 * take name and address from here.
 */
export const company = {
  name: "Thirtyfold",
  /** The promise behind the name, in SPEC's wording. A marketing claim: see `claims`. */
  tagline: "Automate 30% of Your Business in 30 Days",
  /** One sentence for footers and meta descriptions. */
  summary: "Custom AI agents, built and run with you.",
  email: "hello@thirtyfold.example",
  /** The intake form, a page of its own that opens in a new tab. Every main call to action leads there. */
  intakePath: "/intake-form.html" satisfies SitePath,
  copyrightOwner: "Thirtyfold",
} as const;

/** The promise as numbers: the share of recurring tasks handed over, and the days it takes. */
export const promise = { percent: 30, days: 30 } as const;

/** One row of the week; `opens` and `closes` are 24-hour local times in the zone of `businessHours`. */
export type BusinessDay = Readonly<{ day: string; opens?: string; closes?: string }>;

const workday = { opens: "09:00", closes: "18:00" } as const;

const week: readonly BusinessDay[] = [
  { day: "Monday", ...workday },
  { day: "Tuesday", ...workday },
  { day: "Wednesday", ...workday },
  { day: "Thursday", ...workday },
  { day: "Friday", ...workday },
  { day: "Saturday" },
  { day: "Sunday" },
];

/** When people answer (SPEC, section 9). A day without `opens` is closed. */
export const businessHours = {
  timeZone: "EST",
  /** The offset of that zone, in hours, all year. */
  utcOffset: -5,
  week,
  /** For sentences. */
  text: "Monday to Friday, 9:00 AM to 6:00 PM EST",
  /** For narrow places such as the footer. */
  shortText: "Mon to Fri, 9:00 AM to 6:00 PM EST",
  closedText: "Closed Saturday and Sunday",
} as const;
