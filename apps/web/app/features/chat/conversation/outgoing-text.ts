import { socketLimits, visibleCharacter } from "@thirtyfold/realtime-protocol";

export const mostCharacters = socketLimits.contentCharacters;

/**
 * The text to send: trimmed, and without unreadable characters from a paste; empty if nothing in it is visible. Mirrors
 * `readableText`, whose import would cost a separate request here.
 */
export function outgoingText(text: string): string {
  // The first lookup of Unicode properties is slow on a phone, so an empty field avoids it.
  if (text.trim() === "") return "";
  const readable = text
    .replace(/\r\n?|[\v\f]/g, "\n")
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, "")
    .trim();
  return visibleCharacter.test(readable) ? readable : "";
}
