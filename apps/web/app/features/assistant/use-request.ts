import { useState } from "react";
import type { Message } from "./conversation.ts";
import type { HandoverFields } from "./handover-form.tsx";

type Request = Readonly<{ answer: string; open: boolean; fields: HandoverFields }>;

/** The request that a visitor mends. It is kept while the panel lives: who looks back into the conversation loses nothing. */
export function useRequest() {
  const [request, setRequest] = useState<Request>();
  return {
    /** Set while the form is open. */
    fields: request?.open ? request.fields : undefined,
    /** Opens the form with what the answer offers, or as the visitor left it. */
    write: ({ id, handover }: Message) => {
      if (!handover) return;
      const offered = { answer: id, open: true, fields: { name: request?.fields.name ?? "", ...handover.fields } };
      setRequest(request?.answer === id ? { ...request, open: true } : offered);
    },
    change: (fields: HandoverFields) => setRequest((current) => current && { ...current, fields }),
    close: () => setRequest((current) => current && { ...current, open: false }),
  };
}
