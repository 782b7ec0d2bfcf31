import { contactSubjects } from "@thirtyfold/content";
import { Field, Input, RadioGroup, RadioGroupItem, Textarea } from "@thirtyfold/ui";
import type { FieldErrors } from "../../lib/field-errors.ts";
import type { useFormDraft } from "../../lib/form-draft.ts";
import type { ContactField } from "./contact-fields.ts";

type Draft = ReturnType<typeof useFormDraft<ContactField>>;

type ContactInputsProps = Pick<Draft, "input" | "select"> & { errors: FieldErrors<ContactField> };

/** The fields of the contact form. The lengths are those of the intake form, which takes the texts over. */
export function ContactInputs({ input, select, errors }: ContactInputsProps) {
  return (
    <>
      <Field label="Name" error={errors.name} required>
        <Input {...input("name")} autoComplete="name" maxLength={200} />
      </Field>
      <Field label="Email" error={errors.email} required>
        <Input {...input("email")} type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Field label="Phone" optional>
        <Input {...input("phone")} type="tel" autoComplete="tel" maxLength={40} />
      </Field>
      <Field label="Company" error={errors.company} required>
        <Input {...input("company")} autoComplete="organization" maxLength={200} />
      </Field>
      {/* Five fit in sight, and a list that floats would be a sixth of the page's script. */}
      <RadioGroup
        {...select("subject")}
        legend="Subject"
        orientation="horizontal"
        error={errors.subject}
        required
        className="md:col-span-2"
      >
        {contactSubjects.map(({ value, label }) => (
          <RadioGroupItem key={value} value={value} data-replay>
            {label}
          </RadioGroupItem>
        ))}
      </RadioGroup>
      <Field label="Message" error={errors.message} required className="md:col-span-2">
        <Textarea {...input("message")} rows={6} maxLength={5000} placeholder={example} />
      </Field>
    </>
  );
}

const example = "Every Friday we copy 40 invoices into accounting. It takes a day.";
