// oxlint-disable-next-line import/no-unassigned-import -- Before the schema below.
import "./schemas-without-eval.ts";
import { type PushKind, pushKindSchema, type QuietHours, quietHoursSchema } from "@thirtyfold/api-contract/desk";
import * as z from "zod/mini";
import { withoutRoom } from "./conversation-address.ts";
import { desk, isRefusal } from "./desk-client.ts";
import { keep, readKept, useKept } from "./device-storage.ts";

const choiceSchema = z.object({ kinds: z.array(pushKindSchema), quiet: z.nullable(quietHoursSchema) });
/** Kept on the device, so that notifications resume with the next sign-in. `id`: the server's name for the device. */
const keptSchema = z.extend(choiceSchema, { personId: z.string(), id: z.string() });

/** Which notifications this device gets while the desk is closed. */
export type PushChoice = z.infer<typeof choiceSchema>;
type Kept = z.infer<typeof keptSchema>;

/** The browser, or its user, refuses. */
export class PushError extends Error {
  readonly reason: "forbidden" | "unreachable";

  constructor(reason: PushError["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

const key = "desk-push";

function parse(text: string): Kept | undefined {
  try {
    return text ? keptSchema.parse(JSON.parse(text)) : undefined;
  } catch {
    // An older version wrote it.
    return undefined;
  }
}

const readChoice = (): Kept | undefined => parse(readKept(key));

/** The news that this device gets as notifications; undefined if none. */
export const usePushChoice = (): PushChoice | undefined => parse(useKept(key));

/** Whether the server has accepted the choice since the page was loaded. */
let isTaken = false;

function isQuiet({ from, to, timeZone }: QuietHours): boolean {
  const time = new Date().toLocaleTimeString("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return from < to ? from <= time && time < to : from <= time || time < to;
}

/** Whether this device currently gets it by push, so that the page need not show its own notification. */
export function isPushed(kind: PushKind): boolean {
  const kept = readChoice();
  if (!isTaken || !kept) return false;
  return kept.kinds.includes(kind) && !(kept.quiet && isQuiet(kept.quiet));
}

/** Whether this browser supports push: only over https, or on localhost. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const sameKey = (one: ArrayBuffer | null, other: Uint8Array) =>
  one !== null && new Uint8Array(one).every((byte, index) => byte === other[index]);

/** The browser's subscription, renewed if it belongs to another key, that of an earlier database. */
async function subscribe(): Promise<PushSubscription> {
  const { publicKey } = await desk.call("GET /api/desk/push");
  const bytes = Uint8Array.from(
    atob(publicKey.replaceAll("-", "+").replaceAll("_", "/")),
    (c) => c.codePointAt(0) ?? 0,
  );
  await navigator.serviceWorker.register("/desk/push-worker.js", { scope: "/desk/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && sameKey(before.options.applicationServerKey, bytes)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration("/desk/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Turns notifications on for this device. @throws {PushError} if the browser or its user refuses */
export async function choosePush(personId: string, { kinds, quiet }: PushChoice): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new PushError("forbidden");
  }
  const subscription = await subscribe().catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error;
    throw new PushError("unreachable");
  });
  const { endpoint = "", keys } = subscription.toJSON();
  const body = { endpoint, keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" }, kinds, quiet };
  const { id } = await desk.call("POST /api/desk/push", { body });
  keep(key, JSON.stringify({ personId, id, kinds, quiet } satisfies Kept));
  isTaken = true;
}

/** Turns notifications off for this device. */
export async function endPush(): Promise<void> {
  const kept = readChoice();
  if (kept) {
    await desk.call("DELETE /api/desk/push/{id}", { params: { id: kept.id } }).catch((error: unknown) => {
      if (!isRefusal(error, 404)) throw error;
    });
  }
  forgetPush();
}

/** The same, for when the server already knows. */
export function forgetPush(): void {
  keep(key, "");
  void unsubscribe().catch(() => undefined);
}

/** A subscription lasts a week after the sign-in; opening the desk renews it for the person who chose it. */
export async function renewPush(personId: string): Promise<void> {
  isTaken = false;
  const kept = readChoice();
  if (!kept || !canPush()) return;
  if (kept.personId !== personId) return forgetPush();
  // Forbidden meanwhile, or not allowed in this session: the choice is kept for next time.
  if (Notification.permission === "granted") await choosePush(personId, kept).catch(() => undefined);
}

const opened = /^\/(?:inbox#|leads\/)/;

/** Calls `open` with a path below `/desk` when a notification is clicked. Returns a function that ends it. */
export function onPushOpened(open: (path: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "object" || data === null || !("open" in data)) return;
    const path = withoutRoom(String(data.open));
    if (opened.test(path)) open(path);
  };
  navigator.serviceWorker?.addEventListener("message", hear);
  return () => navigator.serviceWorker?.removeEventListener("message", hear);
}
