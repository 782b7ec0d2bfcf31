import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { ProblemError, toProblem } from "./answers/problem.ts";
import { pdf } from "./testing/documents.ts";
import { proofSize, proved } from "./testing/proof.ts";
import { proxies } from "./testing/proxies.ts";
import { launchServer, type ServerProcess } from "./testing/start-server.ts";
import { postgres } from "./testing/test-databases.ts";
import { until } from "./testing/until.ts";

const restarts = proofSize("proxies")("restarts");

const metricsToken = "proof-of-proxies";

type Instance = { port: number; process: ServerProcess };

/** Two instances that share a database, behind a proxy on this machine. */
async function startInstances(): Promise<{ instances: Instance[]; restart(instance: Instance): Promise<void> }> {
  const place = await postgres.make();
  onTestFinished(async () => postgres.remove(place));
  const env = {
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    TRUST_PROXY: "127.0.0.1",
    PUBLIC_URL: "https://www.example.com",
    STOP_DELAY: "3",
    RATE_FORMS: "0",
    RATE_READ: "20",
    METRICS_TOKEN: metricsToken,
  };
  const start = async (port = 0): Promise<Instance> => {
    const process = launchServer({ ...env, PORT: String(port) });
    onTestFinished(async () => {
      process.signal("SIGKILL");
      await process.ended;
    });
    return { port: Number(new URL(await process.address).port), process };
  };
  return {
    instances: [await start(), await start()],
    async restart(instance) {
      instance.process.signal("SIGTERM");
      expect((await instance.process.ended).code).toBe(0);
      instance.process = (await start(instance.port)).process;
    },
  };
}

type Load = { calls: number; failed: string[]; ended: boolean };

/** Opens pages and sends forms until told to stop, and records every bad response. */
async function visit(address: string, visitor: number, load: Load): Promise<void> {
  for (let number = 0; !load.ended; number += 1) {
    const body = JSON.stringify({ name: `Visitor ${visitor}`, email: "v@example.com", message: `Form ${number}` });
    const form = { method: "POST", headers: { "content-type": "application/json" }, body };
    const [path, init] = number % 2 === 0 ? ["/healthz", {}] : ["/api/forms/intake", form];
    const status = await fetch(address + path, init).then(
      async (response) => (response.ok ? 200 : `${response.status} ${await response.text()}`),
      (error: unknown) => `${String(error)} ${error instanceof Error ? String(error.cause) : ""}`,
    );
    load.calls += 1;
    if (status !== 200) load.failed.push(`${path}: ${status}`);
  }
}

async function openSocket(address: string, userId: string, roomId: string): Promise<{ heard: string[] }> {
  const socket = new WebSocket(`${address.replace("https", "wss")}/ws`, { rejectUnauthorized: false });
  onTestFinished(() => socket.terminate());
  const heard: string[] = [];
  socket.on("message", (data: Buffer) => heard.push(data.toString()));
  socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", roomId, userId })));
  await until(() => expect(heard.join()).toContain("subscription_confirmed"));
  return { heard };
}

