import { setTimeout as wait } from "node:timers/promises";
import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openStorage } from "../storage/open-storage.ts";
import { adminToken } from "../testing/desk-calls.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { proofSize, proved } from "../testing/proof.ts";
import { startServer } from "../testing/start-server.ts";
import { type DatabasePlace, postgres, sqlite } from "../testing/test-databases.ts";

const size = proofSize("mail");
const minute = 60_000;
const kinds = ["lead-mail", "receipt-mail", "waiting-mail", "answer-mail"];
const team = "team@thirtyfold.example";

/** Posts a JSON body; undefined if the server went away. */
async function post(url: string, body: object, more: Record<string, string> = {}): Promise<Response | undefined> {
  const headers = { "content-type": "application/json", ...more };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => undefined);
}

/**
 * Sends forms, each with its own address, until the server is gone; ids are recorded once their response arrives. Sends
 * no more per second than the mail server takes: mails go in order, so the last round's would wait for the whole
 * backlog.
 */
async function visit(address: string, visitor: string, acknowledged: Set<string>): Promise<void> {
  for (let form = 0; ; form += 1) {
    const response = await post(`${address}/api/forms/intake`, {
      name: visitor,
      email: `${visitor}-${form}@example.org`,
    });
    if (!response) return;
    const answer = (await response.json().catch(() => ({}))) as { id?: string };
    if (response.status === 201 && answer.id !== undefined) acknowledged.add(answer.id);
    await wait(40);
  }
}

async function signIn(address: string): Promise<Record<string, string>> {
  const response = await post(`${address}/api/desk/session`, { token: adminToken, name: "Ines Kallio" });
  return { cookie: String(response?.headers.get("set-cookie")).split(";", 1)[0] ?? "" };
}

/** One visitor writes and waits; another leaves an address, is answered and does not look. */
async function converse(address: string, round: string, cookie: Record<string, string>): Promise<void> {
  const write = async (senderId: string) => {
    const roomId = roomIdOf(senderId, "support");
    const message = { roomId, senderId, receiverId: "support", content: "Where is my invoice?" };
    expect((await post(`${address}/api/realtime-chat/messages`, message))?.status).toBe(201);
    return roomId;
  };
  await write(`waits-${round}`);
  const room = await write(`left-${round}`);
  const email = { email: addressOf(round) };
  expect((await post(`${address}/api/realtime-chat/rooms/${room}/answer-mail`, email))?.status).toBe(204);
  const answer = { content: "It is on its way." };
  expect((await post(`${address}/api/desk/conversations/${room}/messages`, answer, cookie))?.status).toBe(201);
}

const addressOf = (round: string) => `left-${round}@example.org`;

/**
 * Simulates that many milliseconds passing after a kill by moving everything stored into the past: the dead server's
 * lease ends, attempts are due again, messages have been unseen for longer. Returns the waiting mails.
 */
