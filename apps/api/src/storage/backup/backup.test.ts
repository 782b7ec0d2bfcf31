import { existsSync } from "node:fs";
import { appendFile, copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { buildTestApp, temporaryDirectory } from "../../testing/build-test-app.ts";
import { adminToken, call, signInOwner } from "../../testing/desk-calls.ts";
import { until } from "../../testing/until.ts";
import { databaseFile } from "../check-database.ts";
import { applyLedgers, copyLedgers, ErasureLedger, ledgerIn } from "../erasures.ts";
import { openSqlite } from "../open-sqlite.ts";
import { openStorage } from "../open-storage.ts";
import type { Storage } from "../storage.ts";
import { backupName, listBackups, pruneBackups, recordFile } from "./backup-file.ts";
import { startBackups } from "./backup-schedule.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const lead = (id: string) => ({
  id,
  form: "intake",
  created_at: 1,
  email: "ines@example.com",
  suspect: 0,
  fields: '{"name":"Ines"}',
  fingerprint: null,
});

async function store({ db }: Storage, ...ids: string[]): Promise<void> {
  await db.insertInto("leads").values(ids.map(lead)).execute();
}

const idsOf = async ({ db }: Storage) =>
  (await db.selectFrom("leads").select("id").orderBy("id").execute()).map(({ id }) => id);

/** A database with three leads, and a backup of it made while it was open. */
async function backedUp() {
  const directory = await temporaryDirectory();
  const dataDir = join(directory, "data");
  const file = join(directory, "backups/one.sqlite");
  const storage = await openSqlite(dataDir);
  await store(storage, "a", "b", "c");
  const record = await writeBackup(databaseFile(dataDir), file);
  return { directory, dataDir, file, storage, record, into: join(directory, "restored") };
}

test("a backup is one file with its record, and restores the state at which it was made", async () => {
  const { file, storage, record, into } = await backedUp();
  await store(storage, "later");
  await storage.close();
  expect(record.counts).toMatchObject({ leads: 3, outbox: 0 });
  expect((await readdir(join(file, ".."))).toSorted()).toEqual(["one.sqlite", "one.sqlite.json"]);
  await restoreBackup(file, into);
  const restored = await openSqlite(into);
  expect(await idsOf(restored)).toEqual(["a", "b", "c"]);
  await restored.close();
});

test("erased data stays erased, even with an unfinished line in the ledger", async () => {
  const { directory, dataDir, file, storage, into } = await backedUp();
  const backups = join(directory, "backups");
  const ledger = new ErasureLedger([dataDir, backups]);
  await ledger.note({ leads: ["a"] });
  await appendFile(ledgerIn(backups), '{"at":"2026-');
  await ledger.note({ leads: ["b"] });
  await storage.close();
  expect(await readFile(ledgerIn(dataDir), "utf8")).not.toContain("ines@example.com");
  await rm(dataDir, { recursive: true });
  await restoreBackup(file, into);
  // Manually, without the command: startup does it too.
  const restored = await openStorage({ dataDir: into, backups: { directory: backups, everyHours: 0, keep: 1 } });
  expect(await idsOf(restored)).toEqual(["c"]);
  expect(await applyLedgers(restored.db, [ledgerIn(backups)])).toEqual({ known: 2, erased: 0 });
  await copyLedgers([ledgerIn(backups)], into);
  await copyLedgers([ledgerIn(backups)], into);
  expect((await readFile(ledgerIn(into), "utf8")).trim().split("\n")).toHaveLength(2);
  await restored.close();
});

test("data erased at the desk stays erased, and what was started afterwards stays", async () => {
  const directory = await temporaryDirectory();
  const dataDir = join(directory, "data");
  const file = join(directory, "backups/one.sqlite");
  const storage = await openSqlite(dataDir);
  const app = await buildTestApp({ storage, env: { DATA_DIR: dataDir, ADMIN_TOKEN: adminToken } });
  const owner = await signInOwner(app);
  const intake = { name: "Ines", email: "ines@example.com" };
  const { id } = (await call(app, "POST /api/forms/intake", {}, intake)).json<{ id: string }>();
  const roomId = "ann_support";
  const write = async (content: string) => {
    const message = { roomId, senderId: "ann", receiverId: "support", content };
    expect((await call(app, "POST /api/realtime-chat/messages", {}, message)).statusCode).toBe(201);
  };
  await write("Hello");
  await writeBackup(databaseFile(dataDir), file);
  for (const erased of [`leads/${id}`, `conversations/${roomId}`]) {
    expect((await call(app, `DELETE /api/desk/${erased}`, owner)).statusCode).toBe(204);
  }
  await write("Hello again");
  expect(await readFile(ledgerIn(dataDir), "utf8")).not.toContain("ann");

  await restoreBackup(file, join(directory, "restored"));
  const restored = await openSqlite(join(directory, "restored"));
  expect(await applyLedgers(restored.db, [ledgerIn(dataDir)])).toEqual({ known: 2, erased: 2 });
  for (const table of ["leads", "chat_rooms", "chat_messages", "conversations"] as const) {
    expect({ table, rows: await restored.db.selectFrom(table).selectAll().execute() }).toEqual({ table, rows: [] });
  }
  await restored.close();
  expect(await applyLedgers(storage.db, [ledgerIn(dataDir)])).toEqual({ known: 2, erased: 0 });
  await app.close();
  await storage.close();
});

