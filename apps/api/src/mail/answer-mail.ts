import { company } from "@thirtyfold/content";
import type { MailPlace } from "./lead-mails.ts";
import type { MailText } from "./mail-text.ts";

export type Answer = Readonly<{
  contactName: string;
  /** First name of the newest message's author. */
  author: string;
  /** The messages that the visitor has not seen, oldest first; never empty. */
  messages: readonly string[];
}>;

/** Quotes the desk's messages. Links to the chat, not the room: a room's id is the right to enter it. */
export function answerMail({ contactName, author, messages }: Answer, { sender, origin }: MailPlace): MailText {
  const title = `${author} from ${contactName} has answered`;
  return {
    subject: title,
    preview: (messages[0] ?? "").replaceAll(/\s+/g, " ").slice(0, 120),
    sender,
    title,
    parts: [
      ...messages.map((text) => ({ kind: "text", text }) as const),
      {
        kind: "text",
        text: "To continue, open the chat in the browser you wrote from: your conversation is known only there. You can also reply to this email.",
      },
      ...(origin === undefined ? [] : [{ kind: "link", label: "Open the chat", url: `${origin}/chat` } as const]),
    ],
    reason: `You get this email because this address was entered in the chat of ${company.name}, where you can remove it again. If that was not you, ignore it, or reply and we erase the address.`,
  };
}
