import type { MailPlace } from "./lead-mails.ts";
import type { MailText } from "./mail-text.ts";

export type Waiting = Readonly<{
  contactName: string;
  /** Messages that nobody has seen. */
  unseen: number;
  /** Milliseconds since the visitor's first message without an answer. */
  waitedMs: number;
}>;

function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
}

/** Notifies the team of a conversation, without its words or its room's id, which is the right to enter it. */
export function waitingMail({ contactName, unseen, waitedMs }: Waiting, { sender, origin }: MailPlace): MailText {
  const messages = unseen === 1 ? "1 message" : `${unseen} messages`;
  const title = `A visitor waits for ${contactName}`;
  return {
    subject: `${title}: ${messages}`,
    preview: `Nobody has seen ${unseen === 1 ? "it" : "them"} for ${duration(waitedMs)}.`,
    sender,
    title,
    parts: [
      {
        kind: "text",
        text: `${messages}, unseen for ${duration(waitedMs)}. The next such mail of this conversation comes only after somebody has looked at it.`,
      },
      origin === undefined
        ? { kind: "text", text: "Open the desk to answer." }
        : { kind: "link", label: "Open the inbox", url: `${origin}/desk/inbox` },
    ],
    reason: "Sent to the team (MAIL_TO). Answer at the desk: an answer to this mail does not reach the visitor.",
  };
}