test("a withdrawn or replaced mail address does not come back, and one given again stays", async () => {
  const directory = await temporaryDirectory();
  const dataDir = join(directory, "data");
  const file = join(directory, "one.sqlite");
  const storage = await openSqlite(dataDir);
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "desk@example.com", MAIL_TO: "team@example.com" };
  const app = await buildTestApp({ storage, env: { DATA_DIR: dataDir, ADMIN_TOKEN: adminToken, ...mail } });
  const keep = async (visitor: string, email: string | null) => {
    const url = `/api/realtime-chat/rooms/${visitor}_support/answer-mail`;
    const sent = email === null ? call(app, `DELETE ${url}`) : call(app, `POST ${url}`, {}, { email });
    expect((await sent).statusCode).toBe(204);
  };
  for (const senderId of ["ann", "ben", "cleo"]) {
    const message = { roomId: `${senderId}_support`, senderId, receiverId: "support", content: "Hello" };
    await call(app, "POST /api/realtime-chat/messages", {}, message);
    await keep(senderId, `${senderId}@example.com`);
  }
  await writeBackup(databaseFile(dataDir), file);
  await keep("ann", null);
  await keep("ann", "ann@example.com");
  await keep("ben", "another@example.com");
  // Storing the same address again is not a change.
  await keep("cleo", "cleo@example.com");
  expect(await readFile(ledgerIn(dataDir), "utf8")).not.toMatch(/ann|ben|cleo/);

  const addressesOf = async ({ db }: Storage) =>
    (await db.selectFrom("conversations").select("visitor_email").orderBy("room_id").execute()).map(
      ({ visitor_email }) => visitor_email,
    );
  await restoreBackup(file, join(directory, "restored"));
  const restored = await openSqlite(join(directory, "restored"));
  expect(await applyLedgers(restored.db, [ledgerIn(dataDir)])).toEqual({ known: 2, erased: 2 });
  expect(await addressesOf(restored)).toEqual([null, null, "cleo@example.com"]);
  await restored.close();
  expect(await applyLedgers(storage.db, [ledgerIn(dataDir)])).toEqual({ known: 2, erased: 0 });
  expect(await addressesOf(storage)).toEqual(["ann@example.com", "another@example.com", "cleo@example.com"]);
  await app.close();
  await storage.close();
});

test("an erasure that can't be recorded is refused, and nothing is erased", async () => {
  const directory = await temporaryDirectory();
  const BACKUP_DIR = join(directory, "no-directory");
  await writeFile(BACKUP_DIR, "a file");
  const ADMIN_TOKEN = "0123456789abcdef";
  const app = await buildTestApp({
    env: { DATA_DIR: join(directory, "data"), BACKUP_DIR, BACKUP_EVERY: "0", ADMIN_TOKEN },
  });
  const sent = await app.inject({
    method: "POST",
    url: "/api/forms/intake",
    payload: { name: "Ines", email: "i@example.com" },
  });
  const { id } = sent.json<{ id: string }>();
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const url = `/api/admin/leads/${id}`;
  expect((await app.inject({ method: "DELETE", url, headers })).statusCode).toBe(503);
  expect((await app.inject({ url, headers })).statusCode).toBe(200);
  await rm(BACKUP_DIR);
  expect((await app.inject({ method: "DELETE", url, headers })).statusCode).toBe(204);
  expect(existsSync(ledgerIn(BACKUP_DIR))).toBe(true);
});

test("a restore refuses what is incomplete, foreign or not empty, and changes nothing", async () => {
  const { directory, dataDir, file, storage, into } = await backedUp();
  await storage.close();
  await expect(restoreBackup(file, dataDir)).rejects.toThrow(/DATA_DIR .* is not empty \(thirtyfold\.sqlite\)/);
  await expect(restoreBackup(join(directory, "nothing"), into)).rejects.toThrow("There is no file");
  const bytes = await readFile(file);
  const changed = join(directory, "changed.sqlite");
  await writeFile(changed, Buffer.from(bytes).fill(0, 8192, 8200));
  await copyFile(recordFile(file), recordFile(changed));
  await expect(restoreBackup(changed, into)).rejects.toThrow("is not what its record says");
  await rm(recordFile(changed));
  await writeFile(changed, Buffer.from(bytes).fill(0xff, 4096, 8192));
  await expect(restoreBackup(changed, into)).rejects.toThrow(/is damaged|no backup that can be read/);
  await writeFile(changed, "name,email\n".repeat(1_000));
  await expect(restoreBackup(changed, into)).rejects.toThrow("no backup that can be read");
  await writeFile(changed, "PGDMP\u0001");
  await expect(restoreBackup(changed, into)).rejects.toThrow(/is a dump of PostgreSQL\..* in DATABASE_URL\.$/);
  await expect(restoreBackup(directory, into)).rejects.toThrow("There is no file");
  await writeFile(changed, "");
  await expect(restoreBackup(changed, into)).rejects.toThrow("no backup of Thirtyfold");
  expect(existsSync(into)).toBe(false);
});

