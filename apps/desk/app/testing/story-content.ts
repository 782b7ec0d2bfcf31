import type { Conversation, DeskLead, WholeConversation, WholeLead } from "@thirtyfold/api-contract/desk";
import type { DeskSession } from "../lib/session.ts";

// Real content for stories: a morning at the desk. Times are relative to now.

const minute = 60_000;
const ago = (minutes: number) => Date.now() - minutes * minute;

const person = (id: string, name: string, role: "member" | "owner" = "member") => ({
  id,
  name,
  role,
  joinedAt: ago(20_000),
  disabled: false,
  version: 1,
});
const ines = person("p-ines", "Ines Kallio", "owner");
const tomas = person("p-tomas", "Tomas Verhale");
export const team = [ines, tomas, person("p-vera", "Vera Holm", "owner")];
/** Ines is signed in. */
export const session: DeskSession = {
  person: ines,
  session: { id: "s1", way: "passkey", createdAt: ago(50), seenAt: ago(1) },
};

const conversation = (
  visitorId: string,
  contact: Conversation["contact"],
  minutes: number,
  excerpt: string,
  more: Partial<Conversation> = {},
): Conversation => ({
  roomId: `${visitorId}_${contact}`,
  contact,
  visitorId,
  state: "open",
  snoozedUntil: null,
  assignee: null,
  version: 3,
  createdAt: ago(minutes + 200),
  activeAt: ago(minutes),
  waitingSince: ago(minutes),
  unread: 1,
  page: "/services",
  timeZone: null,
  lastMessage: { seq: 4, excerpt, byVisitor: true, author: null, at: ago(minutes) },
  ...more,
});

const answered = (visitorId: string, minutes: number, excerpt: string) =>
  conversation(visitorId, "sales", minutes, excerpt, {
    waitingSince: null,
    unread: 0,
    assignee: tomas.id,
    lastMessage: { seq: 4, excerpt, byVisitor: false, author: "Tomas", at: ago(minutes) },
  });

/** The open conversation, of a visitor in another time zone. */
export const open = conversation("3f2a77b1-order", "technical-support", 12, "Great, thank you! One more thing: …", {
  createdAt: ago(1_600),
  unread: 0,
  assignee: ines.id,
  page: "/solutions/workflow-automation",
  timeZone: "Asia/Tokyo",
});

/** Some wait, some are answered. */
export const conversations = [
  conversation("91bb02c4", "technical-support", 2, "The playground says “too many runs”. How long do I have to wait?"),
  conversation("a88ef6d0", "sales", 9, "Do you do real estate?", { unread: 2 }),
  open,
  conversation("ee926611", "support", 75, "Is anybody there?"),
  answered("0c77d1e2", 140, "From 900 a month. Shall I send you the audit form?"),
  answered("b4410ac9", 300, "Sí, los agentes responden en español."),
];

const message = (seq: number, minutes: number, content: string, author?: string) => ({
  id: `m${seq}`,
  seq,
  content,
  senderId: author === undefined ? open.visitorId : open.contact,
  receiverId: author === undefined ? open.contact : open.visitorId,
  roomId: open.roomId,
  timestamp: new Date(ago(minutes)).toISOString(),
  read: true,
  ...(author !== undefined && { author, personId: author === "Ines" ? ines.id : tomas.id }),
});

/** With a note and events, over two days. */
export const whole: WholeConversation = {
  ...open,
  visitorReadUpTo: 5,
  email: "h.tanaka@mizuho-trading.example",
  messages: {
    data: [
      message(1, 1_600, "The order agent stopped at step 3 last night. The store's API says 401."),
      message(2, 1_590, "The token was rotated on Friday. Do you need a new one from us?", "Tomas"),
      message(3, 1_580, "Yes, with read access to orders only."),
      message(4, 1_579, "Where do I put it?"),
      message(5, 1_500, "Into the vault, as “orders-read”. I replay the 14 failed runs then.", "Ines"),
      message(6, 12, "Great, thank you! One more thing: can it tell me by mail when a run stops?"),
    ],
    nextCursor: null,
  },
  notes: [
    {
      id: "n1",
      at: ago(1_585),
      personId: tomas.id,
      personName: tomas.name,
      content: "Their store is on the old plan: tokens there expire after 90 days. Remind them in February.",
    },
  ],
  events: [
    { id: "e1", at: ago(1_588), personId: tomas.id, personName: tomas.name, kind: "assignee", value: ines.id },
    { id: "e2", at: ago(1_490), personId: ines.id, personName: ines.name, kind: "closed", value: null },
  ],
};

/** The number of conversations in each list. */
export const counts = (waiting: number) => ({
  conversations: { waiting, mine: 1, unassigned: 3, snoozed: 1, closed: 24 },
  newLeads: 2,
});

