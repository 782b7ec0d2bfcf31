import { type FormContent, formPage } from "./form-page.ts";
import type { FormFacts, FormState, Page } from "./page.ts";

/** The audit form's choices, which are both shown and sent: the server must accept each of them. */
export type AuditFacts = FormFacts & {
  /** Any number may be chosen. */
  projectTypes: readonly string[];
  /** At most one, as with `decisionMakers`. */
  timelines: readonly string[];
  decisionMakers: readonly string[];
};

/** The key under which a browser tab keeps an unsent audit form. */
export const auditDraft = "thirtyfold.audit";

function people({ limits }: AuditFacts): FormContent["fields"] {
  return [
    [
      { kind: "text", name: "fullName", label: "Full name", autocomplete: "name", maxLength: limits.name },
      { kind: "text", name: "company", label: "Company", autocomplete: "organization", maxLength: limits.name },
    ],
    [
      {
        kind: "text",
        type: "email",
        name: "email",
        label: "Email",
        autocomplete: "email",
        maxLength: limits.email,
        wrong: "Enter an email address like name@company.com",
      },
      { kind: "text", type: "tel", name: "phone", label: "Phone", autocomplete: "tel", maxLength: limits.phone },
    ],
  ];
}

function project(facts: AuditFacts): FormContent["fields"] {
  const { name, longText } = facts.limits;
  return [
    [{ kind: "choice", many: true, name: "projectTypes", label: "Project type", options: facts.projectTypes }],
    [{ kind: "text", name: "projectTitle", label: "Project title", autocomplete: "off", maxLength: name }],
    [{ kind: "area", name: "problem", label: "The problem", maxLength: longText }],
    [{ kind: "area", name: "desiredOutcome", label: "The outcome you want", maxLength: longText }],
    [{ kind: "choice", many: false, name: "timeline", label: "Preferred timeline", options: facts.timelines }],
    [
      {
        kind: "choice",
        many: false,
        name: "decisionMaker",
        label: "Are you the decision maker?",
        options: facts.decisionMakers,
      },
    ],
    [{ kind: "area", name: "anythingElse", label: "Anything else", maxLength: longText }],
  ];
}

/**
 * The audit form as a separate page, for visitors who submit it without JavaScript: empty, or as it was sent, with its
 * errors.
 */
export function auditPage(facts: AuditFacts, state: FormState = {}): Page {
  const content = {
    title: "Book a free AI audit",
    lead: "Tell us about the project. Every answer is optional; the more you write, the more exact the plan.",
    description: "Book a free AI audit: tell us about your project, and get a scoped plan and a price.",
    send: "Send the request",
    draft: auditDraft,
    fields: [...people(facts), ...project(facts)],
  };
  return formPage(facts, content, state);
}
