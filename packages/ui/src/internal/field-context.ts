"use client";
import { type ComponentProps, createContext, use, useEffect } from "react";

/** The props that a Field, or a group with a legend, passes to the control in it. */
type FieldWiring = {
  controlId?: string;
  describedBy?: string | undefined;
  invalid: boolean;
  required?: boolean | undefined;
  /** A control with its own `id` reports it, so that the label follows. */
  adopt?: (id: string | undefined) => void;
  /** A control that refuses its input reports the reason, and the field shows it in place of its own error. */
  complain?: (message: string | undefined) => void;
};

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

type Own = Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid" | "required">;

/**
 * The attributes that wire a control to the Field around it. The control's own attributes win, except that all
 * descriptions are kept, its own read out first.
 */
export function useFieldControl(own: Own): Own {
  const field = use(FieldContext);
  const { id } = own;
  const adopt = field?.adopt;
  useEffect(() => {
    if (id === undefined) return;
    adopt?.(id);
    return () => adopt?.(undefined);
  }, [id, adopt]);
  return {
    id: id ?? field?.controlId,
    "aria-describedby": joinIds(own["aria-describedby"], field?.describedBy),
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid ? true : undefined),
    required: own.required ?? field?.required,
  };
}

export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}