async function letTimePass(place: DatabasePlace, ms: number): Promise<string[]> {
  const { db, close } = await openStorage(place);
  await db.deleteFrom("leases").execute();
  for (const [table, columns] of [
    ["mails", ["created_at", "next_attempt_at"]],
    ["conversations", ["active_at", "waiting_since"]],
    ["chat_messages", ["created_at"]],
  ] as const) {
    for (const column of columns) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${ms}`.execute(db);
    }
  }
  const mails = await db.selectFrom("mails").select("id").execute();
  await close();
  return mails.map(({ id }) => id);
}

async function drained(address: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const metrics = await (await fetch(`${address}/metrics`)).text();
      for (const kind of kinds) expect(metrics).toContain(`outbox_oldest_age_seconds{kind="${kind}"} 0\n`);
    },
    { timeout: 600_000, interval: 50 },
  );
}

/** The final state: leads, and conversations that the team, or the visitor, was not told about. */
async function readEnd(place: DatabasePlace) {
  const { db, close } = await openStorage(place);
  const leads = (await db.selectFrom("leads").select("id").execute()).map(({ id }) => id);
  const givenUp = await db.selectFrom("given_up").selectAll().execute();
  const conversations = db.selectFrom("conversations").where("room_id", "not like", "%last%");
  const untold = await conversations
    .select("room_id")
    .where((eb) =>
      eb.or([
        eb.and([eb("waiting_since", "is not", null), eb("told_seq", "<>", eb.ref("last_seq"))]),
        eb.and([eb("visitor_email", "is not", null), eb("mailed_seq", "<>", eb.ref("last_seq"))]),
      ]),
    )
    .execute();
  await close();
  return { leads, givenUp, untold };
}

type Arrived = MailServer["mails"];
const idsOf = (mails: Arrived, to?: string) =>
  new Set(
    mails.filter((mail) => to === undefined || mail.to.includes(to)).map(({ headers }) => headers.get("message-id")),
  );
const messageId = (id: string) => `<${id}@thirtyfold.example>`;

for (const [database, kills] of [
  [sqlite, size("sqlite")],
  [postgres, size("postgres")],
] as const) {
  test.skipIf(database.missing !== undefined || kills === 0)(
    `on ${database.name}, every mail arrives, once by its Message-ID, after kill -9 while mails are sent, for an hour to nobody`,
    { timeout: 7_200_000 },
    async () => {
      const place = await database.make();
      onTestFinished(async () => database.remove(place));
      const arrived: Arrived = [];
      const open = async (port?: number) => {
        const mailServer = await startMailServer(port);
        // Only a kill between the server's 250 and our commit may duplicate a mail.
        mailServer.beforeAnswer = async () => {
          arrived.push(...mailServer.mails.slice(-1));
          await wait(Math.random() * 10);
        };
        return mailServer;
      };
      let mailServer = await open();
      const { dataDir, databaseUrl } = place;
      const settings = {
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ADMIN_TOKEN: adminToken,
        RATE_FORMS: "0",
        RATE_CHAT: "0",
        SMTP_URL: mailServer.url,
        MAIL_FROM: "desk@thirtyfold.example",
        MAIL_TO: team,
      };
      const acknowledged = new Set<string>();
      const waited = new Set<string>();
      const outage = { from: Math.floor(kills / 2), kills: Math.floor(kills / 5) || Number(kills > 1) };
      const isOut = (kill: number) => kill >= outage.from && kill < outage.from + outage.kills;
      let cookie: Record<string, string> | undefined;
      for (let kill = 0; kill < kills; kill += 1) {
        if (isOut(kill) && !isOut(kill - 1)) await mailServer.close();
        if (!isOut(kill) && isOut(kill - 1)) mailServer = await open(mailServer.port);
        const server = startServer(settings);
        const address = await server.address;
        cookie ??= await signIn(address);
        const before = isOut(kill) ? acknowledged.size : arrived.length;
        await converse(address, String(kill), cookie);
        const load = visit(address, `visitor-${kill}`, acknowledged);
        const come = () => (isOut(kill) ? acknowledged.size : arrived.length);
        await vi.waitFor(() => expect(come()).toBeGreaterThan(before), 30_000);
        // Half of them live until the check for unseen messages, a second after one was written.
        await wait(Math.random() * 2_000);
        server.signal("SIGKILL");
        await Promise.all([server.ended, load]);
        const minutes = isOut(kill) ? 60 / outage.kills : 6;
        for (const id of await letTimePass(place, minutes * minute)) waited.add(messageId(id));
      }
      if (isOut(kills - 1)) mailServer = await open(mailServer.port);
      await letTimePass(place, 300 * minute);
      const server = startServer(settings);
      const address = await server.address;
      // The check for what the last rounds left runs a second after this.
      await converse(address, "last", cookie ?? {});
      await vi.waitFor(() => expect(idsOf(arrived, addressOf(String(kills - 1))).size).toBe(1), {
        timeout: 600_000,
        interval: 50,
      });
      await drained(address);
      server.signal("SIGTERM");
      await server.ended;

      const { leads, givenUp, untold } = await readEnd(place);
      expect([...acknowledged].filter((id) => !leads.includes(id))).toEqual([]);
      expect({ givenUp, untold }).toEqual({ givenUp: [], untold: [] });
      const all = idsOf(arrived);
      const due = leads.flatMap((id) => [messageId(`lead.${id}`), messageId(`receipt.${id}`)]);
      const ofConversations = [...all].filter((id) => !due.includes(id ?? ""));
      expect(due.filter((id) => !all.has(id))).toEqual([]);
      expect([...waited].filter((id) => !all.has(id))).toEqual([]);
      const answers = Array.from({ length: kills }, (_, kill) => [...idsOf(arrived, addressOf(String(kill)))]);
      expect(answers.filter((ids) => ids.length !== 1)).toEqual([]);
      const waiting = ofConversations.filter((id) => id?.startsWith("<waiting."));
      expect(waiting.length).toBeGreaterThan(0);
      expect(ofConversations.length).toBe(waiting.length + answers.length);
      const doubled = arrived.length - all.size;
      // At most the mails under way at each kill.
      expect(doubled).toBeLessThanOrEqual(kills * 4);
      proved(
        `${kills} kills on ${database.name}, ${outage.kills} of them in the hour without a mail server: ${due.length} mails of ${leads.length} leads, ` +
          `${answers.length} answers and ${waiting.length} of visitors who wait, none missing, each with one Message-ID; ${doubled} came twice under theirs`,
      );
    },
  );
}
