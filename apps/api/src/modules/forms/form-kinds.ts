import {
  auditFormSchema,
  decisionMakers,
  intakeFormSchema,
  limits,
  projectTypes,
  timelines,
} from "@thirtyfold/api-contract";
import { solutions } from "@thirtyfold/content";
import { auditPage, type FormFacts, type FormState, intakePage, type Page } from "@thirtyfold/intake-page";

/** What a page knows besides its form's choices and action. */
export type PageBasis = Omit<FormFacts, "action" | "limits">;

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
