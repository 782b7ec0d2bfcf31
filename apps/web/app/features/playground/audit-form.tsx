import { auditForm, retention } from "@thirtyfold/content";
import { Button, DialogActions, Field, Input, Textarea } from "@thirtyfold/ui";
import type { ReactNode } from "react";
import { MailBreaks } from "../../lib/mail-breaks.tsx";
import { settings } from "../../settings.ts";
import { AuditChoices } from "./audit-choices.tsx";
import { useAudit } from "./use-audit.ts";

const { groups, labels, submit: send } = auditForm;
// As the API takes them.
const longest = { name: 200, email: 254, phone: 40, text: 5_000 };

type AuditFormProps = {
  /** Where it is posted. */
  url?: string;
  onDone: (reference: string | undefined) => void;
};

/** SPEC's audit form: everything optional, kept while it is written and until it has arrived. */
export function AuditForm({ url = settings.formServiceUrl, onDone }: AuditFormProps) {
  const { form, texts, input, select, errors, sending, failure, submit } = useAudit(url, onDone);
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-6 grid gap-8">
      <Group title={groups.you}>
        <Field label={labels.fullName}>
          <Input {...input("fullName")} autoComplete="name" maxLength={longest.name} />
        </Field>
        <Field label={labels.company}>
          <Input {...input("company")} autoComplete="organization" maxLength={longest.name} />
        </Field>
        <Field label={labels.email} error={errors.email}>
          <Input {...input("email")} type="email" autoComplete="email" maxLength={longest.email} />
        </Field>
        <Field label={labels.phone} error={errors.phone}>
          <Input {...input("phone")} type="tel" autoComplete="tel" maxLength={longest.phone} />
        </Field>
      </Group>
      <AuditChoices texts={texts} select={select}>
        <Field label={labels.projectTitle} className="md:col-span-2">
          <Input {...input("projectTitle")} maxLength={longest.name} />
        </Field>
        <Field label={labels.problem} error={errors.problem} className="md:col-span-2">
          <Textarea {...input("problem")} rows={2} maxLength={longest.text} />
        </Field>
        <Field label={labels.desiredOutcome} error={errors.desiredOutcome} className="md:col-span-2">
          <Textarea {...input("desiredOutcome")} rows={2} maxLength={longest.text} />
        </Field>
      </AuditChoices>
      <Field label={labels.anythingElse} error={errors.anythingElse}>
        <Textarea {...input("anythingElse")} rows={2} maxLength={longest.text} />
      </Field>
      <div>
        <div role="alert" className="text-small text-pretty text-bad">
          {failure !== undefined && <MailBreaks>{failure}</MailBreaks>}
        </div>
        <p className="mt-2 max-w-[38em] text-small text-pretty text-fg-3">
          <MailBreaks>{whoGetsIt(url)}</MailBreaks>
        </p>
        <DialogActions>
          <Button type="submit" busy={sending}>
            {send}
          </Button>
        </DialogActions>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid items-start gap-5 md:grid-cols-2">
      <legend className="mb-4 w-full border-b border-line pb-2 text-small text-fg-3">{title}</legend>
      {children}
    </fieldset>
  );
}

/** The site's own API keeps what the site says; of a service elsewhere only its name is known. */
function whoGetsIt(url: string): string {
  return url.startsWith("/") ? retention.text : `${auditForm.elsewhere} ${new URL(url).host}.`;
}
