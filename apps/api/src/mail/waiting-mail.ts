import type { MailPlace } from "./lead-mails.ts";
import type { MailText } from "./mail-text.ts";

/** One conversation with its number of unseen messages, or the number of conversations that have some. */
export type Waiting = Readonly<{ contactName: string; unseen: number } | { conversations: number }> &
  Readonly<{
    /** Milliseconds since the first unanswered message. */
    waitedMs: number;
  }>;

function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

function textOf(waiting: Waiting): Pick<MailText, "subject" | "preview" | "title"> & { text: string } {
  const since = duration(waiting.waitedMs);
  if ("conversations" in waiting) {
    const title = `${counted(waiting.conversations, "visitor")} ${waiting.conversations === 1 ? "is" : "are"} waiting`;
    return {
      title,
      subject: `${title} for an answer`,
      preview: `Nobody has seen what they wrote; the first has waited ${since}.`,
      text: `Nobody has seen what they wrote; the first has waited ${since}. There is no further email about these conversations until somebody has looked at them.`,
    };
  }
  const messages = counted(waiting.unseen, "message");
  const title = `A visitor is waiting for ${waiting.contactName}`;
  return {
    title,
    subject: `${title}: ${messages}`,
    preview: `Nobody has seen ${waiting.unseen === 1 ? "it" : "them"} for ${since}.`,
    text: `${messages}, unseen for ${since}. There is no further email about this conversation until somebody has looked at it.`,
  };
}

/** Notifies the team of conversations, without quoting them or naming a room, whose id is the right to enter it. */
export function waitingMail(waiting: Waiting, { sender, origin }: MailPlace): MailText {
  const { text, ...words } = textOf(waiting);
  return {
    ...words,
    sender,
    parts: [
      { kind: "text", text },
      origin === undefined
        ? { kind: "text", text: "Open the desk to answer." }
        : { kind: "link", label: "Open the inbox", url: `${origin}/desk/inbox` },
    ],
    reason: "Sent to the team (MAIL_TO). Answer at the desk: a reply to this email does not reach the visitor.",
  };
}
