import { assert, asyncModelRun, asyncProperty, commands } from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { happenings } from "../../testing/chat-proof/commands.ts";
import { ProofRun, type World } from "../../testing/chat-proof/proof-run.ts";
import { type OpenWorlds, openOnPostgres, openOnSqlite } from "../../testing/chat-proof/worlds.ts";
import { postgres, sqlite, type TestDatabase } from "../../testing/test-databases.ts";

// More runs: PROOF_RUNS=20000. The same happenings again: PROOF_SEED, as it was printed.
const runs = Number(process.env["PROOF_RUNS"] ?? 500);
const seed = Number(process.env["PROOF_SEED"] ?? Date.now() % 2 ** 31);
/** So many runs at a time, because most of a run is waiting. */
const atOnce = 8;

type Proof = { database: TestDatabase; open: OpenWorlds; share: number };

const proofs: readonly Proof[] = [
  { database: sqlite, open: openOnSqlite, share: 1 },
  // The same code but for the statements and the way between instances: a tenth shows that they hold.
  { database: postgres, open: openOnPostgres, share: 0.1 },
];

function lossless(world: World, counts: { runs: number; messages: number; happenings: number }) {
  const happens = commands(happenings, { maxCommands: 24, size: "max" });
  return asyncProperty(happens, async (all) => {
    const run = new ProofRun(world);
    try {
      await run.begun();
      await asyncModelRun(() => ({ model: {}, real: run }), all);
      await run.heal();
      await run.arrived();
      const messages = await run.compare();
      counts.runs += 1;
      counts.messages += messages;
      counts.happenings += [...all].length;
    } finally {
      run.end();
    }
  });
}

for (const { database, open, share } of proofs) {
  test.skipIf(database.missing !== undefined)(
    `on ${database.name}, whatever happens, what was written is stored once, in order, and shown so to both`,
    { timeout: 3_600_000 },
    async () => {
      console.log(`${Math.ceil(runs * share)} runs on ${database.name} from PROOF_SEED=${seed}`);
      const place = await database.make();
      onTestFinished(async () => database.remove(place));
      const { worlds, close } = await open(place, atOnce);
      onTestFinished(close);
      const counts = { runs: 0, messages: 0, happenings: 0 };
      const prove = async (world: World, index: number) =>
        assert(lossless(world, counts), { numRuns: Math.ceil((runs * share) / atOnce), seed: seed + index });
      const proving = worlds.map(prove);
      // All have ended before one may fail: what still waits would turn the fake time of tests that come later.
      await Promise.allSettled(proving);
      await Promise.all(proving);
      console.log(`${counts.happenings} happenings, ${counts.messages} messages: none lost, none twice`);
      expect(counts.runs).toBeGreaterThanOrEqual(runs * share);
    },
  );
}
