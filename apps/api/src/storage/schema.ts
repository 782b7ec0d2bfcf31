import type { Generated } from "kysely";

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
  fields: string;
  /** Hash of the form's answers while the same answers count as the same submission, then null. */
  fingerprint: string | null;
};

/** What the desk keeps with a lead. */
export type LeadAtDesk = {
  /** What the team makes of it: `new`, `talking`, `won`, `lost` or `spam`. */
  state: Generated<string>;
  /** A person's id. */
  assignee: Generated<string | null>;
  /** Goes up with each change by a person. */
  version: Generated<number>;
  /** Of the answers; empty where none was given. */
  name: Generated<string>;
  company: Generated<string>;
  /** All answers in lower case, to be searched. */
  search: Generated<string>;
};

/** What the desk's people write to each other about a lead. */
export type LeadNotesTable = { id: string; lead_id: string; person_id: string; content: string; created_at: number };

/** What a person changed of a lead: `kind` is `state` or `assignee`, `value` what it became. */
export type LeadEventsTable = {
  id: string;
  lead_id: string;
  person_id: string;
  kind: string;
  value: string | null;
  created_at: number;
};

/** The keys under which a form was sent, each bound to what came with it. A key goes with its lead. */
export type SubmissionKeysTable = {
  form: string;
  /** The sender's own `Idempotency-Key`. */
  idempotency_key: string;
  /** Hash of the answers that it was first sent with; null for keys from before this was kept. */
  fingerprint: string | null;
  lead_id: string;
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

/**
 * The file of a job application. It is in the database and not in a directory, so that it is stored in one transaction
 * with its lead, erased with it by whatever road, seen by every instance, and part of the same backup.
 */
export type ResumesTable = {
  lead_id: string;
  /** What the file is called when it is fetched. */
  name: string;
  media_type: string;
  content: Uint8Array;
};

/** What every record of the data tables has beside its own columns. */
type DataRow = {
  id: string;
  created_at: number;
  /** When somebody wrote to the record; null where it is as the site's content has it. */
  edited_at: number | null;
};

/** Lists and the call to action are JSON. */
export type SolutionsTable = DataRow & {
  slug: string;
  title: string;
  subtext: string;
  description: string;
  cta: string;
  features: string;
  use_cases: string;
  featured: number;
};

export type PerformanceMetricsTable = DataRow & {
  label: string;
  before: string;
  after: string;
  ratio: number;
  illustrative: number;
};

/** The records that came from the site's content, also those that were deleted since. */
export type SeededRecordsTable = {
  table_name: string;
  record_id: string;
  /** Of the content that was brought last. */
  hash: string;
};

export type AiTokensTable = {
  /** A UTC day: `2026-11-21`. */
  day: string;
  spent: number;
};

/** A room in which somebody has written. It goes with its last message. */
export type ChatRoomsTable = {
  /** Its two people's ids, sorted and joined with `_`. */
  id: string;
  created_at: number;
  /** The newest message's `seq`. It stays when older messages are erased. */
  last_seq: number;
};

/** A message of a room; its receiver is the room's other person. */
export type ChatMessagesTable = {
  room_id: string;
  /** 1, 2, 3 ... per room, without gaps: the only order. */
  seq: number;
  /** The sender's own, unique for room and sender. */
  id: string;
  sender_id: string;
  content: string;
  created_at: number;
  /** The first name and the id of the desk's person who wrote it for a contact. */
  author: string | null;
  person_id: string | null;
};

/** What the desk knows of a room with a contact, from the first message in it on. It goes with its room. */
export type ConversationsTable = {
  room_id: string;
  contact_id: string;
  created_at: number;
  closed: 0 | 1;
  /** Until then it is out of the way; it may have passed. */
  snoozed_until: number | null;
  /** A person's id. */
  assignee: string | null;
  /** Goes up with each change by a person, and when the visitor opens it again. */
  version: number;
  /** The room's newest message, which this row knows of. */
  last_seq: number;
  /** The newest message or note. */
  active_at: number;
  /** When the visitor wrote first since the contact's last message; null where the contact wrote last. */
  waiting_since: number | null;
};

/** What the desk's people write to each other about a conversation. No call open to visitors reads this table. */
export type ConversationNotesTable = {
  id: string;
  room_id: string;
  person_id: string;
  content: string;
  created_at: number;
};

/** Up to where somebody has read in a room. It only ever goes forward. */
export type ChatReadCursorsTable = {
  room_id: string;
  user_id: string;
  /** The `seq` of the newest message that counts as read; the room may have no row yet. */
  read_up_to: number;
  /** When it last went forward. */
  marked_at: number;
  /** The transaction that wrote it; PostgreSQL only. */
  transaction_id?: Generated<number>;
};

/** How often answers of one kind, given on one page on one day, were rated so. */
export type FeedbackTable = {
  /** A UTC day: `2026-11-21`. */
  day: string;
  page: string;
  provider: string;
  kind: string;
  /** The pages that the answers cited, in order, as JSON. */
  sources: string;
  rating: string;
  count: number;
};

/** Which instance does the work that only one of them does at a time, and until when. */
export type LeasesTable = {
  name: string;
  /** Made anew by each instance. */
  holder: string;
  until: number;
};

/** Somebody who may use the desk. Nobody is ever taken out: what a disabled person did keeps a name. */
export type PeopleTable = {
  id: string;
  name: string;
  /** The name in lower case, unique. */
  name_key: string;
  role: string;
  created_at: number;
  /** When the person first signed in; null for who was only invited. */
  joined_at: number | null;
  disabled_at: number | null;
  /** Goes up with each change. */
  version: number;
};

/** A sign-in that is open. Its secret is with the browser alone. */
export type SessionsTable = {
  id: string;
  secret_hash: string;
  person_id: string;
  /** How it was opened: `token`, `passkey` or `link`. */
  way: string;
  /** Tells with which ADMIN_TOKEN it was opened, to whoever has both that and the session's secret. */
  token_proof: string | null;
  created_at: number;
  /** The last call, to within a minute. */
  seen_at: number;
};

export type PasskeysTable = {
  /** The credential's id, base64url. */
  id: string;
  person_id: string;
  public_key: Uint8Array;
  /** How often the authenticator says that it was used; 0 where it does not count. */
  counter: number;
  /** JSON. */
  transports: string;
  created_at: number;
  used_at: number | null;
};

/** What an authenticator is asked to sign, once; with the session for which it makes a new passkey. */
export type PasskeyChallengesTable = { challenge: string; session_id: string | null; expires_at: number };

/** A link that signs a person in once: an invitation, or a way in without a passkey. A new one replaces it. */
export type SignInLinksTable = { person_id: string; secret_hash: string; expires_at: number };

/** Who did what at the desk. */
export type ActionsTable = {
  id: string;
  at: number;
  person_id: string;
  action: string;
  /** The id of what it was done to. */
  subject: string | null;
};

export type Database = {
  leads: LeadsTable & LeadAtDesk;
  lead_notes: LeadNotesTable;
  lead_events: LeadEventsTable;
  submission_keys: SubmissionKeysTable;
  outbox: OutboxTable;
  resumes: ResumesTable;
  solutions: SolutionsTable;
  performance_metrics: PerformanceMetricsTable;
  seeded_records: SeededRecordsTable;
  ai_tokens: AiTokensTable;
  feedback: FeedbackTable;
  chat_rooms: ChatRoomsTable;
  chat_messages: ChatMessagesTable;
  chat_read_cursors: ChatReadCursorsTable;
  conversations: ConversationsTable;
  conversation_notes: ConversationNotesTable;
  leases: LeasesTable;
  people: PeopleTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  sign_in_links: SignInLinksTable;
  actions: ActionsTable;
};

/** The UTC day of a time in epoch milliseconds, as `day` columns hold it. */
export const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);
