import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import type { Problem } from "@thirtyfold/api-contract";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { buildTestApp } from "../testing/build-test-app.ts";
import { connectSocket } from "../testing/connect-socket.ts";
import { until } from "../testing/until.ts";
import { writeWebsite } from "../testing/website-fixture.ts";

const maxLagMs = 400;
const nothing = new Int32Array(new SharedArrayBuffer(4));

/** Blocks the thread without using the processor. */
async function lag(): Promise<void> {
  Atomics.wait(nothing, 0, 0, 2 * maxLagMs);
  await setImmediate();
}

/** Runs `act` while every turn of the event loop is late, both before and after. */
async function whileLagging<Result>(app: FastifyInstance, act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    while (!app.isUnderPressure()) await lag();
    const result = await act();
    if (app.isUnderPressure()) return result;
  }
}

const messages = "/api/realtime-chat/rooms/a_b/messages";

test("while the event loop lags, calls and new sockets are refused, but monitors, pages and open sockets are served", async () => {
  const app = await buildTestApp({ maxLagMs, websiteDir: await writeWebsite() });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const open = await connectSocket(address);
  expect((await app.inject(messages)).statusCode).toBe(200);

  const refused = await whileLagging(app, async () => app.inject(messages));
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.headers["content-type"]).toBe("application/problem+json");
  expect(refused.json<Problem>()).toMatchObject({ status: 503, title: "Service Unavailable" });
  for (const path of ["/healthz", "/readyz", "/"]) {
    expect((await whileLagging(app, async () => app.inject(path))).statusCode).toBe(200);
  }
  const status = await whileLagging(app, async () => {
    const late = new WebSocket(`${address.replace("http", "ws")}/ws`).on("error", () => {});
    const [, response] = (await once(late, "unexpected-response")) as [unknown, { statusCode: number }];
    late.terminate();
    return response.statusCode;
  });
  expect(status).toBe(503);
  const answer = await whileLagging(app, async () => {
    open.send({ type: "message", content: "Still here?", timestamp: new Date().toISOString() });
    return open.next("message");
  });
  expect(answer.content).toBe("Still here?");

  const metrics = (await whileLagging(app, async () => app.inject("/metrics"))).body;
  expect(Number(/^event_loop_lag_seconds (\S+)/m.exec(metrics)?.[1])).toBeGreaterThan(maxLagMs / 1000);
  expect(metrics).toMatch(/^http_requests_shed_total{road="read"} [1-9]/m);
  expect(metrics).toMatch(/^http_requests_shed_total{road="socket"} [1-9]/m);
  await until(() => expect(app.isUnderPressure()).toBe(false));
  expect((await app.inject(messages)).statusCode).toBe(200);
}, 120_000);

test("a slow start does not cause refusals", async () => {
  const app = await buildTestApp({ maxLagMs, websiteDir: await writeWebsite() });
  await app.ready();
  while (app.memoryUsage().eventLoopDelay <= maxLagMs) await lag();
  await app.listen({ port: 0, host: "127.0.0.1" });
  expect(app.memoryUsage().eventLoopDelay).toBeGreaterThan(maxLagMs);
  expect((await app.inject(messages)).statusCode).toBe(200);
}, 120_000);
