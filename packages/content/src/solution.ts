import { company } from "./company.ts";
import type { SitePath } from "./site-path.ts";

/** The eight solution keys of the data set, in the order of the overview (SPEC, "Icon by slug"). */
export const solutionSlugs = [
  "agent-delivery",
  "gpt-customization",
  "workflow-automation",
  "no-code-integrations",
  "ai-powered-automation",
  "ai-consulting",
  "machine-learning",
  "enterprise-integration",
] as const;

export type SolutionSlug = (typeof solutionSlugs)[number];

/** Where a solution is used: `task` is the short line of its card, `text` the sentence of its page. */
export type UseCase = Readonly<{ industry: string; task: string; text: string }>;

/** One entry of the solutions data set (SPEC, section 3). */
export type Solution<Slug extends string = SolutionSlug> = Readonly<{
  slug: Slug;
  title: string;
  /** One line for cards. */
  subtext: string;
  /** Two or three sentences for the solution's own page. */
  description: string;
  /** Opens in a new tab. */
  cta: Readonly<{ text: string; link: SitePath }>;
  features: readonly [SolutionFeature, SolutionFeature, SolutionFeature];
  useCases: readonly [UseCase, UseCase, UseCase, UseCase];
}>;

export type SolutionFeature = Readonly<{ title: string; description: string }>;

/** A call to action that opens the intake form. */
export function intakeCta(text: string): Solution["cta"] {
  return { text, link: company.intakePath };
}
