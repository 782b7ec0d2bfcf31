import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { stopGracefully } from "./graceful-stop.ts";
import { openStorage } from "./storage/storage.ts";
import { buildTestApp, temporaryDirectory } from "./testing/build-test-app.ts";

type Held = {
  app: FastifyInstance;
  address: string;
  release: () => void;
  storage: Awaited<ReturnType<typeof openStorage>>;
};

/** An app on a real port with a call that ends when it is released. */
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
  return { app, storage, release: resolve, address: await app.listen({ port: 0, host: "127.0.0.1" }) };
}

describe("a graceful stop", () => {
  it("keeps the port open for a moment, then closes it, and still finishes the call", async () => {
    const { app, address, release, storage } = await holdCall();
    const held = fetch(`${address}/api/held`);
    await vi.waitFor(() => expect(app.inFlight.count()).toBe(1));
    const stopped = stopGracefully(app, storage, { open: 200, closed: 10_000 });
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed"));
    release();
    expect(await (await held).text()).toBe("done");
    await stopped;
    await expect(storage.ready()).rejects.toBeInstanceOf(Error);
  });

  it("cuts off what had its time", async () => {
    const { app, address, storage } = await holdCall();
    const held = fetch(`${address}/api/held`);
    held.catch(() => undefined);
    await vi.waitFor(() => expect(app.inFlight.count()).toBe(1));
    await stopGracefully(app, storage, { open: 10, closed: 10 });
    await expect(held).rejects.toThrow("fetch failed");
    expect(app.inFlight.count()).toBe(0);
  });

  it("notices a call whose client has left", async () => {
    const { app, address, storage } = await holdCall();
    const socket: Socket = connect(Number(new URL(address).port), "127.0.0.1");
    await once(socket, "connect");
    socket.write("GET /api/held HTTP/1.1\r\nHost: a\r\n\r\n");
    await vi.waitFor(() => expect(app.inFlight.count()).toBe(1));
    const stopped = stopGracefully(app, storage, { open: 60_000, closed: 60_000 });
    socket.destroy();
    await stopped;
  });
});
