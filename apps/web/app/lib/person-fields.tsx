import { Field, Input } from "@thirtyfold/ui";
import type { ComponentProps } from "react";
import type { FieldErrors } from "./field-errors.ts";

type Person = "name" | "email";

type PersonFieldsProps = {
  labels: Readonly<Record<Person, string>>;
  errors: FieldErrors<Person>;
  input: (name: Person) => ComponentProps<typeof Input>;
  /** For the name field. */
  className?: string | undefined;
};

/** The writer's name and email: the two fields that most forms require. */
export function PersonFields({ labels, errors, input, className }: PersonFieldsProps) {
  return (
    <>
      <Field label={labels.name} error={errors.name} required className={className}>
        <Input {...input("name")} autoComplete="name" />
      </Field>
      <Field label={labels.email} error={errors.email} required>
        <Input {...input("email")} type="email" autoComplete="email" />
      </Field>
    </>
  );
}
