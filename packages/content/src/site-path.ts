/**
 * Every page of the website that a fact may link to (SPEC, route table). Aliases that exist only for old links
 * (`/ai-services`, `/solutions/custom-gpt-agents`, ...) are left out: a fact names the canonical path.
 */
export const sitePaths = [
  "/",
  "/about",
  "/solutions",
  "/solutions/agent-delivery",
  "/solutions/gpt-customization",
  "/solutions/workflow-automation",
  "/solutions/no-code-integrations",
  "/solutions/ai-powered-automation",
  "/solutions/ai-consulting",
  "/solutions/machine-learning",
  "/solutions/enterprise-integration",
  "/solutions/ai-security",
  "/solutions/ai-automation",
  "/ai-automation",
  "/services",
  "/agents",
  "/playground",
  "/playground/try/sales",
  "/playground/try/onboarding",
  "/playground/try/operations",
  "/contact",
  "/careers",
  "/careers/apply/senior-ai-engineer",
  "/careers/apply/ai-ml-engineer",
  "/careers/apply/full-stack-developer",
  "/careers/apply/product-manager",
  "/careers/apply/head-of-sales",
  "/careers/apply/project-manager",
  "/chat",
  "/websocket-demo",
  "/dashboard",
  "/logo-demo",
  "/test",
  "/intake-form.html",
] as const;

/** A page of the website, as the path of its URL. */
export type SitePath = (typeof sitePaths)[number];

/** A page, or a place on it: `/ai-automation#packages`. */
export type SiteLink = SitePath | `${SitePath}#${string}`;

/** A link with its visible words. */
export type LabeledLink = Readonly<{ label: string; path: SiteLink }>;
