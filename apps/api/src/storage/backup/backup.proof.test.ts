import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { newPair, postMessage } from "../../testing/chat-calls.ts";
import { sendForm, unlimited } from "../../testing/lead-visitors.ts";
import { proofSize, proved } from "../../testing/proof.ts";
import { runCommand } from "../../testing/run-command.ts";
import { entries, startServer } from "../../testing/start-server.ts";
import { type DatabasePlace, postgres, sqlite } from "../../testing/test-databases.ts";
import { openDatabase } from "../open-storage.ts";

const size = proofSize("backup");
const headers = { authorization: `Bearer ${unlimited.ADMIN_TOKEN}` };
const [visitors, talkers] = [4, 2];
/** Milliseconds after each form: resumes sent at full speed would fill the disk within fifty rounds. */
const pace = 50;
/** Milliseconds: the longest that a backup may delay a message. */
const longest = 100;

type Load = { leads: Set<string>; messages: Set<string>; times: number[]; ended: boolean };

/** Sends forms until told to end, and records which were acknowledged. */
async function visit(address: string, visitor: string, load: Load): Promise<void> {
  for (let form = 0; !load.ended; form += 1) {
    const { status, id } = await sendForm(address, visitor, form);
    // Refused if the machine is overloaded.
    expect([201, 503]).toContain(status);
    if (status === 201) load.leads.add(String(id));
    await wait(pace);
  }
}

/** Sends each message once the previous one is answered, and records how long each took. */
async function talk(address: string, load: Load): Promise<void> {
  const pair = newPair();
  while (!load.ended) {
    const begun = performance.now();
    const { status, message } = await postMessage(address, pair, "Good morning");
    // Not because of the database, but because the machine is overloaded.
    const refused = status === 503 && JSON.stringify(message).includes("too much to do");
    expect(refused ? 201 : status, "the status of a message").toBe(201);
    if (refused) {
      await wait(pace);
      continue;
    }
    load.times.push(performance.now() - begun);
    load.messages.add(message.id);
  }
}

/** Waits for each talker's next message but one: the next may already have been on its way. */
async function hearMore(load: Load): Promise<void> {
  const before = load.messages.size;
  await vi.waitFor(() => expect(load.messages.size).toBeGreaterThan(before + talkers), {
    timeout: 30_000,
    interval: 2,
  });
}

/** Signals a process and its children; false if they have ended, which is reported a moment later. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): boolean {
  try {
    return process.kill(-Number(pid), name);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

/**
 * Writes a backup with a process that is stopped, along with its children, in up to five places and continues once
 * others were answered: a lock held anywhere makes them wait until they are refused, however fast or slow the machine
 * is.
 */
