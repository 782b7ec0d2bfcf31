import { limits } from "@thirtyfold/api-contract/limits";
import { contactPage, contactSubjects } from "@thirtyfold/content";
import { Button, ButtonArrow, Field, Input, NativeSelect, Textarea } from "@thirtyfold/ui";
import { type SubmitEvent, useRef, useState } from "react";
import { emailError, missing } from "../../lib/field-checks.ts";
import { type FieldErrors, useFieldErrors } from "../../lib/field-errors.ts";
import { type FormTexts, useFormDraft } from "../../lib/form-draft.ts";
import { useHydrated } from "../../lib/hydration.ts";
import { latePart, useLate } from "../../lib/late.tsx";
import { PersonFields } from "../../lib/person-fields.tsx";
import { personLimits } from "../../lib/too-long.tsx";

const review = latePart(() => import("./contact-type.tsx").then((module) => module.ContactType));
const subjectOf = (value: string) => contactSubjects.find((subject) => subject.value === value)?.label ?? "";

/** Nothing leaves the browser: the message is shown once more and passed to the intake form. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { errors, forget, show } = useFieldErrors<ContactField>(form);
  const [reviewed, setReviewed] = useState<ContactTexts>();
  const [cleared, setCleared] = useState<ContactTexts>();
  const { loaded: Review, failed, fetch } = useLate(review);
  const onEdit = (field: ContactField) => {
    setCleared(undefined);
    setReviewed(undefined);
    forget(field);
  };
  const { texts, long, replace, clear, input } = useFormDraft(form, {
    draft: "contact",
    names: contactFields,
    most: contactLimits,
    onEdit,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (show({ ...contactErrors(texts), ...long })) return;
    fetch();
    setReviewed(texts);
  };
  const close = () => {
    setCleared(reviewed);
    setReviewed(undefined);
    clear();
  };
  const undo = () => {
    if (cleared) replace(cleared);
    setCleared(undefined);
    form.current?.querySelector<HTMLElement>("input")?.focus();
  };

  return (
    <>
      {/* Before hydration the browser checks the fields, and the method "dialog" sends them nowhere. */}
      <form
        ref={form}
        method="dialog"
        aria-labelledby="contact-form"
        noValidate={hydrated}
        onSubmit={submit}
        onFocus={fetch}
        className="mt-7 grid items-start gap-x-gutter gap-y-6 md:grid-cols-2 noscript:hidden"
      >
        <ContactInputs input={input} errors={{ ...errors, ...long }} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 md:col-span-2">
          <Button type="submit" size="lg" className="max-md:w-full">
            {contactPage.submit}
            <ButtonArrow />
          </Button>
          <div role="status" className="text-small text-fg-2">
            {cleared && <ClearedNote onUndo={undo} />}
          </div>
        </div>
        {failed && reviewed && (
          <p role="alert" className="rounded-sm bg-bad-wash px-4 py-3 text-small text-fg md:col-span-2">
            The review could not be loaded. Your message is kept. Check your connection, then press again.
          </p>
        )}
      </form>
      {Review && reviewed && (
        <Review
          name={reviewed.name.trim()}
          email={reviewed.email.trim()}
          company={reviewed.company.trim()}
          message={reviewed.message.trim()}
          more={{ phone: reviewed.phone.trim(), need: subjectOf(reviewed.subject) }}
          onClose={close}
        />
      )}
    </>
  );
}

type Draft = ReturnType<typeof useFormDraft<ContactField>>;

type ContactInputsProps = Pick<Draft, "input"> & { errors: FieldErrors<ContactField> };

function ContactInputs({ input, errors }: ContactInputsProps) {
  return (
    <>
      <PersonFields labels={personLabels} errors={errors} input={input} />
      <Field label="Phone" error={errors.phone} optional>
        <Input {...input("phone")} type="tel" autoComplete="tel" />
      </Field>
      <Field label="Company" error={errors.company} required>
        <Input {...input("company")} autoComplete="organization" />
      </Field>
      <Field label="Subject" error={errors.subject} required className="md:col-span-2">
        <NativeSelect {...input("subject")} placeholder="Choose one of five">
          {contactSubjects.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Message" error={errors.message} required className="md:col-span-2">
        <Textarea {...input("message")} rows={6} placeholder={example} />
      </Field>
    </>
  );
}

const personLabels = { name: "Name", email: "Email" };
const example = "Every Friday we copy 40 invoices into accounting. It takes a day.";

/** The fields of SPEC, "Contact form", in the order shown. */
const contactFields = ["name", "email", "phone", "company", "subject", "message"] as const;

/** The limits of the intake form, which receives the texts. */
const contactLimits = { ...personLimits, phone: limits.phone, company: limits.name, message: limits.longText };

type ContactField = (typeof contactFields)[number];

type ContactTexts = FormTexts<ContactField>;

/** All fields but the phone are required; the browser checks the same before scripts run. */
function contactErrors({ name, email, company, subject, message }: ContactTexts): FieldErrors<ContactField> {
  return {
    name: missing(name, "Enter your name."),
    email: emailError(email, "Enter an email address like name@company.com.", "Enter your email."),
    company: missing(company, "Enter your company."),
    subject: missing(subject, "Choose what it is about."),
    message: missing(message, "Write your message."),
  };
}

function ClearedNote({ onUndo }: { onUndo: () => void }) {
  return (
    <>
      The form is cleared.{" "}
      <Button variant="link" onClick={onUndo}>
        Undo
      </Button>
    </>
  );
}
