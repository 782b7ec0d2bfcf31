import type { Generated } from "kysely";

// Tables of pending deliveries. Times are epoch milliseconds.

/** Deliveries due to the webhook. */
export type OutboxTable = {
  /** The webhook's message id, the same at each attempt. */
  id: string;
  lead_id: string;
  created_at: number;
  /** Attempts begun. */
  attempts: number;
  /** The earliest time of the next attempt. Set before each attempt, so that no second one runs concurrently. */
  next_attempt_at: number;
};

/** To the team about a lead, to its visitor, to the team about a waiting visitor, to that visitor with an answer. */
export type MailKind = "lead-mail" | "receipt-mail" | "waiting-mail" | "answer-mail";

/** Mails to send, like {@link OutboxTable}, about a lead or a conversation; `id`: the left part of the Message-ID. */
export type MailsTable = Omit<OutboxTable, "lead_id"> & {
  kind: MailKind;
  lead_id: string | null;
  room_id: string | null;
  /** Recipients that the mail server has deferred, separated by commas; null: nobody has it. */
  left_to: Generated<string | null>;
};

/** Abandoned deliveries, by UTC day. */
export type GivenUpTable = { day: string; kind: string; count: number };

/** About a waiting visitor, about a lead. */
export type PushKind = "waiting-push" | "lead-push";

/** Pushes to send, like {@link OutboxTable}, to one device about a lead or a conversation. */
export type PushesTable = Omit<OutboxTable, "lead_id"> & {
  kind: PushKind;
  device_id: string;
  lead_id: string | null;
  room_id: string | null;
};
