import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openStorage } from "../../storage/open-storage.ts";
import type { Database } from "../../storage/schema.ts";
import { DatabaseThread } from "../../storage/sqlite/database-thread.ts";
import { threadedSqliteDialect } from "../../storage/sqlite/threaded-sqlite-dialect.ts";
import type { Storage } from "../../storage/storage.ts";
import { ProcessInstance } from "../../testing/chat-proof/process-instance.ts";
import { ProofRun } from "../../testing/chat-proof/proof-run.ts";
import { reading } from "../../testing/chat-proof/worlds.ts";
import { proofSize, proved } from "../../testing/proof.ts";
import { type DatabasePlace, postgres, sqlite, type TestDatabase } from "../../testing/test-databases.ts";

type Proof = { database: TestDatabase; processes: number; kills: number };

const size = proofSize("killed");
const proofs: readonly Proof[] = [
  { database: sqlite, processes: 1, kills: size("sqlite") },
  { database: postgres, processes: 2, kills: size("postgres") },
];
const rooms = 2;
/** Slower than elsewhere: clients that keep retrying a dead server cost more than the server. */
const speed = 12;

/** Opened for reading only where an embedded database belongs to the running process. */
async function openReader({ dataDir, databaseUrl }: DatabasePlace): Promise<Pick<Storage, "db">> {
  if (databaseUrl !== undefined) {
    const storage = await openStorage({ dataDir, databaseUrl });
    onTestFinished(async () => storage.close());
    return storage;
  }
  const thread = await DatabaseThread.open("reader", join(dataDir, "thirtyfold.sqlite"));
  const db = new Kysely<Database>({ dialect: threadedSqliteDialect(thread, thread) });
  onTestFinished(async () => db.destroy());
  return { db };
}

/**
 * Everybody writes all the time; a process is killed at any moment once responses arrive: in a write, in a commit,
 * after.
 */
async function killAgainAndAgain(instances: readonly ProcessInstance[], runs: readonly ProofRun[], kills: number) {
  const people = runs.flatMap((run) => [...run.people]);
  const acknowledged = () => people.reduce((sum, person) => sum + person.acknowledged.length, 0);
  const writing = setInterval(() => {
    for (const person of people) person.keepWriting();
  }, 5);
  for (let kill = 0; kill < kills; kill += 1) {
    const before = acknowledged();
    const instance = instances[kill % instances.length];
    await instance?.start();
    await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(before + rooms), { timeout: 30_000, interval: 5 });
    await wait(Math.random() * 100);
    await instance?.kill();
  }
  clearInterval(writing);
}

for (const { database, processes, kills } of proofs) {
  test.skipIf(database.missing !== undefined || kills === 0)(
    `on ${database.name}, nothing acknowledged is missing or double after ${kills} times kill -9 under load`,
    { timeout: 3_600_000 },
    async () => {
      const place = await database.make();
      onTestFinished(async () => database.remove(place));
      const instances = Array.from({ length: processes }, () => new ProcessInstance(place));
      onTestFinished(async () => void (await Promise.all(instances.map(async (instance) => instance.kill()))));
      await Promise.all(instances.map(async (instance) => instance.start()));
      const world = { instances, setBus: async () => {}, read: reading(await openReader(place)) };
      const runs = Array.from({ length: rooms }, () => new ProofRun(world, speed));
      await Promise.all(runs.map(async (run) => run.begun()));
      await killAgainAndAgain(instances, runs, kills);
      await Promise.all(instances.map(async (instance) => instance.start()));
      await Promise.all(runs.map(async (run) => run.arrived()));
      await Promise.all(instances.map(async (instance) => instance.kill()));
      let messages = 0;
      for (const run of runs) messages += await run.compare();
      expect(messages).toBeGreaterThan(kills);
      proved(`${kills} kills on ${database.name}, ${messages} messages: none lost, none twice`);
      for (const run of runs) run.end();
    },
  );
}
