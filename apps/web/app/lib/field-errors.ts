import { type ReactNode, type RefObject, useState } from "react";
import { flushSync } from "react-dom";

/** Errors by field name. */
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: ReactNode };

/** Errors appear on submit, with the focus on the first invalid field; each disappears when its field is edited. */
export function useFieldErrors<Name extends string>(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const forget = (name: Name) => setErrors((before) => ({ ...before, [name]: undefined }));
  /** Returns false if there are no errors. */
  const show = (found: FieldErrors<Name>): boolean => {
    // Synchronously, so that the field is marked when the focus arrives.
    flushSync(() => setErrors(found));
    if (Object.values(found).every((error) => error === undefined)) return false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return true;
  };
  return { errors, forget, show };
}
