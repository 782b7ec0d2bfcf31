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

/** What a page knows besides its form's choices and action. */
export type PageBasis = Omit<FormFacts, "action" | "limits">;

/** What happens to a submission by `LEADS_RETENTION_DAYS`; 0 keeps it. */
function retentionText(days: number): string {
  if (days === retention.days) return retention.text;
  const kept = days === 0 ? "We keep what you send" : `We keep what you send for ${days} days, then delete it`;
  return `${kept}. Only ${retention.recipients} gets it. To have it erased${days === 0 ? "" : " sooner"}, write to ${company.email}.`;
}

/** Facts and fonts of the form pages; without fonts the browser's own. */
export function pageBasis(retentionDays: number, fonts: PageFonts | undefined): PageBasis {
  return {
    company: { name: company.name, email: company.email, hours: businessHours.text },
    homeHref: "/",
    iconHref: "/favicon.svg",
    retention: `${retentionText(retentionDays)} ${retention.visit}`,
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