const lead = (id: string, name: string, company: string, minutes: number, more: Partial<DeskLead> = {}): DeskLead => ({
  id,
  form: "intake",
  createdAt: ago(minutes),
  email: `${name.split(" ", 1)[0]?.toLowerCase()}@${(company || "mailbox").split(" ", 1)[0]?.toLowerCase()}.example`,
  name,
  company,
  state: "new",
  assignee: null,
  version: 1,
  suspect: false,
  source: "www.google.com",
  resume: null,
  ...more,
});

const oneLead = lead("YEGK-YYFK-A4C9-TRVX", "Hugo Brandt", "Osprey Lane Dental", 95, {
  form: "audit",
  state: "talking",
  assignee: tomas.id,
  source: "newsletter",
});
/** Of all forms and states. */
export const leads = [
  lead("7067-FJV9-ZZCE-87PA", "Adaeze Lindqvist", "Pellwater Research", 14),
  oneLead,
  lead("R5D6-R10G-KQ3R-CSXA", "Jun Watanabe", "", 110, {
    form: "applications",
    resume: "Jun Watanabe.pdf",
    source: null,
  }),
  lead("60N1-PGA0-G696-4W56", "Elin Sørensen", "Nordhavn Legal", 250, { state: "won", assignee: ines.id }),
  lead("N10G-0GV0-D3GV-Y4VM", "Cheap SEO", "", 300, { state: "spam", suspect: true, source: null }),
  lead("NBHV-6G64-S94Z-9C3P", "Maximiliane Wachtmeister-Bergenholtz", "Bergenholtz Versicherungen", 800, {
    form: "waitlist",
    state: "lost",
    source: "direct",
  }),
];

/** The open lead, with notes and a timeline. */
export const wholeLead: WholeLead = {
  ...oneLead,
  fields: {
    fullName: "Hugo Brandt",
    company: "Osprey Lane Dental",
    email: "hugo@osprey.example",
    projectTypes: ["AI Agent", "Business Automation"],
    problem: "The line is busy from 17:00 on and nobody calls back before ten. A third of those do not call again.",
    desiredOutcome: "Whoever calls at night has an appointment in the morning.",
    timeline: "30 Days",
  },
  origin: { firstPage: "/solutions/workflow-automation", utm_source: "newsletter", utm_campaign: "november" },
  notes: [
    {
      id: "n1",
      at: ago(30),
      personId: tomas.id,
      personName: tomas.name,
      content: "Called at 9:40, comes back on Thursday after 14:00. Wants a price for two locations.",
    },
  ],
  timeline: [
    { at: ago(95), kind: "submitted", personId: null, personName: null, value: null },
    { at: ago(80), kind: "assignee", personId: tomas.id, personName: tomas.name, value: tomas.id },
    { at: ago(79), kind: "state", personId: tomas.id, personName: tomas.name, value: "talking" },
    { at: ago(30), kind: "note", personId: tomas.id, personName: tomas.name, value: null },
  ],
};

/** Four people: one invited, one disabled. */
export const people = [
  ...team,
  { ...person("p-jun", "Jun Sato"), joinedAt: null },
  { ...person("p-mila", "Mila Roth"), disabled: true },
];

const signIn = (id: string, personId: string, way: "token" | "passkey" | "link", minutes: number) => ({
  id,
  personId,
  way,
  createdAt: ago(minutes),
  seenAt: ago(minutes / 50),
});
export const signIns = [
  signIn("s1", ines.id, "passkey", 50),
  signIn("s2", tomas.id, "passkey", 300),
  signIn("s3", tomas.id, "link", 4_000),
];

const action = (id: string, minutes: number, done: string, by: typeof ines, subject: string | null = null) => ({
  id,
  at: ago(minutes),
  action: done,
  subject,
  personId: by.id,
  personName: by.name,
});
/** A day's log. */
export const actions = [
  action("a1", 3, "leads-exported", ines),
  action("a2", 50, "signed-in", ines, "passkey"),
  action("a3", 300, "signed-in", tomas, "passkey"),
  action("a4", 900, "lead-erased", ines, "TF-2K7Q"),
  action("a5", 1_400, "conversation-erased", ines),
  action("a6", 4_000, "link-made", ines, tomas.id),
  action("a7", 9_000, "invited", ines, "p-jun"),
];

/** Answers that the team gives again and again. */
export const replies = [
  {
    id: "r1",
    title: "Prices",
    content: "{me} here. A build starts at 900 a month: {contact} sends you the audit form.",
    version: 2,
  },
  {
    id: "r2",
    title: "Outside of our hours",
    content: "Thank you! We answer {hours}, and write to you as soon as we are back.",
    version: 1,
  },
  {
    id: "r3",
    title: "Reset of a token",
    content: "Create a new token with read access to orders, and put it into the vault as “orders-read”.",
    version: 4,
  },
];

/** Two of the person's own. */
export const passkeys = [
  { id: "k1", createdAt: ago(90_000), usedAt: ago(50) },
  { id: "k2", createdAt: ago(4_000), usedAt: null },
];
