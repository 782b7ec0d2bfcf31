import { leadSchema } from "@thirtyfold/api-contract";
import { contacts } from "@thirtyfold/content";
import type { Sender, Senders } from "../outbox/outbox.ts";
import type { Delivery } from "../outbox/outbox-store.ts";
import { unseenConversations, unseenOf } from "../outbox/unseen-store.ts";
import type { Settings } from "../settings.ts";
import type { LeadsTable } from "../storage/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { type Answer, answerMail } from "./answer-mail.ts";
import { leadMail, receiptMail } from "./lead-mails.ts";
import { type Mail, type SendMail, smtp } from "./smtp.ts";
import { waitingMail } from "./waiting-mail.ts";

/** `name`: the sender's name; `origin`: the site's public origin, for links. */
export type MailOptions = NonNullable<Settings["mail"]> & Readonly<{ name: string; origin?: string }>;

async function leadOf(db: Storage["db"], { lead_id }: Delivery) {
  if (lead_id === null) return undefined;
  const lead = await db.selectFrom("leads").selectAll().where("id", "=", lead_id).executeTakeFirst();
  return lead && { lead, answers: leadSchema.shape.fields.parse(JSON.parse(lead.fields)) };
}

/** Undefined if the visitor has seen all messages or has withdrawn the address. */
async function answerOf(
  db: Storage["db"],
  { room_id }: Delivery,
): Promise<{ email: string; answer: Answer } | undefined> {
  if (room_id === null) return undefined;
  const row = await db
    .selectFrom("conversations")
    .leftJoin("chat_read_cursors as seen", (join) =>
      join.onRef("seen.room_id", "=", "conversations.room_id").onRef("seen.user_id", "<>", "conversations.contact_id"),
    )
    .select(["contact_id", "visitor_email", "mailed_after", "mailed_seq", "read_up_to"])
    .where("conversations.room_id", "=", room_id)
    .executeTakeFirst();
  if (!row || row.visitor_email === null) return undefined;
  const messages = await db
    .selectFrom("chat_messages")
    .select(["seq", "content", "author"])
    .where("room_id", "=", room_id)
    .where("person_id", "is not", null)
    .where("seq", ">", row.mailed_after)
    .where("seq", "<=", row.mailed_seq)
    .orderBy("seq")
    .execute();
  const last = messages.at(-1);
  if (!last || last.seq <= (row.read_up_to ?? 0)) return undefined;
  const contactName = contacts.find(({ id }) => id === row.contact_id)?.name ?? row.contact_id;
  const answer = { contactName, author: last.author ?? contactName, messages: messages.map(({ content }) => content) };
  return { email: row.visitor_email, answer };
}

/** The address as the visitor wrote it; the column is in lower case. */
const addressOf = ({ email }: LeadsTable, answers: Readonly<Record<string, unknown>>) =>
  typeof answers["email"] === "string" ? answers["email"].trim() : email;

type SendersOf = (db: Storage["db"], options: MailOptions, send: SendMail) => Senders;

const common = ({ id, created_at }: Delivery): Pick<Mail, "id" | "date"> => ({ id, date: created_at });

/** The team's recipients, whose addresses may have changed since some of them got the mail. */
function teamOf({ left_to }: Delivery, to: readonly string[]): Pick<Mail, "to" | "left"> {
  const left = left_to?.split(",");
  return { to, left: left ? to.filter((address) => left.includes(address)) : to };
}

const visitorAt = (address: string): Pick<Mail, "to" | "left"> => ({ to: [address], left: [address] });

const leadSenders: SendersOf = (db, { to, receipts, origin, name: sender }, send) => {
  const place = { sender, origin };
  const toTeam: Sender = async (delivery, stop) => {
    const found = await leadOf(db, delivery);
    if (!found) return;
    const { lead, answers } = found;
    const replyTo = lead.email === "" ? to : [addressOf(lead, answers)];
    const text = leadMail(lead, answers, place);
    await send({ ...common(delivery), ...teamOf(delivery, to), replyTo, automatic: "auto-generated", text }, stop);
  };
  const toVisitor: Sender = async (delivery, stop) => {
    const found = await leadOf(db, delivery);
    if (!found || found.lead.email === "") return;
    const text = receiptMail(found.lead, found.answers, place);
    const visitor = visitorAt(addressOf(found.lead, found.answers));
    await send({ ...common(delivery), ...visitor, replyTo: to, automatic: "auto-replied", text }, stop);
  };
  return { "lead-mail": toTeam, ...(receipts && { "receipt-mail": toVisitor }) };
};

const conversationSenders: SendersOf = (db, { to, origin, name: sender }, send) => {
  const place = { sender, origin };
  const toTeam: Sender = async (delivery, stop) => {
    const waiting = await (delivery.room_id === null ? unseenConversations(db) : unseenOf(db, delivery.room_id));
    if (!waiting) return;
    const text = waitingMail({ ...waiting, waitedMs: Date.now() - waiting.waitingSince }, place);
    await send({ ...common(delivery), ...teamOf(delivery, to), replyTo: to, automatic: "auto-generated", text }, stop);
  };
  const toVisitor: Sender = async (delivery, stop) => {
    const found = await answerOf(db, delivery);
    if (!found) return;
    const text = answerMail(found.answer, place);
    const visitor = visitorAt(found.email);
    await send({ ...common(delivery), ...visitor, replyTo: to, automatic: "auto-generated", text }, stop);
  };
  return { "waiting-mail": toTeam, "answer-mail": toVisitor };
};

/** Senders for the kinds that `options` turns on. A mail whose subject no longer exists is not sent. */
export function mailSenders(db: Storage["db"], options: MailOptions): Senders {
  const take = smtp(options);
  const send: SendMail = async (mail, stop) => {
    if (mail.left.length > 0) await take(mail, stop);
  };
  return { ...leadSenders(db, options, send), ...conversationSenders(db, options, send) };
}
