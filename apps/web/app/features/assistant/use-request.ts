import type { Handover } from "@thirtyfold/api-contract";
import { useState } from "react";
import * as z from "zod/mini";
import { readDraft, saveDraft } from "../../lib/drafts.ts";
import type { Message } from "./conversation.ts";
import type { HandoverFields } from "./handover-form.tsx";

const draft = "assistant-request";
const offered = { email: z.string(), need: z.string(), message: z.string() };
const requestSchema = z.object({
  /** The id of the answer that offered the request. */
  answer: z.string(),
  /** The fields as that answer offered them. */
  offered: z.prefault(z.object(offered), { email: "", need: "", message: "" }),
  /** The fields as the visitor left them. */
  fields: z.object({ name: z.string(), ...offered }),
});
type Request = z.infer<typeof requestSchema>;

/** The request that a visitor edits. The tab keeps it, so returning to the conversation or reloading loses nothing. */
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
    /** Opens the form as the visitor left it, plus the answer's additions. */
    write: ({ id, handover }: Message) => {
      if (!handover) return;
      const next = handover.fields;
      if (!request) keep({ answer: id, offered: next, fields: { name: "", ...next } });
      else if (request.answer !== id) keep({ answer: id, offered: next, fields: withOffer(request, next) });
      setOpen(true);
    },
    change: (fields: HandoverFields) => {
      if (request) keep({ ...request, fields });
    },
    close: () => setOpen(false),
  };
}

/** Keeps the visitor's changes to the form and appends the new lines of the task. */
function withOffer({ fields, offered: before }: Request, next: Handover["fields"]): HandoverFields {
  const current = (name: keyof typeof next) =>
    fields[name] === before[name] && next[name] !== "" ? next[name] : fields[name];
  const known = `${before.message}\n${fields.message}`.split("\n");
  const added = next.message.split("\n").filter((line) => !known.includes(line));
  const changed = fields.message !== before.message;
  return {
    name: fields.name,
    email: current("email"),
    need: current("need"),
    message: changed ? [fields.message, ...added].join("\n").trimStart() : current("message"),
  };
}

function readRequest(): Request | undefined {
  try {
    return requestSchema.parse(JSON.parse(readDraft(draft)));
  } catch {
    return undefined;
  }
}
