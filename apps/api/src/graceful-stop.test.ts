import { once } from "node:events";
import { type ClientRequest, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stopGracefully } from "./graceful-stop.ts";
import { openStorage } from "./storage/open-storage.ts";
import type { Storage } from "./storage/storage.ts";
import { buildTestApp, temporaryDirectory } from "./testing/build-test-app.ts";

const times = { open: 5_000, calls: 9_500, parts: 13_000, storage: 14_300 };

/** An app on a real port, and a call to it that is answered once released. */
type Held = { app: FastifyInstance; storage: Storage; address: string; call: ClientRequest; release(): void };

async function holdCall(): Promise<Held> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const storage = await openStorage({ dataDir: await temporaryDirectory() });
  const app = await buildTestApp({
    storage,
    probe: async (instance) => {
      instance.get("/api/held", async () => {
        await promise;
        return "done";
      });
    },
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const call = get(`${address}/api/held`, { agent: false });
  while (app.inFlight.count() === 0) await setImmediate();
  return { app, storage, address, call, release: resolve };
}

async function answerOf(call: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  return answer;
}

async function statusOf(url: string): Promise<number | undefined> {
  const answer = await answerOf(get(url, { agent: false }));
  answer.resume();
  return answer.statusCode;
}

async function isOpen(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  return once(socket, "connect").then(
    () => {
      socket.destroy();
      return true;
    },
    () => false,
  );
}

describe("a graceful stop", () => {
  // Only the clock of the stop: sockets keep theirs.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return () => vi.useRealTimers();
  });

  it("keeps the port open for a moment, then closes it, and still finishes a running call", async () => {
    const { app, address, call, release, storage } = await holdCall();
    const stopped = stopGracefully(app, storage, { times });
    expect(await statusOf(`${address}/readyz`)).toBe(503);
    expect(await statusOf(`${address}/healthz`)).toBe(200);
    await vi.advanceTimersByTimeAsync(times.open);
    while (await isOpen(address)) await setImmediate();
    release();
    const answer = await answerOf(call);
    expect(answer.headers.connection).toBe("close");
    expect(await text(answer)).toBe("done");
    await stopped;
    await expect(storage.ready()).rejects.toBeInstanceOf(Error);
  });

  it("cuts off calls that exceed their time", async () => {
    const { app, call, storage } = await holdCall();
    const cut = once(call, "error");
    const stopped = stopGracefully(app, storage, { times });
    await vi.advanceTimersByTimeAsync(times.open);
    await vi.advanceTimersByTimeAsync(times.calls);
    expect(await cut).toEqual([expect.objectContaining({ code: "ECONNRESET" })]);
    await stopped;
    expect(app.inFlight.count()).toBe(0);
  });

  it("does not wait for a call whose client has disconnected", async () => {
    const { app, call, storage } = await holdCall();
    call.on("error", () => undefined);
    const stopped = stopGracefully(app, storage, { times });
    call.destroy();
    await stopped;
    expect(app.inFlight.count()).toBe(0);
  });

  it("closes the database even when a part of the application fails to stop", async () => {
    const storage = await openStorage({ dataDir: await temporaryDirectory() });
    const failing: FastifyPluginAsync = async (instance) => {
      instance.addHook("onClose", async () => {
        throw new Error("It can't be closed");
      });
    };
    const app = await buildTestApp({ storage, probe: failing });
    const logged = vi.spyOn(app.log, "error");
    await stopGracefully(app, storage, { times });
    await expect(storage.ready()).rejects.toBeInstanceOf(Error);
    const [about] = logged.mock.calls[0] ?? [];
    expect(about).toMatchObject({ part: "application", err: { message: "It can't be closed" } });
  });
});
