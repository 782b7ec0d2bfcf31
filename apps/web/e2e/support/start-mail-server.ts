import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Mail = { to: string[] /** As it came over the wire. */; raw: string };

export type MailServer = {
  /** What the site takes as `SMTP_URL`. */
  url: string;
  mails: readonly Mail[];
  stop(): Promise<void>;
};

/** A real SMTP server in the place of a customer's own. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 0,
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw: await text(stream) });
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
