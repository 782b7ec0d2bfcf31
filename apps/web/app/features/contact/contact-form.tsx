import { contactPage, contactSubjects } from "@thirtyfold/content";
import { Button, ButtonArrow } from "@thirtyfold/ui";
import { type SubmitEvent, useRef, useState } from "react";
import { useFieldErrors } from "../../lib/field-errors.ts";
import { useFormDraft } from "../../lib/form-draft.ts";
import { useHydrated } from "../../lib/hydration.ts";
import { latePart, useLate } from "../../lib/late.tsx";
import { ClearedNote } from "./cleared-note.tsx";
import { type ContactField, type ContactTexts, contactErrors, contactFields } from "./contact-fields.ts";
import { ContactInputs } from "./contact-inputs.tsx";

const review = latePart(() => import("./contact-type.tsx").then((module) => module.ContactType));
const subjectOf = (value: string) => contactSubjects.find((subject) => subject.value === value)?.label ?? "";

/** The contact form. Nothing leaves the browser: what was written is shown again, and carried to the intake form. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { errors, forget, show } = useFieldErrors<ContactField>(form);
  const [reviewed, setReviewed] = useState<ContactTexts>();
  const [cleared, setCleared] = useState<ContactTexts>();
  const { loaded: Review, failed, fetch } = useLate(review);
  const onEdit = (field: ContactField) => {
    forget(field);
    setCleared(undefined);
  };
  const { texts, replace, clear, input } = useFormDraft(form, {
    draft: "contact",
    names: contactFields,
    onEdit,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (show(contactErrors(texts))) return;
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
      {/* Until it is alive the browser checks the fields, and the method "dialog" sends them nowhere. */}
      <form
        ref={form}
        method="dialog"
        aria-labelledby="contact-form"
        noValidate={hydrated}
        onSubmit={submit}
        onFocus={fetch}
        className="mt-7 grid items-start gap-x-gutter gap-y-6 md:grid-cols-2 noscript:hidden"
      >
        <ContactInputs input={input} errors={errors} />
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
            The review could not be loaded, and your message is kept. Check your connection, then press the button
            again.
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
