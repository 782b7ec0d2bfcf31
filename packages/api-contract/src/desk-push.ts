import * as z from "zod/mini";

/** The news that a device may get while the desk is closed: a waiting visitor, a new lead. */
export const pushKindSchema = z.enum(["waiting", "lead"]);

const timeOfDaySchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Write a time as 22:00"));

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** From one time of day to another, also past midnight, by the clocks of a place: `Europe/Helsinki`. */
export const quietHoursSchema = z
  .strictObject({
    from: timeOfDaySchema,
    to: timeOfDaySchema,
    timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, "Name a time zone, as Europe/Helsinki")),
  })
  .check(z.refine(({ from, to }) => from !== to, { path: ["to"], error: "Choose another time than the first" }));

const keyOf = (characters: number) => z.string().check(z.length(characters), z.regex(/^[\w-]+$/, "Use base64url"));

/**
 * `POST /api/desk/push`: the result of `PushManager.subscribe` (W3C Push API, `PushSubscriptionJSON`), and which news
 * the device gets. In quiet hours it gets none; news that still holds when they end is sent then.
 */
export const newPushDeviceSchema = z.strictObject({
  endpoint: z.url("Send the endpoint of the subscription").check(z.maxLength(1_000)),
  keys: z.strictObject({ p256dh: keyOf(87), auth: keyOf(22) }),
  kinds: z.array(pushKindSchema).check(z.minLength(1, "Name what it is told of"), z.maxLength(10)),
  quiet: z.nullable(quietHoursSchema),
});

/** The device gets news until `expiresAt`, at most a week after the sign-in, unless it subscribes again. */
export const pushDeviceSchema = z.object({ id: z.string(), expiresAt: z.int() });

/** `GET /api/desk/push`: the `applicationServerKey` of `PushManager.subscribe`, in base64url. */
export const pushKeySchema = z.object({ publicKey: z.string() });

export type PushKind = z.infer<typeof pushKindSchema>;
export type QuietHours = z.infer<typeof quietHoursSchema>;
