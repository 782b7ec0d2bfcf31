import { Webhook } from "standardwebhooks";
import type { Settings } from "../settings.ts";
import type { LeadsTable } from "../storage/schema.ts";
import type { Storage } from "../storage/storage.ts";
import type { Sender } from "./outbox.ts";

const timeoutMs = 10_000;

/** The payload, as `GET /api/admin/leads/{id}` returns it. */
function payloadOf(lead: LeadsTable): string {
  const { id, form, email } = lead;
  const data = { id, form, createdAt: lead.created_at, email, fields: JSON.parse(lead.fields) as unknown };
  return JSON.stringify({ type: "lead.created", timestamp: new Date(lead.created_at).toISOString(), data });
}

/** Standard Webhooks (https://www.standardwebhooks.com). Throws without a timely 2xx response; follows no redirect. */
export function webhookSender(db: Storage["db"], { url, secret }: NonNullable<Settings["leadsWebhook"]>): Sender {
  const key = new Webhook(Buffer.from(secret.replace(/^whsec_/, ""), "base64"), { format: "raw" });
  return async ({ id, lead_id }, stop) => {
    const lead = await db.selectFrom("leads").selectAll().where("id", "=", lead_id).executeTakeFirst();
    // Erased in the meantime, together with its outbox row.
    if (!lead) return;
    const body = payloadOf(lead);
    const now = new Date();
    const response = await fetch(url, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
      headers: {
        "content-type": "application/json",
        "user-agent": "thirtyfold-webhooks/1",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": key.sign(id, now, body),
      },
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The receiver answered ${response.status}`);
  };
}
