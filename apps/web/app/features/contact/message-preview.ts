import { messagePreviewLength } from "@thirtyfold/content";

/** The beginning of a message, with an ellipsis if there is more. Counts code points. */
export function messagePreview(message: string): string {
  const characters = Array.from(message.trim());
  if (characters.length <= messagePreviewLength) return characters.join("");
  return `${characters.slice(0, messagePreviewLength).join("")}...`;
}
