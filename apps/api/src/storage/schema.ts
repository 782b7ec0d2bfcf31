/** A stored submission. Times are epoch milliseconds. */
export type LeadsTable = {
  /** The reference number that the visitor got. */
  id: string;
  form: string;
  created_at: number;
  /** In lower case, for searching; empty where none was given. */
  email: string;
  /** 1 where the honeypot was filled. */
  suspect: number;
  /** The answers, as JSON. */
  fields: string;
  /** Hash of the form's answers while the same answers count as the same submission, then null. */
  fingerprint: string | null;
  idempotency_key: string | null;
};

/** What is still to be delivered to the webhook: a row goes with its delivery, its lead, or its last attempt. */
export type OutboxTable = {
  /** The webhook's message id, the same at each attempt. */
  id: string;
  lead_id: string;
  created_at: number;
  /** Attempts that were begun. */
  attempts: number;
  /** Not before this time. An attempt sets it before it begins, so that no second one runs beside it. */
  next_attempt_at: number;
};

/** What the assistant's answers cost. */
export type AiTokensTable = {
  /** A UTC day: `2026-11-21`. */
  day: string;
  spent: number;
};

export type Database = { leads: LeadsTable; outbox: OutboxTable; ai_tokens: AiTokensTable };
