import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Mail = {
  to: string[];
  /** The mail as received over the wire. */
  raw: string;
  subject: string;
  html: string;
};

/** The part that mail programs display, sent as quoted-printable. */
function htmlOf(raw: string): string {
  const [, ...parts] = raw.split("Content-Type: text/html");
  const body = parts.join("").split("\r\n\r\n").slice(1).join("\r\n\r\n").split("\r\n--")[0] ?? "";
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

export type MailServer = {
  /** The value for the site's `SMTP_URL`. */
  url: string;
  mails: readonly Mail[];
  stop(): Promise<void>;
};

/** A real SMTP server in place of a customer's. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 0,
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const raw = await text(stream);
        const subject = /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? "";
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw, subject, html: htmlOf(raw) });
        done();
      };
      take().catch(done);
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    async stop() {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(resolve);
      return promise;
    },
  };
}
