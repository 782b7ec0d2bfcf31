import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";

/** The texts around a control, the same for a single control and for a group. */
export type FieldWords = {
  /** A sentence that helps to fill it in. It is above the control, where neither a keyboard nor a list covers it. */
  help?: ReactNode;
  /** The error and how to fix it. Shown for as long as it is set: the form removes it when the visitor edits. */
  error?: ReactNode;
  /** Marks an optional field. Required is the rule and is not marked. */
  optional?: boolean;
  /** The mark of an optional field, in the page's language: by default "(optional)". */
  optionalWord?: string;
};

export const labelLook = "tf:text-ui tf:font-semibold tf:text-fg";

export function OptionalMark({ word }: { word: string }) {
  return (
    <>
      {" "}
      <span className="tf:font-normal tf:text-fg-3">{word}</span>
    </>
  );
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="tf:mt-0.5 tf:text-small tf:text-pretty tf:text-fg-3">
      {children}
    </p>
  );
}

/**
 * The slot for the error. It is a polite live region that is present and empty from the start, because screen readers
 * announce that reliably; `role="alert"` would interrupt the field that a form moves focus to, once for every error of
 * the form.
 */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite" className="tf:text-small tf:text-bad">
      {Boolean(children) && (
        <p id={id} className="tf:flex tf:items-start tf:gap-1.5 tf:pt-1.5">
          <CircleAlert aria-hidden strokeWidth={1.75} className="tf:mt-[0.15em] tf:size-4 tf:shrink-0" />
          <span className="tf:min-w-0 tf:[overflow-wrap:anywhere]">{children}</span>
        </p>
      )}
    </div>
  );
}
