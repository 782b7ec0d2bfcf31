import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { expectStored, expectWhole, sendForm, unlimited } from "../testing/lead-visitors.ts";
import { proofSize, proved } from "../testing/proof.ts";
import { startServer } from "../testing/start-server.ts";
import { postgres, sqlite } from "../testing/test-databases.ts";

const size = proofSize("crash");
const visitors = 8;

/** Sends forms one after the other until the server is gone; ids are recorded once their response has arrived. */
async function visit(address: string, visitor: string, acknowledged: Set<string>): Promise<void> {
  for (let form = 0; ; form += 1) {
    const { status, id } = await sendForm(address, visitor, form);
    if (status === 0) return;
    if (status === 201 && id !== undefined) acknowledged.add(id);
  }
}

for (const [database, kills] of [
  [sqlite, size("sqlite")],
  [postgres, size("postgres")],
] as const) {
  test.skipIf(database.missing !== undefined || kills === 0)(
    `on ${database.name}, every acknowledged lead is there, and whole, after kill -9 under load`,
    { timeout: 7_200_000 },
    async () => {
      const place = await database.make();
      onTestFinished(async () => database.remove(place));
      const { dataDir, databaseUrl } = place;
      const settings = { ...unlimited, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
      const acknowledged = new Set<string>();
      for (let kill = 0; kill < kills; kill += 1) {
        const server = startServer(settings);
        const address = await server.address;
        await expectStored(address, acknowledged);
        const before = acknowledged.size;
        const load = Array.from({ length: visitors }, async (_, n) => visit(address, `${kill}-${n}`, acknowledged));
        // At a random moment once responses arrive: during a write, a commit or a checkpoint, or between them.
        await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before), 30_000);
        await wait(Math.random() * 300);
        server.signal("SIGKILL");
        await Promise.all([server.ended, ...load]);
      }
      const server = startServer(settings);
      const stored = await expectStored(await server.address, acknowledged);
      server.signal("SIGTERM");
      await server.ended;
      await expectWhole(place);
      proved(
        `${kills} kills on ${database.name}, ${acknowledged.size} leads acknowledged, ${stored} stored, 0 acknowledged and lost, none half written`,
      );
    },
  );
}
