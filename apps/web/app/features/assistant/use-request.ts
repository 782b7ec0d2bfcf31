import { useState } from "react";
import * as z from "zod/mini";
import { readDraft, saveDraft } from "../../lib/drafts.ts";
import type { Message } from "./conversation.ts";
import type { HandoverFields } from "./handover-form.tsx";

const draft = "assistant-request";
const requestSchema = z.object({
  /** The answer that offered it. */
  answer: z.string(),
  fields: z.object({ name: z.string(), email: z.string(), need: z.string(), message: z.string() }),
});
type Request = z.infer<typeof requestSchema>;

/** The request that a visitor mends. The tab keeps it: whoever looks back into the conversation, or reloads, loses nothing. */
export function useRequest() {
  const [request, setRequest] = useState(readRequest);
  const [open, setOpen] = useState(false);
  const keep = (next: Request) => {
    setRequest(next);
    saveDraft(draft, JSON.stringify(next));
  };
  return {
    /** Set while the form is open. */
    fields: open ? request?.fields : undefined,
    /** Opens the form with what the answer offers, or as the visitor left it. */
    write: ({ id, handover }: Message) => {
      if (!handover) return;
      if (request?.answer !== id)
        keep({ answer: id, fields: { name: request?.fields.name ?? "", ...handover.fields } });
      setOpen(true);
    },
    change: (fields: HandoverFields) => {
      if (request) keep({ ...request, fields });
    },
    close: () => setOpen(false),
  };
}

function readRequest(): Request | undefined {
  try {
    return requestSchema.parse(JSON.parse(readDraft(draft)));
  } catch {
    return undefined;
  }
}
