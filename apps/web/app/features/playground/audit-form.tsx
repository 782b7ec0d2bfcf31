import { auditForm, retention } from "@thirtyfold/content";
import { Button, DialogActions, Field, Input, Textarea } from "@thirtyfold/ui";
import { emailError } from "../../lib/field-checks.ts";
import { request } from "../../lib/http-client.ts";
import type { HttpError } from "../../lib/http-error.ts";
import { MailBreaks } from "../../lib/mail-breaks.tsx";
import { type Attempt, useSubmission } from "../../lib/submission.ts";
import { setVisit } from "../../lib/visit.ts";
import { settings } from "../../settings.ts";
import { AuditChoices, Group } from "./audit-choices.tsx";
import { type AuditName, type AuditTexts, auditLimits, auditNames, encodeAudit } from "./audit-fields.ts";

const { groups, labels, failed, submit: send, errors: words } = auditForm;
// Long enough for a slow phone; after that the visitor may retry.
const timeLimitMs = 30_000;

type AuditFormProps = {
  url?: string;
  onDone: (reference: string | undefined) => void;
};

/** SPEC's audit form: all fields are optional, and the draft is kept until the form has arrived. */
export function AuditForm({ url = settings.formServiceUrl, onDone }: AuditFormProps) {
  const { form, texts, input, select, errors, busy, failure, submit } = useSubmission<AuditName, string | undefined>({
    draft: "audit",
    names: auditNames,
    most: auditLimits,
    check: ({ email }) => ({ email: emailError(email, words.emailFormat) }),
    send: (all, attempt) => sendAudit(url, all, attempt),
    timeLimitMs,
    failed: (error, marked) => (marked ? failed.fields : whyNot(error)),
    onStored: onDone,
  });
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-8">
      <Group title={groups.you}>
        <Field label={labels.fullName} error={errors.fullName}>
          <Input {...input("fullName")} autoComplete="name" />
        </Field>
        <Field label={labels.company} error={errors.company}>
          <Input {...input("company")} autoComplete="organization" />
        </Field>
        <Field label={labels.email} error={errors.email}>
          <Input {...input("email")} type="email" autoComplete="email" />
        </Field>
        <Field label={labels.phone} error={errors.phone}>
          <Input {...input("phone")} type="tel" autoComplete="tel" />
        </Field>
      </Group>
      <AuditChoices texts={texts} select={select}>
        <Field label={labels.projectTitle} error={errors.projectTitle} className="md:col-span-2">
          <Input {...input("projectTitle")} />
        </Field>
        <Field label={labels.problem} error={errors.problem} className="md:col-span-2">
          <Textarea {...input("problem")} rows={2} />
        </Field>
        <Field label={labels.desiredOutcome} error={errors.desiredOutcome} className="md:col-span-2">
          <Textarea {...input("desiredOutcome")} rows={2} />
        </Field>
      </AuditChoices>
      <Field label={labels.anythingElse} error={errors.anythingElse}>
        <Textarea {...input("anythingElse")} rows={2} />
      </Field>
      <div>
        <div role="alert" className="text-small text-pretty text-bad">
          {failure !== undefined && <MailBreaks>{failure}</MailBreaks>}
        </div>
        <p className="mt-2 max-w-[38em] text-small text-pretty text-fg-3">
          <MailBreaks>{recipientText(url)}</MailBreaks>
        </p>
        <DialogActions>
          <Button type="submit" busy={busy}>
            {send}
          </Button>
        </DialogActions>
      </div>
    </form>
  );
}

/** Posts the form and returns the reference number if the service sends one: elsewhere, only the OK counts. */
async function sendAudit(url: string, texts: AuditTexts, { key, signal }: Attempt): Promise<string | undefined> {
  // A key would cause a preflight, which another form service may not answer.
  const isOwn = url.startsWith("/");
  const body = encodeAudit(texts);
  if (isOwn) setVisit(body);
  const response = await request(url, { body, signal, ...(isOwn && { key }) });
  // Another page served in place of the API, by a portal or a host without it, is no receipt.
  if (isOwn && response.status !== 201) throw new Error("Not stored.");
  const answer: unknown = await response.json().catch(() => undefined);
  return typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string"
    ? answer.id
    : undefined;
}

/** The failure, the server's message, and advice. */
function whyNot(error: HttpError | undefined): string {
  if (error === undefined || error.failure === "network") return `${failed.unreachable} ${failed.otherwise}`;
  return [failed.refused, error.serverMessage, failed.otherwise].filter(Boolean).join(" ");
}

/** The site's own API retains data as the site states; of another service only the name is known. */
function recipientText(url: string): string {
  return url.startsWith("/") ? `${retention.text} ${retention.visit}` : `${auditForm.elsewhere} ${new URL(url).host}.`;
}
