import { expect, onTestFinished, test, vi } from "vitest";
import { openStorage } from "../../storage/open-storage.ts";
import { newPair } from "../../testing/chat-calls.ts";
import { howBroken, openBreakableLink } from "../../testing/chat-proof/breakable-link.ts";
import { ProofRun, type World } from "../../testing/chat-proof/proof-run.ts";
import { reading } from "../../testing/chat-proof/worlds.ts";
import { hasRedis, missingPostgres, ownPostgres, ownRedis } from "../../testing/private-servers.ts";
import { proofSize, proved } from "../../testing/proof.ts";
import { startServer, websiteServer } from "../../testing/start-server.ts";
import { writeWebsite } from "../../testing/website-fixture.ts";

const missing = missingPostgres ?? (hasRedis ? undefined : "there is no redis-server");
const rounds = proofSize("outages")("outages");
const small = process.env["PROOF_RUNS"] === undefined;
/**
 * Milliseconds within which requests get a 503, and within which everything recovers once the outage ends. The small
 * run is part of `npm test`, on machines that have other work to do.
 */
const bound = small ? 40_000 : 10_000;
const speed = 12;
/** Milliseconds between everybody's messages: a flood would cost a small run more than its actual subject. */
const pace = small ? 100 : 20;

/** Something that can fail in one way, and recover. */
type Outage = { name: string; begin(): Promise<void> | void; end(): Promise<void> | void };

/**
 * Starts servers over a PostgreSQL and a Redis that can be taken away: two with the same rooms, and two with other
 * rooms that hear of each other over PostgreSQL.
 */
async function openServers() {
  const [postgres, redis] = [await ownPostgres(), await ownRedis()];
  const [toPostgres, toRedis] = [await openBreakableLink(postgres.url), await openBreakableLink(redis.url)];
  const unlimited = { RATE_CHAT: "0", RATE_READ: "0", RATE_FORMS: "0" };
  const env = { DATABASE_URL: toPostgres.url, ...unlimited };
  const withRedis = { ...env, REDIS_URL: toRedis.url };
  const start = async (some: Readonly<Record<string, string>>, program?: string[]) =>
    Promise.all([1, 2].map(async () => startServer(some, [], program).address));
  const website = [websiteServer, await writeWebsite()];
  const [overRedis, overPostgres] = await Promise.all([start(withRedis), start(env, website)]);
  const read: World["read"] = async (roomId) => {
    const storage = await openStorage({ dataDir: "/nowhere", databaseUrl: postgres.url });
    const messages = await reading(storage)(roomId);
    await storage.close();
    return messages;
  };
  const lost = (way: typeof toRedis): Outage => ({ name: howBroken, begin: way.lose, end: way.restore });
  const redisOutages: Outage[] = [
    { name: "frozen", begin: redis.freeze, end: redis.thaw },
    { name: "stopped", begin: redis.crash, end: redis.start },
    lost(toRedis),
  ];
  const postgresOutages: Outage[] = [
    { name: "frozen", begin: postgres.freeze, end: postgres.thaw },
    { name: "crashed", begin: postgres.crash, end: postgres.start },
    lost(toPostgres),
  ];
  const world = (addresses: readonly string[]): World => {
    const instanceAt = (address: string) => ({
      host: new URL(address).host,
      start: async () => {},
      kill: async () => {},
    });
    return { instances: addresses.map(instanceAt), setBus: async () => {}, read };
  };
  const worlds = [world(overRedis), world(overPostgres)];
  return { redisOutages, postgresOutages, overRedis, addresses: [...overRedis, ...overPostgres], worlds };
}

/** People who write all the time, in a room across the two servers of each world. */
async function writeAllTheTime(worlds: readonly World[]) {
  const runs = worlds.map((world) => new ProofRun(world, speed));
  await Promise.all(runs.map(async (run) => run.begun()));
  const people = runs.flatMap((run) => [...run.people]);
  const timer = setInterval(() => {
    for (const person of people) person.keepWriting();
  }, pace);
  const stop = () => clearInterval(timer);
  onTestFinished(() => {
    stop();
    for (const run of runs) run.end();
  });
  /** Resolves when everybody has received messages that nobody in the room had at the time of the call. */
  const flows = async () =>
    Promise.all(
      runs.map(async ({ people: both }) => {
        const received = () => both.map(({ snapshot }) => snapshot.items.filter(({ seq }) => seq !== null).length);
        const most = Math.max(...received());
        await vi.waitFor(() => expect(Math.min(...received())).toBeGreaterThan(most), { timeout: bound, interval: 20 });
      }),
    );
  return { runs, stop, flows };
}

const json = { "content-type": "application/json" };
let forms = 0;

