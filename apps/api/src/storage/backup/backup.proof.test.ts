import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendForm, unlimited } from "../../testing/lead-visitors.ts";
import { proofSize, proved } from "../../testing/proof.ts";
import { runCommand } from "../../testing/run-command.ts";
import { startServer } from "../../testing/start-server.ts";
import { postgres, sqlite } from "../../testing/test-databases.ts";
import { openDatabase } from "../open-storage.ts";

const size = proofSize("backup");
const visitors = 4;
const headers = { authorization: `Bearer ${unlimited.ADMIN_TOKEN}` };

/** Sends forms until it is told to end, and notes what was acknowledged and how long each answer took. */
async function visit(address: string, visitor: string, load: Load): Promise<void> {
  for (let form = 0; !load.ended; form += 1) {
    const begun = performance.now();
    const { status, id } = await sendForm(address, visitor, form);
    expect(status, `the status of form ${form}`).toBe(201);
    load.times.push(performance.now() - begun);
    load.acknowledged.add(String(id));
  }
}

type Load = { acknowledged: Set<string>; times: number[]; ended: boolean };

/** Milliseconds: no backup may hold a message up for longer. */
const longest = 100;

function describeTimes(times: readonly number[]): string {
  const late = times.filter((time) => time > longest).length;
  return `${late} of ${times.length} took more than ${longest} ms, the slowest ${Math.round(Math.max(0, ...times))} ms`;
}

for (const [database, rounds] of [
  [sqlite, size("sqlite")],
  [postgres, size("postgres")],
] as const) {
  test.skipIf(database.missing !== undefined || rounds === 0)(
    `on ${database.name}, a backup under load comes back with all that was acknowledged before it, and nothing that was erased`,
    { timeout: 7_200_000 },
    async () => {
      const place = await database.make();
      onTestFinished(async () => database.remove(place));
      const folder = await mkdtemp(join(tmpdir(), "thirtyfold-backups-"));
      onTestFinished(async () => rm(folder, { recursive: true, force: true }));
      const BACKUP_DIR = join(folder, "backups");
      const env = (of: typeof place) => ({
        DATA_DIR: of.dataDir,
        ...(of.databaseUrl && { DATABASE_URL: of.databaseUrl }),
      });
      const server = startServer({ ...unlimited, ...env(place), BACKUP_DIR, BACKUP_EVERY: "0" });
      const address = await server.address;
      const load: Load = { acknowledged: new Set(), times: [], ended: false };
      const visits = Array.from({ length: visitors }, async (_, n) => visit(address, `visitor-${n}`, load));
      const erased = new Set<string>();
      const erase = async (id: string) => {
        expect((await fetch(`${address}/api/admin/leads/${id}`, { method: "DELETE", headers })).status).toBe(204);
        erased.add(id);
      };
      const somebody = () => [...load.acknowledged].find((id) => !erased.has(id)) ?? "";
      const [beside, without]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const before = load.acknowledged.size;
        await vi.waitFor(() => expect(load.acknowledged.size).toBeGreaterThan(before + visitors), 30_000);
        const acknowledged = [...load.acknowledged];
        await erase(somebody());
        load.times = [];
        const file = join(BACKUP_DIR, `${round}.backup`);
        const [made] = await Promise.all([runCommand(["backup", file], env(place)), erase(somebody())]);
        expect(made).toMatchObject({ code: 0, stderr: "" });
        beside.push(...load.times);
        // What the machine does to answers without a backup: as many of them.
        load.times = [];
        await vi.waitFor(() => expect(load.times.length * (round + 1)).toBeGreaterThanOrEqual(beside.length), 60_000);
        without.push(...load.times);
        await erase(somebody());
        const other = await database.make();
        onTestFinished(async () => database.remove(other));
        const restored = await runCommand(["restore", file], env(other));
        expect(restored).toMatchObject({ code: 0, stderr: "" });
        expect(restored.stdout).toMatch(
          new RegExp(`^Of ${erased.size} erasures in the ledgers [12] were made again`, "m"),
        );
        const storage = await openDatabase(other);
        const rows = await storage.db.selectFrom("leads").select("id").execute();
        await storage.close();
        const there = new Set(rows.map(({ id }) => id));
        expect(acknowledged.filter((id) => !there.has(id) && !erased.has(id))).toEqual([]);
        expect([...erased].filter((id) => there.has(id))).toEqual([]);
      }
      load.ended = true;
      await Promise.all(visits);
      proved(
        `${rounds} backups on ${database.name} under load, ${load.acknowledged.size} leads acknowledged, ${erased.size} erased: after each restore none missing and none back; of the answers beside a backup ${describeTimes(beside)}; without one ${describeTimes(without)}`,
      );
    },
  );
}
