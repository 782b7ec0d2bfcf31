import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export type ReceivedPush = { path: string; headers: IncomingHttpHeaders; body: Buffer };

export type PushService = {
  origin: string;
  /** Everything posted, in order of arrival. */
  pushes: ReceivedPush[];
  /** The status of the next responses; 0: never respond. */
  answer: number;
  /** A browser's subscription to this service, with the means to read its pushes. */
  subscribe(): PushDevice;
};

export type PushDevice = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The pushes it received, decrypted as by the browser. */
  read(): unknown[];
};

/** RFC 8188 and 8291: a salt, a record size, the sender's key, and one record. */
function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(body.subarray(-16));
  const record = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2)).toString("utf8");
}

/** A real HTTP server in place of a browser's push service, closed when the test has ended. */
export async function startPushService(): Promise<PushService> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      service.pushes.push({ path: request.url ?? "", headers: request.headers, body });
      if (service.answer !== 0) response.writeHead(service.answer).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushes: [],
    answer: 201,
    subscribe() {
      const own = createECDH("prime256v1");
      const [p256dh, auth] = [own.generateKeys("base64url"), randomBytes(16)];
      const path = `/push/${randomBytes(16).toString("base64url")}`;
      return {
        subscription: { endpoint: service.origin + path, keys: { p256dh, auth: auth.toString("base64url") } },
        read: () =>
          service.pushes
            .filter((push) => push.path === path)
            .map(({ body }) => JSON.parse(decrypt(body, own, auth)) as unknown),
      };
    },
  };
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return service;
}
