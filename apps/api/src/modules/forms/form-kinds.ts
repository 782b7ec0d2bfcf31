import {
  auditFormSchema,
  decisionMakers,
  intakeFormSchema,
  limits,
  projectTypes,
  timelines,
} from "@thirtyfold/api-contract";
import { businessHours, company, retention, solutions } from "@thirtyfold/content";
import {
  auditPage,
  type FormFacts,
  type FormState,
  intakePage,
  type Page,
  type PageFonts,
} from "@thirtyfold/intake-page";

/** A page's facts other than its form's action and limits. */
export type PageBasis = Omit<FormFacts, "action" | "limits">;

/** Rewrites a text that states the default of `LEADS_RETENTION_DAYS` for `days`; 0 keeps submissions. */
export function withRetention(text: string, days: number): string {
  const kept = days === 0 ? "" : ` for ${days} days, then delete it`;
  const said = text.replace(` for ${retention.days} days, then delete it`, kept);
  return days === 0 ? said.replace("erased sooner", "erased") : said;
}

/** Facts and fonts of the form pages; without fonts, the browser's own are used. */
export function pageBasis(retentionDays: number, fonts: PageFonts | undefined): PageBasis {
  return {
    company: { name: company.name, email: company.email, hours: businessHours.text },
    homeHref: "/",
    iconHref: "/favicon.svg",
    retention: `${withRetention(retention.text, retentionDays)} ${retention.visit}`,
    ...(fonts && { fonts }),
  };
}

const needs = Object.values(solutions).map(({ title }) => title);

/** Forms that work without JavaScript, with the page that shows them again with errors. */
export const formKinds = {
  intake: {
    operationId: "sendIntakeForm",
    summary: "Send the intake form",
    schema: intakeFormSchema,
    page: (basis: PageBasis, state: FormState): Page =>
      intakePage({ ...basis, action: "/api/forms/intake", limits, needs }, state),
  },
  audit: {
    operationId: "sendAuditForm",
    summary: "Send the audit form",
    schema: auditFormSchema,
    page: (basis: PageBasis, state: FormState): Page =>
      auditPage({ ...basis, action: "/api/forms/audit", limits, projectTypes, timelines, decisionMakers }, state),
  },
} as const;

export type PageForm = keyof typeof formKinds;
export const pageForms = ["intake", "audit"] as const satisfies readonly PageForm[];
