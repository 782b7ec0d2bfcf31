import type { Step } from "./step.ts";

/** A service, or an industry, of a detail page: always four bullets. */
export type DetailService = Readonly<{ title: string; bullets: readonly [string, string, string, string] }>;

/** The solutions with their own pages (SPEC, "… detail page"). */
export const detailSlugs = ["machine-learning", "ai-consulting", "enterprise-integration"] as const;

export type DetailSlug = (typeof detailSlugs)[number];

/** A detail page's content besides its solution's record, which has its title, description and call to action. */
export type SolutionDetail = Readonly<{
  services: Readonly<{
    title: string;
    lead: string;
    items: readonly [DetailService, DetailService, DetailService, DetailService];
  }>;
  why: Readonly<{ title: string; lead: string; points: readonly [Step, Step, Step, Step] }>;
  closing: Readonly<{ title: string; text: string }>;
}>;

/** Shown below every invented example of the detail pages. */
export const sampleNote = "Sample data. People and companies are fictional.";

/** The link at the head of every solution's page (SPEC, "Dynamic solution page"). */
export const backToSolutions = { label: "Back to all solutions", path: "/solutions" } as const;
