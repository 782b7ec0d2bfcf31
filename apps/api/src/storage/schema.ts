import type { Generated } from "kysely";
import type { GivenUpTable, MailsTable, OutboxTable, PushesTable } from "./outbox-schema.ts";
import type {
  ActionsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PeopleTable,
  PushDevicesTable,
  PushKeysTable,
  SessionsTable,
  SignInLinksTable,
} from "./people-schema.ts";

/** Times are epoch milliseconds in all tables. */
export type LeadsTable = {
  /** The visitor's reference number. */
  id: string;
  form: string;
  created_at: number;
  /** In lower case, for searching; empty without an address. */
  email: string;
  /** 1 if the honeypot was filled. */
  suspect: number;
  fields: string;
  /** Hash of the answers while equal ones count as the same submission, then null. */
  fingerprint: string | null;
};

export type LeadAtDesk = {
  /** `new`, `talking`, `won`, `lost` or `spam`. */
  state: Generated<string>;
  assignee: Generated<string | null>;
  /** Incremented with each change by a person. */
  version: Generated<number>;
  /** `utm_source`, the referrer's host or `direct`; null if nothing is known. */
  source: Generated<string | null>;
  /** How the visit began, as JSON. */
  origin: Generated<string>;
  /** Taken from the answers, or empty. */
  name: Generated<string>;
  company: Generated<string>;
  /** All answers in lower case. */
  search: Generated<string>;
};

export type LeadNotesTable = { id: string; lead_id: string; person_id: string; content: string; created_at: number };

/** `kind`: `state` or `assignee`; `value`: the new one. */
export type LeadEventsTable = {
  id: string;
  lead_id: string;
  person_id: string;
  kind: string;
  value: string | null;
  created_at: number;
};

/** Keys under which a form was sent, each bound to its answers. */
export type SubmissionKeysTable = {
  form: string;
  /** The sender's `Idempotency-Key`. */
  idempotency_key: string;
  /** Hash of the answers first sent with it; null for older keys. */
  fingerprint: string | null;
  lead_id: string;
};

/** Kept in the database, so that a file is stored, erased and backed up with its lead, and every instance sees it. */
export type ResumesTable = {
  lead_id: string;
  name: string;
  media_type: string;
  content: Uint8Array;
};

/** Columns common to all data tables. */
type DataRow = {
  id: string;
  created_at: number;
  /** Null until somebody edits the record. */
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

/** Records of the site's content, including deleted ones. */
export type SeededRecordsTable = {
  table_name: string;
  record_id: string;
  /** Hash of the content last written. */
  hash: string;
};

export type AiTokensTable = {
  /** A UTC day: `2026-11-21`. */
  day: string;
  spent: number;
};

/** Exists from the first message to the last. */
export type ChatRoomsTable = {
  /** The two people's ids, sorted and joined with `_`. */
  id: string;
  created_at: number;
  last_seq: number;
};

/** The receiver is the room's other person. */
export type ChatMessagesTable = {
  room_id: string;
  /** 1, 2, 3 ... per room, without gaps: the only order. */
  seq: number;
  /** Unique per room and sender. */
  id: string;
  sender_id: string;
  content: string;
  created_at: number;
  /** First name and id of the person at the desk who wrote it for a contact. */
  author: string | null;
  person_id: string | null;
};

/** A room with a contact, from its first message on. */
export type ConversationsTable = {
  room_id: string;
  contact_id: string;
  created_at: number;
  closed: 0 | 1;
  /** Hidden until then; may be in the past. */
  snoozed_until: number | null;
  assignee: string | null;
  /** Incremented with each change by a person, and when the visitor reopens it. */
  version: number;
  /** The newest message that this row includes. */
  last_seq: number;
  active_at: number;
  /** The visitor's first message since the contact's last, or since it was closed; null if the contact wrote last. */
  waiting_since: number | null;
  /** How far the contact has read, copied from its cursor: with this, the row alone shows whether a notice is due. */
  seen_seq: Generated<number>;
  /** The newest message when a mail last reported unseen ones; 0 before the first. */
  told_seq: Generated<number>;
  /** The same for pushes. */
  pushed_seq: Generated<number>;
  /** The path of the page that the visitor came from. */
  page: string | null;
  /** The IANA name of the visitor's time zone. */
  time_zone: Generated<string | null>;
  /** The address for answers that the visitor does not see. */
  visitor_email: Generated<string | null>;
  /** When the address was given. */
  visitor_email_at: Generated<number | null>;
  /** The newest mail with answers has those after the first of these, up to the second; 0 before the first mail. */
  mailed_after: Generated<number>;
  mailed_seq: Generated<number>;
};

/** No route open to visitors reads this table. */
export type ConversationNotesTable = {
  id: string;
  room_id: string;
  person_id: string;
  content: string;
  created_at: number;
};

/** A person's action on a conversation; `value`: the end of a snooze, or the assignee. No visitors' route reads it. */
export type ConversationEventsTable = {
  id: string;
  room_id: string;
  person_id: string;
  kind: "opened" | "closed" | "snoozed" | "assignee";
  value: string | null;
  created_at: number;
};

/** Only ever moves forward. */
export type ChatReadCursorsTable = {
  room_id: string;
  user_id: string;
  /** The newest message read; the room may have no row yet. */
  read_up_to: number;
  marked_at: number;
  /** The transaction that wrote it; PostgreSQL only. */
  transaction_id?: Generated<number>;
};

/** Ratings of one kind of answer, by page and day. */
export type FeedbackTable = {
  day: string;
  page: string;
  provider: string;
  kind: string;
  /** The cited pages, in order, as JSON. */
  sources: string;
  rating: string;
  count: number;
};

/** How many questions on a topic went unanswered, by day. */
export type UnansweredTopicsTable = { day: string; topic: string; count: number };

/** An unanswered question that its visitor allowed us to read. */
export type UnansweredQuestionsTable = { id: string; asked_at: number; topic: string; question: string };

/** The instance that does a job reserved for one, and until when. */
export type LeasesTable = {
  name: string;
  /** New for each instance. */
  holder: string;
  until: number;
};

/** When each kind of retention last swept. */
export type SweepsTable = { name: string; swept_at: number };

export type SavedRepliesTable = { id: string; title: string; content: string; version: number };

export type Database = {
  leads: LeadsTable & LeadAtDesk;
  lead_notes: LeadNotesTable;
  lead_events: LeadEventsTable;
  submission_keys: SubmissionKeysTable;
  outbox: OutboxTable;
  mails: MailsTable;
  pushes: PushesTable;
  given_up: GivenUpTable;
  push_devices: PushDevicesTable;
  push_keys: PushKeysTable;
  resumes: ResumesTable;
  solutions: SolutionsTable;
  performance_metrics: PerformanceMetricsTable;
  seeded_records: SeededRecordsTable;
  ai_tokens: AiTokensTable;
  feedback: FeedbackTable;
  unanswered_topics: UnansweredTopicsTable;
  unanswered_questions: UnansweredQuestionsTable;
  chat_rooms: ChatRoomsTable;
  chat_messages: ChatMessagesTable;
  chat_read_cursors: ChatReadCursorsTable;
  conversations: ConversationsTable;
  conversation_notes: ConversationNotesTable;
  conversation_events: ConversationEventsTable;
  leases: LeasesTable;
  sweeps: SweepsTable;
  people: PeopleTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  sign_in_links: SignInLinksTable;
  actions: ActionsTable;
  saved_replies: SavedRepliesTable;
};

/** Converts epoch ms to the UTC day of `day` columns. */
export const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);
