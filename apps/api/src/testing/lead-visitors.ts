import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "vitest";
import { openStorage } from "../storage/open-storage.ts";
import { pdf } from "./documents.ts";
import type { DatabasePlace } from "./test-databases.ts";
import { until } from "./until.ts";

const token = "proof-administrator";

/** Settings of a server whose visitors send as fast as they can, and whose leads are read. */
export const unlimited = { RATE_FORMS: "0", RATE_READ: "0", ADMIN_TOKEN: token };

const resume = pdf("x".repeat(200_000));

/** The result of sending a form: status 0 if there was no response. */
export type SentForm = { status: number; id: string | undefined };

async function post(address: string, form: string, init: RequestInit): Promise<SentForm> {
  const response = await fetch(`${address}/api/forms/${form}`, { method: "POST", ...init }).catch(() => undefined);
  if (!response) return { status: 0, id: undefined };
  const answer = (await response.json().catch(() => ({}))) as { id?: string };
  return { status: response.status, id: answer.id };
}

/** Sends an intake, or for every fourth `number` a job application with its resume. */
export async function sendForm(address: string, visitor: string, number: number): Promise<SentForm> {
  const fields = { name: visitor, email: "visitor@example.org" };
  const text = `Form ${number} of ${visitor}`;
  if (number % 4 !== 0) {
    const headers = { "content-type": "application/json" };
    return post(address, "intake", { headers, body: JSON.stringify({ ...fields, message: text }) });
  }
  const body = new FormData();
  const all = { ...fields, phone: "1", coverLetter: text, jobId: "project-manager" };
  for (const [name, value] of Object.entries(all)) body.set(name, value);
  body.set("resume", new File([Uint8Array.from(resume)], "cv.pdf"));
  return post(address, "applications", { body });
}

/** The ids of all leads, as read by an administrator. A server that lags after its start asks for a retry. */
async function storedIds(address: string): Promise<Set<string>> {
  const headers = { authorization: `Bearer ${token}` };
  let csv = "";
  await until(async () => {
    const response = await fetch(`${address}/api/admin/leads?format=csv`, { headers });
    csv = await response.text();
    expect(response.status).toBe(200);
  });
  return new Set([...csv.matchAll(/^"([0-9A-Z-]{19})"/gm)].map(([, id = ""]) => id));
}

/** Checks that every acknowledged lead is stored. Returns the number of stored leads. */
export async function expectStored(address: string, acknowledged: ReadonlySet<string>): Promise<number> {
  const stored = await storedIds(address);
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  return stored.size;
}

/**
 * With the server ended: the database is sound, and each lead, its outbox row and its file were written whole or not at
 * all.
 */
export async function expectWhole(place: DatabasePlace): Promise<void> {
  if (place.databaseUrl === undefined) {
    const database = new DatabaseSync(join(place.dataDir, "thirtyfold.sqlite"), { readOnly: true });
    expect(database.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    expect(database.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
    database.close();
  }
  const { db, close } = await openStorage(place);
  const leads = await db.selectFrom("leads").select(["id", "form"]).execute();
  const outbox = await db.selectFrom("outbox").select("lead_id").execute();
  expect(outbox.map((row) => row.lead_id).toSorted()).toEqual(leads.map(({ id }) => id).toSorted());
  const files = await db.selectFrom("resumes").select(["lead_id", "content"]).execute();
  const applications = leads.filter(({ form }) => form === "applications");
  expect(files.map((row) => row.lead_id).toSorted()).toEqual(applications.map(({ id }) => id).toSorted());
  expect(files.filter(({ content }) => !resume.equals(content))).toEqual([]);
  await close();
}
