import { Webhook } from "standardwebhooks";
import type { Settings } from "../../settings.ts";
import type { Delivery } from "./outbox-store.ts";

/** What the receiver reads: the lead as `GET /api/admin/leads/{id}` gives it. */
function payloadOf({ lead }: Delivery): string {
  const { id, form, email } = lead;
  const data = { id, form, createdAt: lead.created_at, email, fields: JSON.parse(lead.fields) as unknown };
  return JSON.stringify({ type: "lead.created", timestamp: new Date(lead.created_at).toISOString(), data });
}

/** Resolves when the receiver has taken the delivery, and throws otherwise. */
export type Sender = (delivery: Delivery, stop: AbortSignal) => Promise<void>;

/**
 * Makes the function that posts a delivery, signed as Standard Webhooks say (https://www.standardwebhooks.com). It
 * throws unless the receiver answers 2xx in time; a redirect is not followed, because it is not what was configured.
 */
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
