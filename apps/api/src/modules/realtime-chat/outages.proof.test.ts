import { expect, onTestFinished, test, vi } from "vitest";
import { openStorage } from "../../storage/storage.ts";
import { newPair, postMessage } from "../../testing/chat-calls.ts";
import { ProofRun, type World } from "../../testing/chat-proof/proof-run.ts";
import { reading } from "../../testing/chat-proof/worlds.ts";
import { launchPostgres, missingPostgres } from "../../testing/launch-postgres.ts";
import { hasRedis, startRedis } from "../../testing/start-redis.ts";
import { startServer } from "../../testing/start-server.ts";

const missing = missingPostgres ?? (hasRedis ? undefined : "there is no redis-server");
/** How long messages may take to flow again once what was away is back, in milliseconds. */
const bound = 20_000;
const speed = 12;

/** Two servers of the same rooms, over a PostgreSQL and a Redis that can be taken away. */
async function openServers() {
  const postgres = await launchPostgres();
  onTestFinished(postgres.remove);
  const redis = await startRedis();
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, RATE_CHAT: "0", RATE_READ: "0" };
  const addresses = await Promise.all([1, 2].map(async () => startServer(env).address));
  const instances = addresses.map((address) => ({
    host: new URL(address).host,
    start: async () => {},
    kill: async () => {},
  }));
  const storage = await openStorage({ dataDir: "/nowhere", databaseUrl: postgres.url });
  onTestFinished(async () => storage.close());
  const world: World = { instances, setBus: async () => {}, read: reading(storage) };
  return { postgres, redis, addresses, world };
}

/** People who write all the time, in two rooms across the two servers. */
async function writeAllTheTime(world: World) {
  const runs = [new ProofRun(world, speed), new ProofRun(world, speed)];
  await Promise.all(runs.map(async (run) => run.begun()));
  const people = runs.flatMap((run) => [...run.people]);
  const timer = setInterval(() => {
    for (const person of people) person.keepWriting();
  }, 20);
  const stop = () => clearInterval(timer);
  onTestFinished(() => {
    stop();
    for (const run of runs) run.end();
  });
  const received = () => people.map(({ snapshot }) => snapshot.items.filter(({ seq }) => seq !== null).length);
  /** Resolves when everybody has got messages that nobody had at the time of the call. */
  const flows = async () => {
    const most = Math.max(...received());
    await vi.waitFor(() => expect(Math.min(...received())).toBeGreaterThan(most), { timeout: bound, interval: 20 });
  };
  return { runs, people, stop, flows };
}

const readiness = async (address: string) => {
  const response = await fetch(`${address}/readyz`);
  return [response.status, ((await response.json()) as { status: unknown }).status];
};

test.skipIf(missing !== undefined)(
  `loses and doubles nothing while Redis and PostgreSQL freeze, crash and come back under load`,
  { timeout: 180_000 },
  async () => {
    const { postgres, redis, addresses, world } = await openServers();
    const [address = ""] = addresses;
    const ready = async (status: number, word: unknown) =>
      vi.waitFor(async () => expect(await readiness(address)).toEqual([status, word]), bound);
    const { runs, people, stop, flows } = await writeAllTheTime(world);
    const acknowledged = () => people.reduce((sum, person) => sum + person.acknowledged.length, 0);
    await flows();

    // Redis carries hints only: rooms go on without it.
    redis.signal("SIGSTOP");
    await ready(200, "degraded");
    await flows();
    redis.signal("SIGCONT");
    await ready(200, "ready");
    await flows();
    await redis.stop();
    await ready(200, "degraded");
    await flows();
    await redis.start();
    await ready(200, "ready");
    await flows();

    // Without the database nothing is stored, so nothing is called stored.
    postgres.freeze();
    await ready(503, 503);
    const before = acknowledged();
    const waiting = postMessage(address, newPair(), "Written to a database that stands still");
    await ready(503, 503);
    expect(acknowledged()).toBe(before);
    postgres.thaw();
    await ready(200, "ready");
    expect([201, 503]).toContain((await waiting).status);
    await flows();

    await postgres.crash();
    await ready(503, 503);
    expect((await postMessage(address, newPair(), "Written to no database")).status).toBe(503);
    await postgres.start();
    await ready(200, "ready");
    await flows();

    stop();
    await Promise.all(runs.map(async (run) => run.arrived()));
    let messages = 0;
    for (const run of runs) messages += await run.compare();
    console.log(`${messages} messages through two freezes and two crashes: none lost, none twice`);
  },
);
