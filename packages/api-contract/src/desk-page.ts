import * as z from "zod/mini";
import { limits, visibleCharacter } from "./limits.ts";
import { isPlainText, withNewlines } from "./text.ts";

/** A page of one of the desk's lists; `nextCursor` is the next page's `?cursor=`, or null on the last page. */
export const deskPageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: z.nullable(z.string()) });

/** Refuses controls except tab and newline, and lone surrogates. */
export const plainText = z.refine<string>(isPlainText, "Remove the unreadable characters");

/** The search text of a list. */
export const searchTextSchema = z.string().check(z.maxLength(limits.name), plainText);

/** Incremented by each change; a change sends the version that was seen, and is 409 if somebody else was quicker. */
export const versionSchema = z.int().check(z.positive());

/** A text about a conversation or a lead, for the desk only. */
const noteTextSchema = z.string("Write a note").check(
  z.overwrite(withNewlines),
  z.maxLength(limits.longText, `Use at most ${limits.longText.toLocaleString("en-US")} characters`),
  z.refine((value) => visibleCharacter.test(value), "Write a note"),
  plainText,
);

/** The sender's own id for a text, under which it is stored once. */
export const textIdSchema = z.optional(
  z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, "Use 1 to 64 letters, digits or hyphens")),
);

/**
 * `POST …/notes` of a conversation or a lead: the same `id` and content from the same person is the same note again.
 */
export const newNoteSchema = z.strictObject({ id: textIdSchema, content: noteTextSchema });

/** A note; visitors never get one. Times are epoch milliseconds. */
export const noteSchema = z.object({
  id: z.string(),
  at: z.int(),
  personId: z.string(),
  personName: z.string(),
  content: z.string(),
});

export type DeskNote = z.infer<typeof noteSchema>;
