import { auditForm } from "@thirtyfold/content";
import { DialogContent, DialogDescription, DialogTitle } from "@thirtyfold/ui";
import { useState } from "react";
import { AuditDone } from "./audit-done.tsx";
import { AuditForm } from "./audit-form.tsx";

/** The free AI audit form, and the alert that it was sent. */
export function AuditDialog() {
  return (
    <DialogContent>
      <AuditSteps />
    </DialogContent>
  );
}

// Inside of the content, which is unmounted when the dialog closes: it opens with the form again.
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
