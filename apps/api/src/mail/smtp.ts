import { z } from "zod";
import { PartlyDeliveredError, RefusedDeliveryError } from "../outbox/outbox.ts";
import { htmlMail, type MailText, plainMail } from "./mail-text.ts";

/** Milliseconds for a whole mail, less than the outbox's lease; to connect, for the greeting, between responses. */
const timeoutMs = 20_000;
const stepMs = 8_000;

/** `id`: the left part of the Message-ID, the same at each attempt. Addresses have no display names. */
export type Mail = Readonly<{
  id: string;
  /** Epoch milliseconds. */
  date: number;
  to: readonly string[];
  /** Recipients in `to` that still have to receive it. */
  left: readonly string[];
  replyTo: readonly string[];
  /** RFC 3834: sent unprompted, or in response to something that its reader did. */
  automatic: "auto-generated" | "auto-replied";
  text: MailText;
}>;

export type SendMail = (mail: Mail, stop: AbortSignal) => Promise<void>;

const local = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Passwords go over TLS only, except to this machine. */
function connectionOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const auth = username === "" ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: auth !== undefined && !secure && !local.test(hostname),
    ...(auth && { auth }),
  };
}

const failureSchema = z.object({ code: z.string(), command: z.string(), responseCode: z.number() }).partial().catch({});
const rejectedSchema = z
  .object({ rejectedErrors: z.array(z.object({ recipient: z.string(), responseCode: z.number() })) })
  .catch({ rejectedErrors: [] });

/** Recipients that the server may accept later, taken from its response or its refusal of all. */
const deferredIn = (answer: unknown): string[] =>
  rejectedSchema
    .parse(answer)
    .rejectedErrors.filter(({ responseCode }) => responseCode < 500)
    .map(({ recipient }) => recipient);

/** The server's own words contain addresses, so they are not logged. */
function failureOf(error: unknown): Error {
  const { code, command, responseCode } = failureSchema.parse(error);
  const told = [code, command, responseCode].filter((part) => part !== undefined).join(" ");
  if (command === "RCPT TO" && responseCode !== undefined && responseCode >= 500) {
    return new RefusedDeliveryError(`The mail server refuses the recipient: ${told}`);
  }
  return new Error(`The mail server did not take the mail: ${told}`);
}

/** Opens a connection per mail. Throws unless the server accepts it for all but those it will never accept. */
export function smtp({ url, from, name }: { url: string; from: string; name: string }): SendMail {
  const domain = from.slice(from.lastIndexOf("@") + 1);
  // Loaded with the first mail: startup does not need it.
  const transport = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      ...connectionOf(url),
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      dnsTimeout: stepMs,
      socketTimeout: stepMs,
      maxResponseSize: 64 * 1024,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return async ({ id, date, to, left, replyTo, automatic, text }, stop) => {
    const addresses = (list: readonly string[]) => list.map((address) => ({ name: "", address }));
    const answer: unknown = await (await transport())
      .sendMail({
        messageId: `<${id}@${domain}>`,
        date: new Date(date),
        from: { name, address: from },
        to: addresses(to),
        envelope: { from, to: [...left] },
        replyTo: addresses(replyTo),
        subject: text.subject,
        text: plainMail(text),
        html: htmlMail(text),
        headers: { "Auto-Submitted": automatic, "X-Auto-Response-Suppress": "All", Precedence: "bulk" },
        signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
      })
      .catch((error: unknown) => {
        const later = deferredIn(error);
        throw later.length > 0 ? new PartlyDeliveredError(later) : failureOf(error);
      });
    const later = deferredIn(answer);
    if (later.length > 0) throw new PartlyDeliveredError(later);
  };
}
