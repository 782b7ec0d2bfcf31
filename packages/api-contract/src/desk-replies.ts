import * as z from "zod/mini";
import { plainText, versionSchema } from "./desk-page.ts";
import { limits, visibleCharacter } from "./limits.ts";
import { withNewlines } from "./text.ts";

const textOf = (most: number, missing: string) =>
  z.string(missing).check(
    z.overwrite(withNewlines),
    z.trim(),
    z.refine((value) => visibleCharacter.test(value), missing),
    z.maxLength(most, `Use at most ${most.toLocaleString("en-US")} characters`),
    plainText,
  );

const shape = { title: textOf(limits.replyTitle, "Enter a title"), content: textOf(limits.message, "Write the reply") };

/** `POST /api/desk/replies`. The desk fills in `{me}`, `{contact}`, `{hours}` and `{date}` in the content. */
export const newSavedReplySchema = z.strictObject(shape);

/** `PATCH /api/desk/replies/{id}`: `version` is the one seen. */
export const savedReplyChangeSchema = z.strictObject({ version: versionSchema, ...shape });

/** A reply that the team has saved. Each change increments `version`. */
export const savedReplySchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  version: versionSchema,
});

export type SavedReply = z.infer<typeof savedReplySchema>;
