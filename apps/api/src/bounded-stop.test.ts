import { once } from "node:events";
import { connect } from "node:net";
import { closeCodes } from "@thirtyfold/realtime-protocol";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryDirectory } from "./testing/build-test-app.ts";
import { newPair, postMessage } from "./testing/chat-calls.ts";
import { connectSocket } from "./testing/connect-socket.ts";
import { missingPostgres, ownPostgres } from "./testing/private-servers.ts";
import { type ServerProcess, startServer } from "./testing/start-server.ts";
import { until } from "./testing/until.ts";
import { startWebhookReceiver } from "./testing/webhook-receiver.ts";

const readyz = async (address: string) => (await fetch(`${address}/readyz`)).status;

/** Stops the server; returns the time it took, in milliseconds, and the parts left behind according to the log. */
async function stop(server: ServerProcess): Promise<{ code: number | null; ms: number; left: unknown[] }> {
  const begun = performance.now();
  server.signal("SIGTERM");
  const { code, stdout } = await server.ended;
  const lines = stdout.split("\n").filter((line) => line.includes("left behind"));
  const left = lines.map((line) => (JSON.parse(line) as { part: unknown }).part);
  return { code, ms: performance.now() - begun, left };
}

/** CONTRACT, section 6; the server's own deadlines end 0.7 s earlier. */
const bound = 15_000;

describe("a stop", () => {
  test("keeps serving calls and sockets for STOP_DELAY with /readyz at 503, then closes", async () => {
    const server = startServer({ DATA_DIR: await temporaryDirectory(), STOP_DELAY: "8" });
    const address = await server.address;
    const early = await connectSocket(address);
    server.signal("SIGTERM");
    await until(async () => expect(await readyz(address)).toBe(503));
    expect((await postMessage(address, newPair(), "Still here?")).status).toBe(201);
    const late = await connectSocket(address);
    for (const { closed } of [early, late]) expect((await closed).code).toBe(closeCodes.goingAway);
    expect((await server.ended).code).toBe(0);
  });

  test("completes when a part of the application hangs, and logs it", async () => {
    const hang = "({ fastify }) => fastify.addHook('onClose', () => new Promise(() => {}))";
    const hanging = `import dc from "node:diagnostics_channel"; dc.subscribe("fastify.initialization", ${hang});`;
    const preload = `--import=data:text/javascript,${encodeURIComponent(hanging)}`;
    const server = startServer({ DATA_DIR: await temporaryDirectory() }, [preload]);
    await server.address;
    const { code, ms, left } = await stop(server);
    expect(left).toEqual(["application"]);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(bound);
  });

  test.skipIf(missingPostgres !== undefined)(
    "completes while the database, the webhook, a call and a socket hang",
    async () => {
      const postgres = await ownPostgres();
      const receiver = await startWebhookReceiver();
      receiver.answer = () => {};
      const server = startServer({
        DATABASE_URL: postgres.url,
        LEADS_WEBHOOK_URL: receiver.url,
        LEADS_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      });
      const address = await server.address;
      const lead = { name: "Ann", email: "ann@example.com", message: "Call me." };
      const headers = { "content-type": "application/json" };
      const sent = await fetch(`${address}/api/forms/intake`, { method: "POST", headers, body: JSON.stringify(lead) });
      expect(sent.status).toBe(201);
      await until(() => expect(receiver.calls).toHaveLength(1));
      const { socket } = await connectSocket(address);
      socket.pause();
      const call = connect(Number(new URL(address).port), "127.0.0.1").on("error", () => {});
      onTestFinished(() => void call.destroy());
      await once(call, "connect");
      call.write(
        "POST /api/openai/chat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n",
      );
      postgres.freeze();
      const message = postMessage(address, newPair(), "Into the silence").catch(() => undefined);
      await until(async () => {
        const metrics = await (await fetch(`${address}/metrics`)).text();
        expect(Number(/^http_requests_in_flight (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(2);
      });

      const { code, ms } = await stop(server);
      await message;
      expect(code).toBe(0);
      expect(ms).toBeLessThan(bound);
    },
    90_000,
  );
});
