import { socketLimits } from "@thirtyfold/realtime-protocol";

export const mostCharacters = socketLimits.contentCharacters;

/**
 * The text to send: trimmed, and without invisible characters from a paste. As `readableText`, which would be a request
 * of its own here.
 */
export function outgoingText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f]/g, "\n")
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, "")
    .trim();
}