async function backUp(file: string, env: Readonly<Record<string, string>>, load: Load): Promise<number> {
  const child = spawn(process.execPath, ["--conditions=@thirtyfold/source", entries.command, "backup", file], {
    env,
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const running = () => child.exitCode === null && child.signalCode === null;
  // The copy of SQLite's database, or the file of pg_dump.
  const begun = () => existsSync(`${file}.part`) || existsSync(file);
  await vi.waitFor(() => expect(begun() || !running()).toBe(true), { timeout: 60_000, interval: 2 });
  let stops = 0;
  for (; running() && stops < 5 && signal(child, "SIGSTOP"); stops += 1) {
    await hearMore(load);
    signal(child, "SIGCONT");
    await Promise.race([ended, wait(Math.random() * 200)]);
  }
  await ended;
  expect(child.exitCode).toBe(0);
  return stops;
}

/** Reads which leads and messages a database has. */
async function read(place: DatabasePlace): Promise<{ leads: Set<string>; messages: Set<string> }> {
  const { db, close } = await openDatabase(place);
  const leads = await db.selectFrom("leads").select("id").execute();
  const messages = await db.selectFrom("chat_messages").select("id").execute();
  await close();
  return { leads: new Set(leads.map(({ id }) => id)), messages: new Set(messages.map(({ id }) => id)) };
}

/** The median of the rounds' times, in milliseconds. */
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

function describeTimes(slowest: readonly number[], times: readonly number[]): string {
  const late = times.filter((time) => time > longest).length;
  return `${late} of ${times.length} took more than ${longest} ms, a round's slowest ${Math.round(median(slowest))} ms, the slowest of all ${Math.round(Math.max(...slowest))} ms`;
}

for (const [database, rounds] of [
  [sqlite, size("sqlite")],
  [postgres, size("postgres")],
] as const) {
  test.skipIf(database.missing !== undefined || rounds === 0)(
    `on ${database.name}, a backup under load holds no message up, and comes back with all that was acknowledged before it, and nothing that was erased`,
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
      const server = startServer({ ...unlimited, RATE_CHAT: "0", ...env(place), BACKUP_DIR, BACKUP_EVERY: "0" });
      const address = await server.address;
      const load: Load = { leads: new Set(), messages: new Set(), times: [], ended: false };
      const loads = [
        ...Array.from({ length: visitors }, async (_, n) => visit(address, `visitor-${n}`, load)),
        ...Array.from({ length: talkers }, async () => talk(address, load)),
      ];
      const erased = new Set<string>();
      const erase = async () => {
        const id = [...load.leads].find((lead) => !erased.has(lead)) ?? "";
        erased.add(id);
        const call = async () => fetch(`${address}/api/admin/leads/${id}`, { method: "DELETE", headers });
        await vi.waitFor(async () => expect((await call()).status).toBe(204), { timeout: 60_000, interval: 1_000 });
      };
      const [beside, without] = [
        { slowest: [] as number[], times: [] as number[] },
        { slowest: [] as number[], times: [] as number[] },
      ];
      const note = ({ slowest, times }: typeof beside) => {
        slowest.push(Math.max(...load.times));
        times.push(...load.times);
        load.times = [];
      };
      let stops = 0;
      for (let round = 0; round < rounds; round += 1) {
        const before = load.leads.size;
        await vi.waitFor(() => expect(load.leads.size).toBeGreaterThan(before + visitors), 120_000);
        await erase();
        const [leads, messages] = [[...load.leads], [...load.messages]];
        load.times = [];
        const file = join(BACKUP_DIR, `${round}.backup`);
        const [stopped] = await Promise.all([backUp(file, env(place), load), erase()]);
        stops += stopped;
        // Work that a backup leaves behind shows in the messages after it.
        await hearMore(load);
        const asMany = load.times.length;
        note(beside);
        await vi.waitFor(() => expect(load.times.length).toBeGreaterThanOrEqual(asMany), 300_000);
        note(without);
        await erase();
        const other = await database.make();
        onTestFinished(async () => database.remove(other));
        const restored = await runCommand(["restore", file], env(other));
        expect(restored).toMatchObject({ code: 0, stderr: "" });
        expect(restored.stdout).toMatch(
          new RegExp(`^Of ${erased.size} erasures in the ledgers [12] were made again`, "m"),
        );
        const there = await read(other);
        expect(leads.filter((id) => !there.leads.has(id) && !erased.has(id))).toEqual([]);
        expect(messages.filter((id) => !there.messages.has(id))).toEqual([]);
        expect([...erased].filter((id) => there.leads.has(id))).toEqual([]);
        await rm(other.dataDir, { recursive: true, force: true });
        await rm(file);
      }
      load.ended = true;
      await Promise.all(loads);
      expect(stops).toBeGreaterThanOrEqual(rounds);
      // Over a few rounds, chance decides which of them the machine itself delayed.
      const more = median(beside.slowest) - median(without.slowest);
      expect(rounds < 20 || more < longest, `a backup costs a message ${more} ms`).toBe(true);
      proved(
        `${rounds} backups on ${database.name} under load, ${load.leads.size} leads and ${load.messages.size} messages acknowledged, ${erased.size} leads erased: after each restore none missing and none back. Stopped in ${stops} places amid a backup, messages went on; beside backups ${describeTimes(beside.slowest, beside.times)}; without them ${describeTimes(without.slowest, without.times)}`,
      );
    },
  );
}
