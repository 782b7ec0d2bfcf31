import * as z from "zod/mini";
import { limits, visibleCharacter } from "./limits.ts";
import { isPlainText, withNewlines } from "./text.ts";

/** A page of a list of the desk; `nextCursor` is null on the last one, and what `?cursor=` takes on the others. */
export const deskPageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: z.nullable(z.string()) });

/** Refuses controls but tab and newline, and halves of characters. */
export const plainText = z.refine<string>(isPlainText, "Remove the unreadable characters");

/** What a list is searched by. */
export const searchTextSchema = z.string().check(z.maxLength(limits.name), plainText);

/** Goes up with each change; a change sends the one that was seen, and is 409 where another was quicker. */
export const versionSchema = z.int().check(z.positive());

/** What is written about a conversation or a lead, for the desk alone. */
const noteTextSchema = z.string("Write a note").check(
  z.overwrite(withNewlines),
  z.maxLength(limits.longText, `Use at most ${limits.longText.toLocaleString("en-US")} characters`),
  z.refine((value) => visibleCharacter.test(value), "Write a note"),
  plainText,
);

/** The sender's own id of a text, under which it is stored once. */
export const textIdSchema = z.optional(
  z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, "Use 1 to 64 letters, digits or hyphens")),
);

/** `POST …/notes` of a conversation or a lead: the same `id` and content of the same person again is the same note. */
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
