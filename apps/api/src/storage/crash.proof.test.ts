import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { temporaryDirectory } from "../testing/build-test-app.ts";
import { pdf } from "../testing/documents.ts";
import { proofSize, proved } from "../testing/proof.ts";
import { startServer } from "../testing/start-server.ts";

// Two servers at a time, each on a directory of its own, so that starting takes half as long.
const servers = ["one", "other"];
const kills = Math.ceil(proofSize("crash")("sqlite") / servers.length);
const visitors = 8;
const token = "crash-test-administrator";

const resume = pdf("x".repeat(200_000));

async function sendIntake(address: string, visitor: string, message: string): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ name: visitor, email: "visitor@example.org", message });
  return fetch(`${address}/api/forms/intake`, { method: "POST", headers, body });
}

async function sendApplication(address: string, visitor: string, coverLetter: string): Promise<Response> {
  const body = new FormData();
  const fields = { name: visitor, email: "visitor@example.org", phone: "1", coverLetter, jobId: "project-manager" };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("resume", new File([Uint8Array.from(resume)], "cv.pdf"));
  return fetch(`${address}/api/forms/applications`, { method: "POST", body });
}

/** Sends forms one after the other until the server is gone; ids are noted once their answer has arrived. */
async function visit(address: string, visitor: string, acknowledged: Set<string>): Promise<void> {
  for (let form = 0; ; form += 1) {
    const send = form % 4 === 0 ? sendApplication : sendIntake;
    const response = await send(address, visitor, `Form ${form} of ${visitor}`).catch(() => undefined);
    if (!response) return;
    const answer = (await response.json().catch(() => ({}))) as { id?: string };
    if (response.status === 201 && answer.id !== undefined) acknowledged.add(answer.id);
  }
}

/** The ids of all leads, as an administrator reads them. */
async function storedIds(address: string): Promise<Set<string>> {
  const headers = { authorization: `Bearer ${token}` };
  const csv = await (await fetch(`${address}/api/admin/leads?format=csv`, { headers })).text();
  return new Set([...csv.matchAll(/^"([0-9A-Z-]{19})"/gm)].map(([, id = ""]) => id));
}

const missing = (acknowledged: Set<string>, stored: Set<string>) => [...acknowledged].filter((id) => !stored.has(id));

/** So that the servers that are killed find compiled code, which one leaves when it ends by itself. */
async function startAndStop(): Promise<void> {
  const server = startServer({ DATA_DIR: await temporaryDirectory() });
  await server.address;
  server.signal("SIGTERM");
  await server.ended;
}

/** Kills a server under load again and again, and looks at each start for what it had acknowledged before. */
async function crashAgainAndAgain(name: string): Promise<{ acknowledged: number; stored: number }> {
  const dataDir = await temporaryDirectory();
  const settings = { DATA_DIR: dataDir, RATE_FORMS: "0", RATE_READ: "0", ADMIN_TOKEN: token };
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const server = startServer(settings);
    const address = await server.address;
    expect(missing(acknowledged, await storedIds(address))).toEqual([]);
    const before = acknowledged.size;
    const load = Array.from({ length: visitors }, async (_, n) => visit(address, `${name}-${kill}-${n}`, acknowledged));
    // At any moment once answers come: in a write, in a commit, in a checkpoint, between them.
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before), 10_000);
    await wait(Math.random() * 300);
    server.signal("SIGKILL");
    await Promise.all([server.ended, ...load]);
  }
  const server = startServer(settings);
  const stored = await storedIds(await server.address);
  expect(missing(acknowledged, stored)).toEqual([]);
  server.signal("SIGTERM");
  await server.ended;
  checkFile(join(dataDir, "thirtyfold.sqlite"));
  return { acknowledged: acknowledged.size, stored: stored.size };
}

/** The file is sound, and each lead was written together with its outbox row and its whole file, or not at all. */
function checkFile(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  expect(database.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  expect(database.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
  const apart =
    "SELECT count(*) AS n FROM leads FULL JOIN outbox ON lead_id = leads.id WHERE lead_id IS NULL OR leads.id IS NULL";
  expect(database.prepare(apart).all()).toEqual([{ n: 0 }]);
  const files = database
    .prepare("SELECT content FROM leads LEFT JOIN resumes ON lead_id = leads.id WHERE form = 'applications'")
    .all();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(({ content }) => !(content instanceof Uint8Array) || !resume.equals(content))).toEqual([]);
  database.close();
}

test.skipIf(kills === 0)(
  "every acknowledged lead is there after kill -9 under load",
  { timeout: 7_200_000 },
  async () => {
    await startAndStop();
    const outcomes = await Promise.all(servers.map(crashAgainAndAgain));
    const sum = (name: keyof (typeof outcomes)[number]) =>
      outcomes.reduce((total, outcome) => total + outcome[name], 0);
    proved(
      `${kills * servers.length} kills on SQLite, ${sum("acknowledged")} leads acknowledged, ${sum("stored")} stored, 0 acknowledged and lost`,
    );
  },
);
