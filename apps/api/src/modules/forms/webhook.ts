import { Webhook } from "standardwebhooks";
import type { Settings } from "../../settings.ts";
import type { Delivery } from "./outbox-store.ts";

/** As `GET /api/admin/leads/{id}` gives it. */
function payloadOf({ lead }: Delivery): string {
  const { id, form, email } = lead;
  const data = { id, form, createdAt: lead.created_at, email, fields: JSON.parse(lead.fields) as unknown };
  return JSON.stringify({ type: "lead.created", timestamp: new Date(lead.created_at).toISOString(), data });
}

/** Resolves once the receiver has accepted the delivery. */
export type Sender = (delivery: Delivery, stop: AbortSignal) => Promise<void>;

/** Standard Webhooks (https://www.standardwebhooks.com). Throws unless answered 2xx in time; follows no redirect. */
export function webhookSender({ url, secret }: NonNullable<Settings["leadsWebhook"]>, timeoutMs: number): Sender {
  const key = new Webhook(Buffer.from(secret.replace(/^whsec_/, ""), "base64"), { format: "raw" });
  return async (delivery, stop) => {
    const body = payloadOf(delivery);
    const now = new Date();
    const response = await fetch(url, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
      headers: {
        "content-type": "application/json",
        "user-agent": "thirtyfold-webhooks/1",
        "webhook-id": delivery.id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": key.sign(delivery.id, now, body),
      },
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The receiver answered ${response.status}`);
  };
}
