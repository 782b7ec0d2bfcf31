import { socketLimits } from "@thirtyfold/realtime-protocol";

export const mostCharacters = socketLimits.contentCharacters;

// What no storage takes: controls other than tab and newline, and halves of characters (CONTRACT, section 3).
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing controls is the point
const unreadable = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text to send: trimmed, and without invisible characters from a paste. */
export function outgoingText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(unreadable, "").replace(halves, "").trim();
}
