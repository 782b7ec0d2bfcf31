import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type ReceivedMail = {
  from: string;
  to: string[];
  /** As received over the wire. */
  raw: string;
  /** By name in lower case, unfolded. */
  headers: ReadonlyMap<string, string>;
  plain: string;
  html: string;
};

/** `refuse`: recipients that get a 550; `defer`: those that get a 450. */
export type MailServer = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  refuse: Set<string>;
  defer: Set<string>;
  /** Called once a mail has arrived, before it is answered. */
  beforeAnswer: () => void | Promise<void>;
  close: () => Promise<void>;
};

function headersOf(head: string): Map<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function split(part: string): [head: string, body: string] {
  const end = part.indexOf("\r\n\r\n");
  return [part.slice(0, end), part.slice(end + 4)];
}

function decode(part: string): string {
  const [head, body] = split(part);
  const headers = headersOf(head);
  const coding = headers.get("content-transfer-encoding");
  if (coding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (coding !== "quoted-printable") return body.replaceAll("\r\n", "\n");
  const joined = body.replaceAll("=\r\n", "").replaceAll("\r\n", "\n");
  const bytes = joined.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function read(raw: string): Pick<ReceivedMail, "raw" | "headers" | "plain" | "html"> {
  const [head, body] = split(raw);
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1] ?? "";
  const [, plain = "", html = ""] = body.split(`--${boundary}`).map((part) => decode(part.replace(/^\r\n/, "")));
  return { raw, headers, plain, html };
}

/** A real SMTP server in place of a customer's, closed when the test has ended. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refuse = new Set<string>();
  const defer = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 0,
    onAuth: (_auth, _session, done) => done(null, { user: "desk" }),
    onRcptTo: ({ address }, _session, done) => {
      const no = (why: string, responseCode: number) =>
        Object.assign(new Error(`<${address}> ${why}`), { responseCode });
      if (refuse.has(address)) done(no("is unknown", 550));
      else done(defer.has(address) ? no("has no room", 450) : null);
    },
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const received = read(await text(stream));
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...received });
        await running.beforeAnswer();
        done();
      };
      // A sender that dies midway has sent no mail.
      take().catch(done);
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const bound = (server.server.address() as AddressInfo).port;
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const close = async () => {
    server.close(resolve);
    return closed;
  };
  const running: MailServer = {
    url: `smtp://desk:secret@127.0.0.1:${bound}`,
    port: bound,
    mails,
    refuse,
    defer,
    beforeAnswer: () => undefined,
    close,
  };
  onTestFinished(close);
  return running;
}
