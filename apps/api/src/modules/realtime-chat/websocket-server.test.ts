import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { validatorCompiler } from "../../answers/problem.ts";
import { inFlight } from "../../plugins/in-flight.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { until } from "../../testing/until.ts";
import { Admission } from "./admission.ts";
import type { ChatService } from "./chat-service.ts";
import { socketRoute } from "./socket-route.ts";
import { opensSocket, webSocketServer } from "./websocket-server.ts";

const handshake = {
  host: "localhost",
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
};

function requestOf(headers: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`));
  return ["GET /ws HTTP/1.1", ...lines, "", ""].join("\r\n");
}

/** A connection that sends the given bytes, and leaves only when the test has ended. */
async function dial(address: string, bytes = ""): Promise<Socket> {
  const socket = connect({ port: Number(new URL(address).port), host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

describe("a request for a socket", () => {
  let app: FastifyInstance;
  let address: string;

  beforeEach(async () => {
    app = await buildTestApp();
    address = await app.listen({ port: 0, host: "127.0.0.1" });
  });

  /** The remaining connections: as sockets, as requests in flight, and as open lines. */
  async function left(): Promise<{ sockets: string | undefined; calls: number; lines: number }> {
    const sockets = /^chat_sockets (\d+)/m.exec((await app.inject("/metrics")).body)?.[1];
    const lines = await promisify(app.server.getConnections.bind(app.server))();
    return { sockets, calls: app.inFlight.count(), lines };
  }
  const nothing = { sockets: "0", calls: 0, lines: 0 };

  test.each([
    ["of another site", { ...handshake, origin: "https://evil.example" }, 403],
    ["without a key", { ...handshake, "sec-websocket-key": undefined }, 400],
    ["of another version", { ...handshake, "sec-websocket-version": "12" }, 400],
    ["with too many headers", { ...handshake, cookie: "a=b;".repeat(10_000) }, 431],
  ])("%s is answered, and its connection closed", async (_, headers, status) => {
    const answer = await text(await dial(address, requestOf(headers)));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain("\r\nconnection: close\r\n");
    await until(async () => expect(await left()).toEqual(nothing));
  });

  test.each([
    ["with a second one behind it", handshake, requestOf(handshake)],
    ["with a frame that is not masked", handshake, Buffer.from([0x81, 1, 0x78]).toString("latin1")],
  ])("%s is cut off", async (_, headers, more) => {
    await text(await dial(address, requestOf(headers) + more));
    await until(async () => expect(await left()).toEqual(nothing));
  });

  test("that disconnects at any moment leaves nothing behind", async () => {
    const bytes = requestOf(handshake);
    for (const length of [1, 20, bytes.length - 1, bytes.length]) {
      const socket = await dial(address, bytes.slice(0, length));
      socket.resetAndDestroy();
    }
    // Node.js reads a body past the socket, where nobody requests it.
    const withBody = requestOf({ ...handshake, "content-length": "1000000" });
    for (const request of [bytes, `${withBody}a part of the body`]) {
      const opened = await dial(address, request);
      await once(opened, "data");
      opened.resetAndDestroy();
    }
    await until(async () => expect(await left()).toEqual(nothing));
  });

  test("no longer counts as a call in flight once the socket is open", async () => {
    const opened = await connectSocket(address);
    expect(app.inFlight.count()).toBe(0);
    expect((await app.inject("/metrics")).body).toMatch(
      /http_request_duration_seconds_count\{[^}]*"\/ws",status="101"} 1/,
    );
    opened.socket.close();
    await until(async () => expect(await left()).toEqual(nothing));
  });

  test("is refused while open sockets are being closed", async () => {
    const silent = await connectSocket(address);
    const request = requestOf(handshake);
    const late = await dial(address, request.slice(0, 20));
    silent.socket.pause();
    const stopped = app.close();
    await until(() => expect(app.server.listening).toBe(false));
    late.write(request.slice(20));
    expect(await text(late)).toMatch(/^HTTP\/1.1 503 /);
    await stopped;
  });
});

test("a socket whose connection breaks while hooks run is not counted", async () => {
  const app = fastify({ http: { shouldUpgradeCallback: opensSocket } });
  onTestFinished(async () => app.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(webSocketServer);
  await app.register(inFlight);
  app.addHook("preHandler", async ({ raw: { socket } }) => {
    socket.destroy();
    await once(socket, "close");
  });
  const admission = new Admission();
  socketRoute(app, { service: {} as ChatService, admission });
  const enter = vi.spyOn(admission, "enter");
  await dial(await app.listen({ port: 0, host: "127.0.0.1" }), requestOf(handshake));
  await until(() => expect(enter).toHaveBeenCalled());
  expect(admission.sockets).toBe(0);
  expect(app.inFlight.count()).toBe(0);
});
