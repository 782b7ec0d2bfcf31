import { hash } from "node:crypto";
import { quietHoursSchema } from "@thirtyfold/api-contract/desk";
import { PostponedDeliveryError, RefusedDeliveryError, type Sender, type Senders } from "../outbox/outbox.ts";
import type { Delivery } from "../outbox/outbox-store.ts";
import { unseenOf } from "../outbox/unseen-store.ts";
import type { Storage } from "../storage/storage.ts";
import { type PushServiceOptions, postPush } from "./push-service.ts";
import { pushDeviceOf, pushKeys, removePushDevice } from "./push-store.ts";
import { endOfQuiet } from "./quiet-hours.ts";

/** `subject`: an https or mailto address at which a push service can reach the operator (RFC 8292). */
export type PushOptions = PushServiceOptions & Readonly<{ subject: string }>;

/** A notification's content, for `apps/desk/worker/push-worker.ts`. Quotes nobody: it may appear on a locked screen. */
type Notice = Readonly<{ title: string; body?: string /** Below `/desk`. */; path: string }>;

const timeoutMs = 5_000;
const hour = 3_600;
/** Seconds for which a push service keeps the push for a device that is off. */
const keptSeconds = { "waiting-push": hour, "lead-push": 24 * hour };

async function noticeOf(db: Storage["db"], { room_id, lead_id }: Delivery): Promise<Notice | undefined> {
  if (room_id !== null) {
    const waiting = await unseenOf(db, room_id);
    return waiting && { title: "A visitor is waiting", body: waiting.contactName, path: `/inbox#${room_id}` };
  }
  const lead = await db.selectFrom("leads").select("state").where("id", "=", lead_id).executeTakeFirst();
  return lead?.state === "new" ? { title: "A new lead", path: `/leads/${lead_id}` } : undefined;
}

/** Senders of pushes, encrypted for the device alone (RFC 8291). Events handled in the meantime are not sent. */
export function pushSenders(db: Storage["db"], { subject, ...service }: PushOptions): Senders {
  const send =
    (kind: keyof typeof keptSeconds): Sender =>
    async (delivery, stop) => {
      const now = Date.now();
      const device = await pushDeviceOf(db, delivery.device_id ?? "", now);
      if (!device) return;
      const quietUntil =
        device.quiet === null ? undefined : endOfQuiet(quietHoursSchema.parse(JSON.parse(device.quiet)), now);
      if (quietUntil !== undefined) throw new PostponedDeliveryError(quietUntil);
      const notice = await noticeOf(db, delivery);
      if (!notice) return;
      // If it arrives twice, the same tag shows it once.
      const tag = hash("sha256", delivery.id, "base64url").slice(0, 32);
      const { endpoint, p256dh, auth } = device;
      const { public_key: publicKey, private_key: privateKey } = await pushKeys(db);
      // Loaded with the first push: startup does not need it.
      const { default: webPush } = await import("web-push");
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ ...notice, tag }),
        { vapidDetails: { subject, publicKey, privateKey }, TTL: keptSeconds[kind], urgency: "high", topic: tag },
      );
      const request = { endpoint, headers: { ...headers }, body };
      const status = await postPush(request, service, AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]));
      if (status === 404 || status === 410) {
        // The browser has dropped the subscription, or its person has revoked the permission.
        await removePushDevice(db, device.id);
        return;
      }
      if (status >= 200 && status < 300) return;
      const failure = `The push service at ${new URL(endpoint).hostname} answered ${status}`;
      throw status < 500 && status !== 429 && status !== 408 ? new RefusedDeliveryError(failure) : new Error(failure);
    };
  return { "waiting-push": send("waiting-push"), "lead-push": send("lead-push") };
}
