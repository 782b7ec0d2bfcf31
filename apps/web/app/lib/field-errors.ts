import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";

/** What is wrong with a form's fields, by their names. */
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: string | undefined };

/**
 * The errors of a form: they come all at once on submit, with the focus on the first field that has one, and each goes
 * when its field is edited.
 */
export function useFieldErrors<Name extends string>(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const forget = (name: Name) => setErrors((before) => ({ ...before, [name]: undefined }));
  /** Gives false when there is nothing to show. */
  const show = (found: FieldErrors<Name>): boolean => {
    // At once, so that the field is marked when the focus comes.
    flushSync(() => setErrors(found));
    if (Object.values(found).every((error) => error === undefined)) return false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return true;
  };
  return { errors, forget, show };
}
