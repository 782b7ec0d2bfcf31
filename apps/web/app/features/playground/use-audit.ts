import { auditForm } from "@thirtyfold/content";
import { type SyntheticEvent, useRef, useState } from "react";
import { emailFormat } from "../../lib/email-format.ts";
import { useFieldErrors } from "../../lib/field-errors.ts";
import { saveFormDraft, useFormDraft } from "../../lib/form-draft.ts";
import { HttpError } from "../../lib/http-error.ts";
import { type AuditName, auditNames } from "./audit-fields.ts";
import { sendAudit } from "./send-audit.ts";

const { failed, errors: words } = auditForm;
const draft = "audit";

/** The audit form: what is in it, whether it is on its way to `url`, and why it did not arrive. */
export function useAudit(url: string, onDone: (reference: string | undefined) => void) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { errors, forget, show } = useFieldErrors<AuditName>(form);
  const { texts, input, select } = useFormDraft<AuditName>(form, { draft, names: auditNames, onEdit: forget });

  const send = async () => {
    setSending(true);
    try {
      const reference = await sendAudit(url, texts);
      saveFormDraft(draft, {});
      onDone(reference);
    } catch (error) {
      setSending(false);
      if (!(error instanceof HttpError)) throw error;
      const marked = auditNames.filter((name) => error.fieldErrors[name] !== undefined);
      show(Object.fromEntries(marked.map((name) => [name, error.fieldErrors[name]])));
      setFailure(marked.length > 0 ? failed.fields : whyNot(error));
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending) return;
    setFailure(undefined);
    const address = texts.email.trim();
    const wrong = address !== "" && !emailFormat.test(address);
    if (!show(wrong ? { email: words.emailFormat } : {})) void send();
  };
  return { form, texts, input, select, errors, sending, failure, submit };
}

/** What failed, what the server says of it, and what to do. */
function whyNot({ failure, serverMessage }: HttpError): string {
  if (failure === "network") return `${failed.unreachable} ${failed.otherwise}`;
  return [failed.refused, serverMessage, failed.otherwise].filter(Boolean).join(" ");
}
