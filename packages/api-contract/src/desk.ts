// The calls of the desk, imported on their own: `@thirtyfold/api-contract/desk`. Times are epoch milliseconds.
import * as z from "zod/mini";
import { plainText, versionSchema } from "./desk-page.ts";
import { limits, visibleCharacter } from "./limits.ts";

export {
  type Conversation,
  type ConversationChange,
  type ConversationEvent,
  type ConversationList,
  conversationChangeSchema,
  conversationEventsSchema,
  conversationListSchema,
  conversationSchema,
  conversationStateSchema,
  conversationsQuerySchema,
  type DeskCounts,
  type DeskMessage,
  deskContactSchema,
  deskCountsSchema,
  deskMessageSchema,
  deskMessagesQuerySchema,
  deskMessagesSchema,
  deskReadingSchema,
  deskReadSchema,
  newDeskMessageSchema,
  notesSchema,
  olderQuerySchema,
  type WholeConversation,
  wholeConversationSchema,
} from "./desk-conversations.ts";
export {
  type DeskLead,
  deskLeadSchema,
  deskLeadsSchema,
  type LeadEvent,
  type LeadState,
  type LeadsFilter,
  leadChangeSchema,
  leadEventSchema,
  leadFormSchema,
  leadStateSchema,
  leadsChangedSchema,
  leadsChangeSchema,
  leadsFilterSchema,
  leadsQuerySchema,
  type WholeLead,
  wholeLeadSchema,
} from "./desk-leads.ts";
export { type DeskOverview, overviewSchema } from "./desk-overview.ts";
export { type DeskNote, deskPageOf, newNoteSchema, noteSchema } from "./desk-page.ts";
export {
  newPushDeviceSchema,
  type PushKind,
  pushDeviceSchema,
  pushKeySchema,
  pushKindSchema,
  type QuietHours,
  quietHoursSchema,
} from "./desk-push.ts";
export {
  newSavedReplySchema,
  type SavedReply,
  savedReplyChangeSchema,
  savedReplySchema,
} from "./desk-replies.ts";
export { type UnansweredReport, unansweredQuerySchema, unansweredReportSchema } from "./desk-unanswered.ts";
export { type LeadOrigin, leadOriginSchema } from "./lead-origin.ts";

/** Visitors see only a person's first name. */
const nameSchema = z.string("Enter a name").check(
  z.trim(),
  z.refine((value) => visibleCharacter.test(value), "Enter a name"),
  z.maxLength(limits.name, `Use at most ${limits.name} characters`),
  plainText,
);
const secretSchema = z.string().check(z.minLength(1), z.maxLength(500));

/** `owner`: may also manage people, read the log, and erase. */
export const roleSchema = z.enum(["member", "owner"], "Use member or owner");
/** How a session was opened: by ADMIN_TOKEN, a passkey, or a one-time link. */
export const signInWaySchema = z.enum(["token", "passkey", "link"]);

const base64url = z.string().check(z.maxLength(8_192), z.regex(/^[A-Za-z0-9_-]*$/, "Use base64url"));
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
};

/** The result of `navigator.credentials.get`, as JSON (W3C Web Authentication, `AuthenticationResponseJSON`). */
export const passkeyAnswerSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});

/** The result of `navigator.credentials.create`, as JSON (`RegistrationResponseJSON`). */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});

/** The challenge for an authenticator; the rest is for `navigator.credentials`. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** `POST /api/desk/session`: ADMIN_TOKEN with an owner's name, a passkey's answer, or the secret of a link. */
export const signInSchema = z.union(
  [
    z.strictObject({ token: secretSchema, name: nameSchema }),
    z.strictObject({ passkey: passkeyAnswerSchema }),
    z.strictObject({ link: secretSchema }),
  ],
  "Send a token and a name, or a passkey's answer, or a link's secret",
);

/** `joinedAt`: the first sign-in, null for a person who was only invited. Each change increments `version`. */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  joinedAt: z.nullable(z.int()),
  disabled: z.boolean(),
  version: versionSchema,
});

const sessionShape = { id: z.string(), way: signInWaySchema, createdAt: z.int(), seenAt: z.int() };

/** `GET /api/desk/session`: who is signed in. */
export const deskSessionSchema = z.object({ person: personSchema, session: z.object(sessionShape) });

/** An open sign-in; `seenAt` is accurate to a minute. */
export const openSessionSchema = z.object({ ...sessionShape, personId: z.string() });

/** `POST /api/desk/invitations`. */
export const invitationSchema = z.strictObject({ name: nameSchema, role: z.prefault(roleSchema, "member") });

/** `secret` opens a session once until `expiresAt`; it is only shown here. */
export const signInLinkSchema = z.object({ person: personSchema, secret: z.string(), expiresAt: z.int() });

/** `PATCH /api/desk/people/{id}`: `version` is the one seen. */
export const personChangeSchema = z.strictObject({
  version: versionSchema,
  role: z.optional(roleSchema),
  disabled: z.optional(z.boolean()),
});

/**
 * A passkey of the person who asks. Times are epoch milliseconds; `usedAt` is null before the first sign-in with it.
 */
export const passkeySchema = z.object({ id: z.string(), createdAt: z.int(), usedAt: z.nullable(z.int()) });

/**
 * Who did what: a person's id and name, or `token` and `command-line` with theirs. `subject` is the id of the action's
 * target, or the way of a sign-in.
 */
export const actionSchema = z.object({
  id: z.string(),
  at: z.int(),
  personId: z.string(),
  personName: z.string(),
  action: z.string(),
  subject: z.nullable(z.string()),
});

export type SignIn = z.infer<typeof signInSchema>;
export type DeskPerson = z.infer<typeof personSchema>;
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;
export type NewPasskey = z.infer<typeof newPasskeySchema>;
