import type { Field } from "./fields.ts";
import { type FormContent, formPage } from "./form-page.ts";
import type { FormFacts, FormState, Page } from "./page.ts";

export type IntakeFacts = FormFacts & {
  /** The options that the form offers, such as the names of the solutions. A link may add others (`?need=`). */
  needs: readonly string[];
};

/** The key under which a browser tab keeps an unsent request. */
export const intakeDraft = "thirtyfold.intake";

function people({ limits }: IntakeFacts): FormContent["fields"] {
  const name: Field = {
    kind: "text",
    name: "name",
    label: "Your name",
    required: true,
    autocomplete: "name",
    maxLength: limits.name,
    missing: "Enter your name",
  };
  const email: Field = {
    kind: "text",
    type: "email",
    name: "email",
    label: "Work email",
    required: true,
    autocomplete: "email",
    maxLength: limits.email,
    missing: "Enter your email address",
    wrong: "Enter an email address like name@company.com",
  };
  return [
    [name, email],
    [
      { kind: "text", name: "company", label: "Company", autocomplete: "organization", maxLength: limits.name },
      { kind: "text", type: "tel", name: "phone", label: "Phone", autocomplete: "tel", maxLength: limits.phone },
    ],
  ];
}

function task({ limits, needs }: IntakeFacts): FormContent["fields"] {
  const need: Field = {
    kind: "select",
    name: "need",
    label: "What do you need?",
    none: "Not sure yet",
    options: needs,
    maxLength: limits.name,
  };
  const message: Field = {
    kind: "area",
    name: "message",
    label: "The task",
    help: "What is done, in which systems, and how often. Leave passwords and customer data out.",
    placeholder: "Every Friday we copy 40 invoices from the inbox into the ledger.",
    maxLength: limits.longText,
  };
  return [[need], [message]];
}

/**
 * The intake form: empty, or as it was sent, with its errors. Its fields are `name`, `email`, `company`, `phone`,
 * `need` and `message`; `website` is the honeypot, `origin` the visit as JSON, and `attempt` the idempotency key.
 */
export function intakePage(facts: IntakeFacts, state: FormState = {}): Page {
  const content = {
    title: "Tell us what to hand over",
    lead: "Describe one task that your team repeats every week. Two or three sentences are enough.",
    description:
      "Request an AI agent or a free AI audit: tell us about one recurring task, and get a plan and a price.",
    send: "Send the request",
    draft: intakeDraft,
    fields: [...people(facts), ...task(facts)],
  };
  return formPage(facts, content, state);
}
