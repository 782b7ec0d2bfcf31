import { limits } from "@thirtyfold/api-contract/limits";
import { contactSubjects } from "@thirtyfold/content";
import { Field, Input, NativeSelect, Textarea } from "@thirtyfold/ui";
import type { FieldErrors } from "../../lib/field-errors.ts";
import type { useFormDraft } from "../../lib/form-draft.ts";
import type { ContactField } from "./contact-fields.ts";

type Draft = ReturnType<typeof useFormDraft<ContactField>>;

type ContactInputsProps = Pick<Draft, "input"> & { errors: FieldErrors<ContactField> };

/** The fields of the contact form. The lengths are those of the intake form, which takes the texts over. */
export function ContactInputs({ input, errors }: ContactInputsProps) {
  return (
    <>
      <Field label="Name" error={errors.name} required>
        <Input {...input("name")} autoComplete="name" maxLength={limits.name} />
      </Field>
      <Field label="Email" error={errors.email} required>
        <Input {...input("email")} type="email" autoComplete="email" maxLength={limits.email} />
      </Field>
      <Field label="Phone" optional>
        <Input {...input("phone")} type="tel" autoComplete="tel" maxLength={limits.phone} />
      </Field>
      <Field label="Company" error={errors.company} required>
        <Input {...input("company")} autoComplete="organization" maxLength={limits.name} />
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
        <Textarea {...input("message")} rows={6} maxLength={limits.longText} placeholder={example} />
      </Field>
    </>
  );
}

const example = "Every Friday we copy 40 invoices into accounting. It takes a day.";
