import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates, TLSSocket } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDirectory } from "../../testing/build-test-app.ts";
import { selfSigned } from "../../testing/self-signed.ts";
import { dumpPostgres } from "./postgres-tools.ts";

/** Why no dump was made. */
async function refusal(url: string): Promise<string> {
  const file = join(await temporaryDirectory(), "one.dump");
  return dumpPostgres(url, file).then(() => "none", String);
}

// Nothing listens at port 1: pg_dump itself says so if it is installed.
test.each([
  "postgres://ines:50%off@127.0.0.1:1/thirtyfold",
  "postgres://ines@127.0.0.1:1/thirtyfold?sslmode=no-verify",
  "postgres://ines@127.0.0.1:1/thirtyfold?uselibpqcompat=true&sslmode=require",
  "postgres://ines@127.0.0.1:1/thirtyfold?ssl=true&statement_timeout=1000&pool=8",
])("pg_dump takes a URL that node-postgres takes: %s", async (url) => {
  expect(await refusal(url)).toMatch(/: pg_dump (failed: .*Connection refused|is not installed: )/);
});

/** Speaks PostgreSQL's protocol to the end of the TLS handshake, and then refuses; resolves with the address. */
async function encryptedServer(): Promise<{ address: string; certificate: string; startups: string[] }> {
  const files = selfSigned(await temporaryDirectory());
  const [key, cert] = await Promise.all([readFile(files.key, "utf8"), readFile(files.certificate, "utf8")]);
  const startups: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write("S");
      const encrypted = new TLSSocket(socket, { isServer: true, key, cert });
      encrypted.on("error", () => undefined);
      const fields = "SFATAL\0C57P03\0Mverified, and closed for today\0\0";
      const length = Buffer.alloc(4);
      length.writeInt32BE(fields.length + 4);
      encrypted.once("data", (startup) => {
        startups.push(String(startup));
        encrypted.end(Buffer.concat([Buffer.from("E"), length, Buffer.from(fields)]));
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { address: `localhost:${(server.address() as AddressInfo).port}`, certificate: cert, startups };
}

test.skipIf(spawnSync("openssl", ["version"]).error).each([
  ["sslmode=verify-full&options=-c%20search_path%3Dours", true],
  ["ssl=true", true],
  ["sslmode=no-verify", false],
])("pg_dump trusts whom the server trusts: ?%s", async (parameters, verifies) => {
  const { address, certificate, startups } = await encryptedServer();
  const trusted = getCACertificates();
  onTestFinished(() => setDefaultCACertificates(trusted));
  const url = `postgres://ines@${address}/thirtyfold?${parameters}`;
  const unknown = verifies ? /certificate verify failed|is not installed: / : /closed for today|is not installed: /;
  expect(await refusal(url)).toMatch(unknown);
  setDefaultCACertificates([...trusted, certificate]);
  expect(await refusal(url)).toMatch(/closed for today|is not installed: /);
  for (const startup of startups) expect(startup.includes("-c search_path=ours")).toBe(parameters.includes("options"));
});