/** Makes one request of each kind that needs the database, for people who have not met before. */
function callsOf(address: string): Promise<Response>[] {
  const { ann, ben, roomId } = newPair();
  const room = `${address}/api/realtime-chat/rooms/${roomId}`;
  const post = async (url: string, body: unknown) =>
    fetch(url, { method: "POST", headers: json, body: JSON.stringify(body) });
  forms += 1;
  return [
    post(`${address}/api/realtime-chat/messages`, { content: "Hello", senderId: ann, receiverId: ben, roomId }),
    fetch(`${room}/messages`),
    fetch(`${room}/mark-read`, { method: "POST" }),
    post(`${address}/api/forms/intake`, { name: `Visitor ${forms}`, email: "visitor@example.org" }),
    fetch(`${address}/api/solutions`),
  ];
}

const statuses = async (addresses: readonly string[]) =>
  Promise.all(addresses.flatMap(callsOf).map(async (call) => (await call).status));

/** Milliseconds until the slowest of all requests is refused. */
async function refusalOf(addresses: readonly string[]): Promise<number> {
  const began = performance.now();
  const refused = await Promise.all(addresses.flatMap(callsOf));
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
  for (const { headers } of refused) expect(headers.get("retry-after")).toMatch(/^[2-5]$/);
  return performance.now() - began;
}

const readiness = async (address: string) => {
  const response = await fetch(`${address}/readyz`);
  return [response.status, ((await response.json()) as { status: unknown }).status];
};

/** Runs `check` until it passes, at most for the bound, and returns the elapsed milliseconds. */
async function within(check: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await vi.waitFor(check, { timeout: bound, interval: 50 });
  return performance.now() - began;
}

test.skipIf(missing !== undefined)(
  `loses and doubles nothing while Redis and PostgreSQL freeze, crash, vanish and come back under load`,
  { timeout: 3_600_000 },
  async () => {
    const { redisOutages, postgresOutages, overRedis, addresses, worlds } = await openServers();
    const ready = async (status: number, word: unknown, where = addresses) =>
      within(async () => {
        expect(await Promise.all(where.map(readiness))).toEqual(where.map(() => [status, word]));
      });
    const heard = async () =>
      within(async () => {
        const texts = addresses.map(async (address) => (await fetch(`${address}/metrics`)).text());
        for (const text of await Promise.all(texts)) expect(text).toContain("\nchat_channel_up 1\n");
      });
    const allAnswer = async (wanted: (status: number) => boolean) =>
      within(async () => expect((await statuses(addresses)).filter((status) => !wanted(status))).toEqual([]));
    const pages = async () =>
      Promise.all(
        ["/", "/about", "/docs/", "/healthz"].map(async (path) => (await fetch(`${addresses.at(-1)}${path}`)).status),
      );
    const served = [200, 200, 200, 200];
    expect(await pages()).toEqual(served);
    const { runs, stop, flows } = await writeAllTheTime(worlds);
    await flows();

    // Redis carries only hints and limits: everything works without it.
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, begin, end } of redisOutages) {
        await begin();
        const degraded = await ready(200, "degraded", overRedis);
        await allAnswer((status) => status < 300);
        expect(await pages()).toEqual(served);
        await flows();
        await end();
        const back = Math.max(await ready(200, "ready"), await heard());
        await flows();
        console.log(`Redis ${name}, ${round}: known after ${degraded.toFixed(0)} ms, back after ${back.toFixed(0)} ms`);
      }
    }

    // Without the database nothing is stored, nothing is reported as stored, and everybody is told to retry.
    let slowestRefusal = 0;
    let slowestReturn = 0;
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, begin, end } of postgresOutages) {
        await begin();
        // First over existing connections, then when new ones have to be opened.
        const refusal = Math.max(await refusalOf(addresses), await refusalOf(addresses));
        expect(refusal).toBeLessThan(bound);
        expect(await pages()).toEqual(served);
        await ready(503, 503);
        await end();
        const back = (await ready(200, "ready")) + (await allAnswer((status) => status < 300)) + (await heard());
        expect(back).toBeLessThan(bound);
        await flows();
        slowestRefusal = Math.max(slowestRefusal, refusal);
        slowestReturn = Math.max(slowestReturn, back);
        console.log(
          `PostgreSQL ${name}, ${round}: 503 after ${refusal.toFixed(0)} ms, back after ${back.toFixed(0)} ms`,
        );
      }
    }

    stop();
    await Promise.all(runs.map(async (run) => run.arrived()));
    let messages = 0;
    for (const run of runs) messages += await run.compare();
    const slowest = `503 after at most ${slowestRefusal.toFixed(0)} ms, back after at most ${slowestReturn.toFixed(0)} ms`;
    proved(
      `${messages} messages through ${rounds} times Redis and PostgreSQL frozen, stopped and lost (${howBroken}): ` +
        `none lost, none twice; ${slowest}`,
    );
  },
);
