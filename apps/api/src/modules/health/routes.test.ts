import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openStorage } from "../../storage/open-storage.ts";
import type { Storage } from "../../storage/storage.ts";
import { StorageError } from "../../storage/storage-error.ts";
import { buildTestApp, temporaryDirectory } from "../../testing/build-test-app.ts";
import { until } from "../../testing/until.ts";

async function storageThat(ready: () => Promise<void>): Promise<Storage> {
  const storage = await openStorage({ dataDir: await temporaryDirectory() });
  onTestFinished(() => storage.close());
  return { ...storage, ready };
}

describe("health", () => {
  it("is alive without touching the database", async () => {
    const ready = vi.fn<() => Promise<void>>().mockRejectedValue(new StorageError("away", "gone"));
    const app = await buildTestApp({ storage: await storageThat(ready) });
    const response = await app.inject("/healthz");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: "ok" });
    expect(ready).not.toHaveBeenCalled();
  });

  it("is ready with a real database", async () => {
    const app = await buildTestApp();
    const response = await app.inject("/readyz");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: "ready" });
  });

  it("is not ready while the database is unavailable, and reveals no details", async () => {
    const app = await buildTestApp({
      storage: await storageThat(() => Promise.reject(new StorageError("away", "10.0.0.5"))),
    });
    const response = await app.inject("/readyz");
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ detail: "The database is away." });
    expect(response.body).not.toContain("10.0.0.5");
  });

  it("checks the database once for simultaneous requests, and at most once a second", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const ready = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    const app = await buildTestApp({ storage: await storageThat(ready) });
    await Promise.all(Array.from({ length: 50 }, () => app.inject("/readyz")));
    vi.advanceTimersByTime(999);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect(ready).toHaveBeenCalledTimes(1);
    ready.mockRejectedValue(new StorageError("away", "gone"));
    vi.advanceTimersByTime(2);
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    expect(ready).toHaveBeenCalledTimes(2);
  });

  it("does not wait for a hanging database", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await buildTestApp({ storage: await storageThat(() => new Promise(() => undefined)) });
    let status: number | undefined;
    const answer = app.inject("/readyz").then(({ statusCode }) => (status = statusCode));
    await until(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(status).toBe(503);
    });
    await answer;
  });

  it("is neither alive nor ready once the thread of the embedded database has stopped", async () => {
    const lost = new AbortController();
    const storage = await openStorage({ dataDir: await temporaryDirectory() });
    onTestFinished(() => storage.close());
    const app = await buildTestApp({ storage: { ...storage, lost: lost.signal } });
    lost.abort(new StorageError("away", "The database thread for /data has stopped."));
    const response = await app.inject("/healthz");
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ detail: "The database has stopped: the process ends." });
  });

  it("reports used and waiting connections of the database pool", async () => {
    const storage = await openStorage({ dataDir: await temporaryDirectory() });
    onTestFinished(() => storage.close());
    const poolUse = () => ({ connections: 8, idle: 3, waiting: 2 });
    const app = await buildTestApp({ storage: { ...storage, poolUse } });
    const { body } = await app.inject("/metrics");
    expect(body).toMatch(/^database_pool_connections 8$/m);
    expect(body).toMatch(/^database_pool_idle 3$/m);
    expect(body).toMatch(/^database_pool_waiting 2$/m);
  });

  it("is not ready once a stop begins, and asks clients to close the connection", async () => {
    const app = await buildTestApp();
    app.inFlight.stop();
    const response = await app.inject("/readyz");
    expect(response.statusCode).toBe(503);
    expect(response.headers.connection).toBe("close");
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  });

  it("is degraded while Redis is unavailable", async () => {
    const app = await buildTestApp({ env: { REDIS_URL: "redis://127.0.0.1:1" } });
    const response = await app.inject("/readyz");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: "degraded" });
  });
});