test("a restore works from a BACKUP_DIR inside DATA_DIR, on a single disk", async () => {
  const { file, storage, into } = await backedUp();
  await storage.close();
  const inside = join(into, "backups/one.sqlite");
  for (const name of ["backups", "lost+found", "other"]) await mkdir(join(into, name), { recursive: true });
  await copyFile(file, inside);
  await expect(restoreBackup(inside, into)).rejects.toThrow("is not empty (other)");
  await rm(join(into, "other"), { recursive: true });
  await expect(restoreBackup(file, into)).rejects.toThrow("is not empty (backups)");
  await restoreBackup(inside, into);
  const restored = await openSqlite(into);
  expect(await idsOf(restored)).toEqual(["a", "b", "c"]);
  await restored.close();
});

test("a backup overwrites nothing, and leaves no file for a damaged database", async () => {
  const { directory, dataDir, file, storage } = await backedUp();
  await expect(writeBackup(databaseFile(dataDir), file)).rejects.toThrow("is there already");
  await storage.close();
  const damaged = await readFile(databaseFile(dataDir));
  await writeFile(databaseFile(dataDir), damaged.fill(0xff, 5 * 4096, 6 * 4096));
  const other = join(directory, "other");
  await expect(writeBackup(databaseFile(dataDir), join(other, "one.sqlite"))).rejects.toThrow(/malformed|not sound/);
  expect(await readdir(other)).toEqual([]);
});

test("backups are made on schedule, reported in the metrics, and pruned", async () => {
  const directory = await temporaryDirectory();
  const [dataDir, backups] = [join(directory, "data"), join(directory, "backups")];
  await mkdir(backups);
  const old = Date.UTC(2026, 0, 1);
  for (const day of [0, 1, 2]) await writeFile(join(backups, backupName(old + day * 86_400_000)), "");
  // From a day when the clock was ahead.
  await writeFile(join(backups, backupName(Date.UTC(2100, 0, 1))), "");
  const unfinished = `${backupName(old)}.part`;
  for (const name of ["mine.sqlite", "mine.sqlite.part", unfinished, `${unfinished}-journal`]) {
    await writeFile(join(backups, name), "");
  }
  await new ErasureLedger([dataDir]).note({ leads: ["a"] });
  const app = await buildTestApp({ env: { DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_KEEP: "2" } });
  const lastSuccess = async () =>
    Number(/^backup_last_success_timestamp_seconds (\S+)$/m.exec((await app.inject("/metrics")).body)?.[1]);
  // Another thread makes it, which starts slowly next to other work.
  await vi.waitFor(async () => expect(await lastSuccess()).toBeGreaterThan(Date.now() / 1000 - 600), 60_000);
  await until(async () => expect(await listBackups(backups)).toHaveLength(2));
  expect(existsSync(ledgerIn(backups))).toBe(true);
  const names = await readdir(backups);
  expect(names).toEqual(expect.arrayContaining(["mine.sqlite", "mine.sqlite.part"]));
  expect(names.filter((name) => name.startsWith(unfinished))).toEqual([]);
  await pruneBackups(backups, 1);
  const [newest] = await listBackups(backups);
  await restoreBackup(newest?.file ?? "", join(directory, "restored"));
});

test("a scheduled backup that is interrupted leaves nothing behind", async () => {
  const { directory, dataDir, storage } = await backedUp();
  // Large enough to be caught in progress.
  await storage.db
    .insertInto("leads")
    .values({ ...lead("large"), fields: JSON.stringify("x".repeat(40_000_000)) })
    .execute();
  await storage.close();
  const backups = join(directory, "scheduled");
  const nothing = () => undefined;
  const schedule = { database: databaseFile(dataDir), dataDir, directory: backups, everyHours: 1, keep: 1 };
  const stop = startBackups({ ...schedule, onBackup: nothing, onError: nothing });
  const unfinished = async () => (await readdir(backups)).filter((name) => name.includes(".part"));
  await vi.waitFor(async () => expect(await unfinished()).not.toEqual([]), { timeout: 30_000, interval: 1 });
  await stop();
  expect(await unfinished()).toEqual([]);
});