/** The status of a call from another address of this machine that claims to come from a third one. */
async function callFrom(localAddress: string, url: string, forwardedFor: string): Promise<number> {
  const headers = { "x-forwarded-for": forwardedFor };
  const call = request(url, { localAddress, family: 4, rejectUnauthorized: false, agent: false, headers });
  call.end();
  const [response] = (await once(call, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

/** A server that accepts everything, and counts the requests other than health checks. */
async function startTaking() {
  let posts = 0;
  const server = createServer((call, response) => {
    if (call.method === "POST") posts += 1;
    call.resume().once("end", () => response.end());
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { port: (server.address() as AddressInfo).port, posts: () => posts };
}

describe.each(proxies)("$name", ({ name, missing, start }) => {
  test.skipIf(missing)("rejects a body over its limit in the API's own format", async () => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    const { port, posts } = await startTaking();
    const address = await start([port, port]);
    const told = { "content-length": 7_000_000 };
    for (const [path, headers] of [
      ["/api/forms/intake", told],
      ["/api/openai/chat.html", told],
      // Sent in chunks, without a content length.
      ["/api/forms/intake", {}],
    ] as const) {
      const call = request(address + path, { method: "POST", headers, rejectUnauthorized: false, agent: false });
      // The response arrives before the end of the body, which is then cut off.
      call.on("error", () => undefined);
      call.write("x".repeat(headers === told ? 1 : 7_000_000));
      const [response] = (await once(call, "response")) as [IncomingMessage];
      expect([response.statusCode, response.headers["content-type"]]).toEqual([413, "application/problem+json"]);
      const requestId = String(response.headers["x-request-id"]);
      expect(await json(response)).toEqual(
        toProblem(new ProblemError(413, { detail: "The body is too large." }), requestId),
      );
      call.destroy();
    }
    // An instance may see the beginning of the chunked one, once.
    expect(posts()).toBeLessThanOrEqual(1);
  });

  test.skipIf(missing || postgres.missing !== undefined || restarts === 0)(
    "passes on everything the site does, keeps visitors apart, and restarts instances without a failed call",
    { timeout: 3_600_000 },
    async () => {
      // The proxies' certificates were just created.
      vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
      const { instances, restart } = await startInstances();
      const address = await start(instances.map(({ port }) => port));

      const headers = { "content-type": "application/json", authorization: `Bearer ${metricsToken}` };
      const page = await fetch(`${address}/healthz`);
      expect(page.headers.get("strict-transport-security")).toMatch(/^max-age=\d+/);
      expect((await fetch(`${address}/metrics`)).status).toBe(404);

      const sockets = [
        await openSocket(address, "ines", "ines_jorge"),
        await openSocket(address, "jorge", "ines_jorge"),
      ];
      const open = async ({ port }: Instance) => {
        const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
        return Number(/^chat_sockets (\d+)$/m.exec(metrics)?.[1]);
      };
      expect(await Promise.all(instances.map(open))).toEqual([1, 1]);
      const message = { content: "Hello over both", senderId: "ines", receiverId: "jorge", roomId: "ines_jorge" };
      const sent = await fetch(`${address}/api/realtime-chat/messages`, {
        method: "POST",
        headers,
        body: JSON.stringify(message),
      });
      expect(sent.status).toBe(201);
      for (const { heard } of sockets) await until(() => expect(heard.join()).toContain("Hello over both"));

      const application = new FormData();
      const fields = { name: "Ines", email: "i@example.com", phone: "1", coverLetter: "x", jobId: "project-manager" };
      for (const [field, value] of Object.entries(fields)) application.set(field, value);
      application.set("resume", new File([Uint8Array.from(pdf("x".repeat(5_200_000)))], "cv.pdf"));
      const upload = await fetch(`${address}/api/forms/applications`, { method: "POST", body: application });
      expect(upload.status).toBe(201);

      const healthCalls = async (instance: Instance | undefined) => {
        const metrics = await (await fetch(`http://127.0.0.1:${instance?.port}/metrics`, { headers })).text();
        return Number(/^http_request_duration_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)$/m.exec(metrics)?.[1]);
      };
      const others = await healthCalls(instances[0]);
      const switched = await fetch(`${address}/canary`, { redirect: "manual" });
      expect([switched.status, switched.headers.get("location")?.replace(address, "")]).toEqual([303, "/"]);
      const cookie = switched.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
      for (let call = 0; call < 10; call += 1) {
        expect((await fetch(`${address}/healthz`, { headers: { cookie } })).status).toBe(200);
      }
      expect(await healthCalls(instances[0])).toBe(others);

      const load: Load = { calls: 0, failed: [], ended: false };
      const visits = Array.from({ length: 4 }, async (_, visitor) => visit(address, visitor, load));
      for (let count = 0; count < restarts; count += 1) {
        const instance = instances[count % 2];
        if (instance) await restart(instance);
        // The proxy has to notice its return before the other one stops: it checks every second.
        await wait(2_500);
        const before = load.calls;
        await until(() => expect(load.calls).toBeGreaterThan(before + 50));
      }
      load.ended = true;
      await Promise.all(visits);
      expect(load.failed).toEqual([]);

      // A visitor's claim about its address is not believed: 20 calls a minute and instance, then this one is refused,
      // while another is served.
      const statuses: number[] = [];
      for (let call = 0; call < 60; call += 1) {
        statuses.push(await callFrom("127.0.0.2", `${address}/api/solutions`, `203.0.113.${call}`));
      }
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
      expect(await callFrom("127.0.0.3", `${address}/api/solutions`, "127.0.0.2")).toBe(200);
      proved(`${restarts} restarts of instances behind ${name} under load, ${load.calls} calls: none failed`);
    },
  );
});
