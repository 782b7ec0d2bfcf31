import { z } from "zod";

// Unicode's control characters (category Cc) but tab and newline never reach storage or a model.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing controls is the point
const forbidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** Whether a text is well-formed Unicode without controls except tab and newline (CONTRACT, section 3, "Limits"). */
export function isPlainText(value: string): boolean {
  return value.isWellFormed() && !forbidden.test(value);
}

/** Converts CRLF and CR of HTML forms and old systems to LF (WHATWG HTML, 4.10.21.6). */
export const withNewlines = (value: string): string => value.replace(/\r\n?/g, "\n");

/**
 * At most `max` UTF-16 units, as HTML's `maxlength`, counted {@link withNewlines}; other controls are refused.
 */
export function text(max: number): z.ZodString {
  return z
    .string("Send text")
    .overwrite(withNewlines)
    .max(max, `Use at most ${max.toLocaleString("en-US")} characters`)
    .refine(isPlainText, "Remove the unreadable characters");
}
