import { z } from "zod";
import { limits } from "./limits.ts";
import { text } from "./text.ts";

/**
 * `POST /api/assistant/unanswered`: a question that its visitor gives us to read; `topic` is the one the answer named.
 */
export const unansweredQuestionSchema = z.object({
  question: text(limits.message).refine((value) => value.trim() !== "", "Write a question"),
  topic: z.string().max(100),
});
