import { leadSchema } from "@thirtyfold/api-contract";
import { contacts } from "@thirtyfold/content";
import type { Sender, Senders } from "../outbox/outbox.ts";
import type { Delivery } from "../outbox/outbox-store.ts";
import type { Settings } from "../settings.ts";
import type { LeadsTable } from "../storage/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { leadMail, receiptMail } from "./lead-mails.ts";
import { type Mail, smtp } from "./smtp.ts";
import { waitingMail } from "./waiting-mail.ts";

/** `name`: the sender's; `origin`: the site's public one, for links. */
export type MailOptions = NonNullable<Settings["mail"]> & Readonly<{ name: string; origin?: string }>;

async function leadOf(db: Storage["db"], { lead_id }: Delivery) {
  if (lead_id === null) return undefined;
  const lead = await db.selectFrom("leads").selectAll().where("id", "=", lead_id).executeTakeFirst();
  return lead && { lead, answers: leadSchema.shape.fields.parse(JSON.parse(lead.fields)) };
}

/** Undefined where somebody has looked or answered since. */
async function waitingOf(db: Storage["db"], { room_id }: Delivery, now: number) {
  if (room_id === null) return undefined;
  const row = await db
    .selectFrom("conversations")
    .leftJoin("chat_read_cursors as seen", (join) =>
      join.onRef("seen.room_id", "=", "conversations.room_id").onRef("seen.user_id", "=", "conversations.contact_id"),
    )
    .select(["contact_id", "waiting_since", "read_up_to"])
    .where("conversations.room_id", "=", room_id)
    .executeTakeFirst();
  if (!row || row.waiting_since === null) return undefined;
  const { unseen } = await db
    .selectFrom("chat_messages")
    .select(({ fn }) => fn.countAll<number>().as("unseen"))
    .where("room_id", "=", room_id)
    .where("sender_id", "<>", row.contact_id)
    .where("seq", ">", row.read_up_to ?? 0)
    .executeTakeFirstOrThrow();
  const contactName = contacts.find(({ id }) => id === row.contact_id)?.name ?? row.contact_id;
  return unseen === 0 ? undefined : { contactName, unseen, waitedMs: now - row.waiting_since };
}

/** As the visitor wrote it; the column is in lower case. */
const addressOf = ({ email }: LeadsTable, answers: Readonly<Record<string, unknown>>) =>
  typeof answers["email"] === "string" ? answers["email"].trim() : email;

/** Senders of the kinds that `options` turns on. A mail whose subject is gone is not sent. */
export function mailSenders(db: Storage["db"], options: MailOptions): Senders {
  const { to, receipts, origin, name: sender } = options;
  const send = smtp(options);
  const place = { sender, origin };
  const common = ({ id, created_at }: Delivery): Pick<Mail, "id" | "date"> => ({ id, date: created_at });

  const toTeam: Sender = async (delivery, stop) => {
    const found = await leadOf(db, delivery);
    if (!found) return;
    const { lead, answers } = found;
    const replyTo = lead.email === "" ? to : [addressOf(lead, answers)];
    const text = leadMail(lead, answers, place);
    await send({ ...common(delivery), to, replyTo, automatic: "auto-generated", text }, stop);
  };
  const toVisitor: Sender = async (delivery, stop) => {
    const found = await leadOf(db, delivery);
    if (!found || found.lead.email === "") return;
    const text = receiptMail(found.lead, found.answers, place);
    const visitor = [addressOf(found.lead, found.answers)];
    await send({ ...common(delivery), to: visitor, replyTo: to, automatic: "auto-replied", text }, stop);
  };
  const ofWaiting: Sender = async (delivery, stop) => {
    const waiting = await waitingOf(db, delivery, Date.now());
    if (!waiting) return;
    const text = waitingMail(waiting, place);
    await send({ ...common(delivery), to, replyTo: to, automatic: "auto-generated", text }, stop);
  };
  return { "lead-mail": toTeam, ...(receipts && { "receipt-mail": toVisitor }), "waiting-mail": ofWaiting };
}
