import { messagePreviewLength } from "@thirtyfold/content";

/** The beginning of a message, with an ellipsis where more follows. Counted in characters as people see them, nearly. */
export function messagePreview(message: string): string {
  const characters = Array.from(message.trim());
  if (characters.length <= messagePreviewLength) return characters.join("");
  return `${characters.slice(0, messagePreviewLength).join("")}...`;
}
