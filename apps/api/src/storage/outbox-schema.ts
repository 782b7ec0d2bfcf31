import type { Generated } from "kysely";

// Tables of what is still to be delivered. Times are epoch milliseconds.

/** Deliveries due to the webhook. */
export type OutboxTable = {
  /** The webhook's message id, the same at each attempt. */
  id: string;
  lead_id: string;
  created_at: number;
  /** Attempts begun. */
  attempts: number;
  /** Not before this time. Set before each attempt, so that no second one runs beside it. */
  next_attempt_at: number;
};

/** To the team of a lead, to its visitor, to the team of a visitor who waits, to that visitor with an answer. */
export type MailKind = "lead-mail" | "receipt-mail" | "waiting-mail" | "answer-mail";

/** Mails to be sent, as {@link OutboxTable}, about a lead or a conversation; `id`: the left of the Message-ID. */
export type MailsTable = Omit<OutboxTable, "lead_id"> & {
  kind: MailKind;
  lead_id: string | null;
  room_id: string | null;
  /** Recipients that the mail server had no place for yet, with commas between; null: nobody has it. */
  left_to: Generated<string | null>;
};

/** Deliveries that were given up, by UTC day. */
export type GivenUpTable = { day: string; kind: string; count: number };

/** Of a visitor who waits, of a lead. */
export type PushKind = "waiting-push" | "lead-push";

/** Pushes to be sent, as {@link OutboxTable}, to one device about a lead or a conversation. */
export type PushesTable = Omit<OutboxTable, "lead_id"> & {
  kind: PushKind;
  device_id: string;
  lead_id: string | null;
  room_id: string | null;
};
