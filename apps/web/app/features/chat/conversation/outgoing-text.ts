import { socketLimits, visibleCharacter } from "@thirtyfold/realtime-protocol";

export const mostCharacters = socketLimits.contentCharacters;

/**
 * The text to send: trimmed, and without unreadable characters from a paste; empty where nobody would see any of it. As
 * `readableText`, which would be a request of its own here.
 */
export function outgoingText(text: string): string {
  // A phone takes long to look up Unicode's properties for the first time: not for an empty field.
  if (text.trim() === "") return "";
  const readable = text
    .replace(/\r\n?|[\v\f]/g, "\n")
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, "")
    .trim();
  return visibleCharacter.test(readable) ? readable : "";
}
