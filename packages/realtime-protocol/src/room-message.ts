import * as z from "zod/mini";
import { socketLimits, visibleCharacter } from "./limits.ts";
import { isRoomId, roomIdPattern, roomMembers, userIdPattern } from "./room-id.ts";

// Unicode's control characters (category Cc) but tab and newline never reach storage (CONTRACT, section 3, "Limits").
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing controls is the point
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

const readable = z.refine<string>(
  (value) => value.isWellFormed() && !controls.test(value),
  "Remove the unreadable characters",
);

const roomIdText = "Use two different user ids, sorted and joined with _";

/** The id of a person. */
export const userIdSchema = z.string().check(z.regex(userIdPattern, "Use 1 to 64 letters, digits or hyphens"));

/** The id of a room of two different people, sorted and joined with `_`. */
export const roomIdSchema = z.string().check(z.regex(roomIdPattern, roomIdText), z.refine(isRoomId, roomIdText));

/** The id of a message, unique for its room and sender; made by the sender. */
export const messageIdSchema = z.string().check(z.regex(userIdPattern, "Use 1 to 64 letters, digits or hyphens"));

/** Content as stored: older servers accepted invisible text, and its room must remain readable. */
const storedContentSchema = z.string().check(
  z.overwrite((value) => value.replace(/\r\n?/g, "\n")),
  // Formatted on demand: the first number in a language costs a slow phone 25 ms.
  z.maxLength(socketLimits.contentCharacters, {
    error: () => `Use at most ${socketLimits.contentCharacters.toLocaleString("en-US")} characters`,
  }),
  z.minLength(1, "Message content is required"),
  readable,
);

/**
 * A person's text: 1 to 4,000 characters of well-formed Unicode, at least one of them visible, without controls except
 * tab and newline, to which CRLF and CR are converted.
 */
export const contentSchema = storedContentSchema.check(
  z.refine((value) => visibleCharacter.test(value), "Message content is required"),
);

/** ISO 8601 in UTC. The server's is authoritative; a client's is shown only until the message is stored. */
export const timestampSchema = z.iso.datetime();

/**
 * The page that a visitor came from: its path on this site, without query and fragment. `//a.example` leads elsewhere.
 */
export const pagePathSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[^?#\s]*$/, "Use a path"), readable))();

/** A place's time zone by its IANA name, such as `Europe/Helsinki`; readers check whether the name exists. */
export const timeZoneSchema = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/, "Name a time zone")))();

/** A message as a client sends it; the receiver is the room's other person. `read` is false (SPEC, section 3). */
export const outgoingMessageSchema = /* @__PURE__ */ (() =>
  z.object({
    id: messageIdSchema,
    content: contentSchema,
    senderId: userIdSchema,
    timestamp: timestampSchema,
    roomId: roomIdSchema,
    read: z.boolean(),
    /** Sent with a visitor's first message, for the desk; stored once, and shown to nobody else. */
    page: z.optional(pagePathSchema),
    /** As `page`. */
    timeZone: z.optional(timeZoneSchema),
  }))();

/**
 * A stored message of a room (SPEC, section 3, "Room chat message"), with `seq`: 1, 2, 3 ... per room, without gaps,
 * the only order. Sender and receiver are the room's two people.
 */
export const roomMessageSchema = z
  .object({
    id: messageIdSchema,
    content: storedContentSchema,
    senderId: userIdSchema,
    receiverId: userIdSchema,
    roomId: roomIdSchema,
    timestamp: timestampSchema,
    read: z.boolean(),
    seq: z.int().check(z.positive()),
    /** The first name of the person who wrote it for a contact. */
    author: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ roomId, senderId, receiverId }) =>
        senderId !== receiverId && [senderId, receiverId].every((id) => roomMembers(roomId)?.includes(id)),
      "Sender and receiver must be the room's two people",
    ),
  );

export type OutgoingMessage = z.infer<typeof outgoingMessageSchema>;
export type RoomMessage = z.infer<typeof roomMessageSchema>;
