import { auditForm } from "@thirtyfold/content";
import { Button, DialogActions, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@thirtyfold/ui";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { MailBreaks } from "../../lib/mail-breaks.tsx";
import { AuditForm } from "./audit-form.tsx";

/** The form for the free AI audit, then the confirmation. */
export function AuditDialog() {
  return (
    <DialogContent>
      <AuditSteps />
    </DialogContent>
  );
}

// Inside the content, which unmounts on close, so that reopening starts with the form.
function AuditSteps() {
  const [done, setDone] = useState<{ reference: string | undefined }>();
  return (
    <>
      <DialogTitle>{auditForm.title}</DialogTitle>
      {!done && <DialogDescription>{auditForm.text}</DialogDescription>}
      {done ? <AuditDone reference={done.reference} /> : <AuditForm onDone={(reference) => setDone({ reference })} />}
    </>
  );
}

const { done } = auditForm;

/** SPEC's alert, inside the dialog: announced immediately like `window.alert`, without blocking the page. */
function AuditDone({ reference }: { reference: string | undefined }) {
  return (
    <>
      <div role="alert" className="mt-5 border-t-2 border-ok pt-5">
        <p className="flex items-center gap-2.5 text-h3 font-heading">
          <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ok" />
          {done.title}
        </p>
      </div>
      <p className="mt-2 max-w-[34.5em] text-pretty text-fg-2">
        <MailBreaks>{done.text}</MailBreaks>
      </p>
      {reference !== undefined && (
        <p className="mt-4 text-small text-fg-3">
          {done.reference}: <span className="font-semibold text-fg tabular-nums select-all">{reference}</span>
        </p>
      )}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="secondary" ref={takeFocus}>
            {done.close}
          </Button>
        </DialogClose>
      </DialogActions>
    </>
  );
}

/** The submit button disappears together with the form. */
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus();
}
