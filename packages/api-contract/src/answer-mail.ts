import { z } from "zod";
import { emailFormat, limits } from "./limits.ts";
import { text } from "./text.ts";

const wrong = "Enter an email address like name@company.com";

/**
 * `POST /api/realtime-chat/rooms/{roomId}/answer-mail`: the address for answers that the visitor does not see in the
 * chat.
 */
export const answerMailSchema = z.object({
  email: z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : value),
    text(limits.email).pipe(z.email({ pattern: emailFormat, error: wrong })),
  ),
});

/** `GET` of the same: null if none was given. */
export const keptAnswerMailSchema = z.object({ email: z.string().nullable() });
