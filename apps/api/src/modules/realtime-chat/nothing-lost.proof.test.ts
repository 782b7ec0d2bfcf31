import { assert, asyncModelRun, asyncProperty, commands } from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { happenings } from "../../testing/chat-proof/commands.ts";
import { ProofRun, type World } from "../../testing/chat-proof/proof-run.ts";
import { type OpenWorlds, openOnPostgres, openOnSqlite } from "../../testing/chat-proof/worlds.ts";
import { proofSeed, proofSize, proved } from "../../testing/proof.ts";
import { postgres, sqlite, type TestDatabase } from "../../testing/test-databases.ts";

const size = proofSize("nothing-lost");
/** The number of concurrent runs, because most of a run is waiting. */
const atOnce = 8;

type Proof = { database: TestDatabase; open: OpenWorlds; runs: number };

const proofs: readonly Proof[] = [
  { database: sqlite, open: openOnSqlite, runs: size("sqlite") },
  // Only the statements and the path between instances differ: a tenth of the runs suffices for them.
  { database: postgres, open: openOnPostgres, runs: size("postgres") },
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

for (const { database, open, runs } of proofs) {
  test.skipIf(database.missing !== undefined || runs === 0)(
    `on ${database.name}, whatever happens, what was written is stored once, in order, and shown so to both`,
    { timeout: 36_000_000 },
    async () => {
      console.log(`${runs} runs on ${database.name} from PROOF_SEED=${proofSeed}`);
      const place = await database.make();
      onTestFinished(async () => database.remove(place));
      const { worlds, close } = await open(place, atOnce);
      onTestFinished(close);
      const counts = { runs: 0, messages: 0, happenings: 0 };
      const prove = async (world: World, index: number) =>
        assert(lossless(world, counts), {
          numRuns: Math.ceil(runs / atOnce),
          seed: proofSeed + index,
          includeErrorInReport: true,
        });
      const proving = worlds.map(prove);
      // All must end before one may fail: the remaining ones would advance the fake time of later tests.
      await Promise.allSettled(proving);
      await Promise.all(proving);
      expect(counts.runs).toBeGreaterThanOrEqual(runs);
      proved(
        `${counts.runs} runs on ${database.name}, ${counts.happenings} happenings, ${counts.messages} messages: none lost, none twice`,
      );
    },
  );
}
