import { randomUUID } from "node:crypto";
import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { contacts } from "@thirtyfold/content";
import { expect, onTestFinished, test, vi } from "vitest";
import { adminToken } from "../../testing/desk-calls.ts";
import { DeskVisitor } from "../../testing/desk-proof/desk-visitor.ts";
import { DeskWorker } from "../../testing/desk-proof/desk-worker.ts";
import { proofSeed, proofSize, proved } from "../../testing/proof.ts";
import { launchServer, type ServerProcess } from "../../testing/start-server.ts";
import { postgres, sqlite, type TestDatabase } from "../../testing/test-databases.ts";

const size = proofSize("desk");
const proofs: readonly { database: TestDatabase; processes: number; rooms: number }[] = [
  { database: sqlite, processes: 1, rooms: size("sqlite") },
  { database: postgres, processes: 2, rooms: size("postgres") },
];
const atOnce = 50;
const names = ["Ines Overlookedname", "Tomas Otherlastname"];
/** Hidden from visitors: notes, full names, people's ids, desk frames, and a conversation's state at the desk. */
const noteMark = "only-for-the-team";
const deskWords = ["desk_", "assignee", "snoozed", "waitingSince", "personId", "personName", '"events"', '"closed"'];

/** Repeatable for a seed (Park and Miller's generator). */
function chanceOf(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const chance = chanceOf(proofSeed);

const eventually = { timeout: 120_000, interval: 20 };

/** Servers over one database, each of which keeps its port when it is killed and restarted. */
async function startServers(database: TestDatabase, count: number) {
  const place = await database.make();
  const env = {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    ADMIN_TOKEN: adminToken,
    TRUST_PROXY: "127.0.0.1",
    RATE_CHAT: "0",
    // Two people do the work of many; what visitors read is counted as it arrives.
    RATE_DESK: "0",
    // Mails can be requested; a closed port refuses them at once.
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "desk@thirtyfold.example",
    MAIL_TO: "team@thirtyfold.example",
  };
  const servers: ServerProcess[] = Array.from({ length: count }, () => launchServer(env));
  const addresses = await Promise.all(servers.map(async ({ address }) => address));
  onTestFinished(async () => {
    for (const server of servers) server.signal("SIGKILL");
    await Promise.all(servers.map(async ({ ended }) => ended));
    await database.remove(place);
  });
  const killed = async (index: number) => {
    servers[index]?.signal("SIGKILL");
    await servers[index]?.ended;
    const server = launchServer({ ...env, PORT: new URL(addresses[index] ?? "").port });
    servers[index] = server;
    await server.address;
  };
  return { addresses, killAndStart: killed };
}

async function signIn(address: string, body: object) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${address}/api/desk/session`, { method: "POST", headers, body: JSON.stringify(body) });
  const cookie = { cookie: String(response.headers.get("set-cookie")).split(";", 1)[0] ?? "" };
  const me = await fetch(`${address}/api/desk/session`, { headers: cookie });
  return { cookie, personId: ((await me.json()) as { person: { id: string } }).person.id };
}

/** Signs in two owners, each at an instance of their own if there are two. */
async function openDesk(addresses: readonly string[]) {
  const people = [];
  for (const name of names) people.push(await signIn(addresses[0] ?? "", { token: adminToken, name }));
  const workers = people.map(
    ({ cookie, personId }, index) => new DeskWorker(index === 0 ? addresses : addresses.toReversed(), cookie, personId),
  );
  onTestFinished(() => {
    for (const worker of workers) worker.end();
  });
  return {
    workers,
    secrets: [noteMark, ...deskWords, ...names.map((name) => name.split(" ")[1]), ...people.map((p) => p.personId)],
  };
}

const countAway = (visitors: readonly DeskVisitor[]) => visitors.filter(({ connected }) => !connected).length;

async function admit(addresses: readonly string[], rooms: number): Promise<DeskVisitor[]> {
  const visitors: DeskVisitor[] = [];
  onTestFinished(() => {
    for (const visitor of visitors) visitor.leave();
  });
  while (visitors.length < rooms) {
    for (let count = Math.min(atOnce, rooms - visitors.length); count > 0; count -= 1) {
      const index = visitors.length;
      const contact = contacts[index % contacts.length]?.id ?? "support";
      visitors.push(new DeskVisitor(addresses[index % addresses.length] ?? "", contact, index));
    }
    await vi.waitFor(() => expect(countAway(visitors)).toBe(0), eventually);
  }
  return visitors;
}

async function everybodyWrites(visitors: readonly DeskVisitor[], words: string): Promise<void> {
  for (const visitor of visitors) visitor.write(`${words} ${randomUUID()}`);
  await vi.waitFor(() => expect(visitors.every(({ shown }) => shown.unstored === 0)).toBe(true), eventually);
}

/** Both people work on the same rooms, a few at a time, while visitors write and read and connections break. */
async function talk(visitors: readonly DeskVisitor[], workers: readonly DeskWorker[]): Promise<void> {
  for (let from = 0; from < visitors.length; from += atOnce) {
    const few = visitors.slice(from, from + atOnce);
    for (const visitor of few) visitor.write(`A question ${randomUUID()}`);
    await Promise.all(
      few.flatMap((visitor) => [
        visitor.read(),
        visitor.leaveAddress(),
        ...workers.map(async (worker) => worker.work(visitor.roomId, `${noteMark} ${randomUUID()}`, chance)),
      ]),
    );
    for (const visitor of few) if (chance() < 0.3) visitor.drop();
    for (const worker of workers) if (chance() < 0.3) worker.drop();
    for (const visitor of few) visitor.write(`Another one ${randomUUID()}`);
  }
}

/** Checks each conversation against what its visitor and both people see; returns all messages and events. */
async function compare(visitors: readonly DeskVisitor[], workers: readonly DeskWorker[]) {
  const [worker] = workers;
  let [messages, addresses] = [0, 0];
  const events: WholeConversation["events"] = [];
  for (const visitor of visitors) {
    const whole = await worker?.find(visitor.roomId);
    if (!whole) throw new Error("A conversation is missing");
    const stored = whole.messages.data;
    const contents = stored.map(({ content }) => content);
    await vi.waitFor(() => expect(visitor.shown).toEqual({ stored: contents, unstored: 0 }), eventually);
    const own = stored.filter(({ senderId }) => senderId === visitor.id).map(({ content }) => content);
    expect(own).toEqual(visitor.written);
    for (const each of workers) {
      for (const answer of each.answered.get(visitor.roomId) ?? []) {
        expect(contents.filter((content) => content === answer)).toHaveLength(1);
      }
      for (const note of each.noted.get(visitor.roomId) ?? []) {
        expect(whole.notes.filter(({ content }) => content === note)).toHaveLength(1);
      }
    }
    // The last person to take or release it knows the version that it has had since.
    for (const each of workers) {
      const won = each.assigned.get(visitor.roomId);
      expect(won?.version === whole.version ? won.assignee : whole.assignee).toBe(whole.assignee);
    }
    const last = stored.at(-1);
    expect(whole.waitingSince !== null).toBe(last?.senderId === visitor.id);
    expect(whole.unread).toBe(stored.filter(({ senderId, read }) => senderId === visitor.id && !read).length);
    expect([null, `${visitor.id}@example.org`]).toContain(whole.email);
    addresses += whole.email === null ? 0 : 1;
    messages += stored.length;
    events.push(...whole.events);
  }
  return { messages, events, left: addresses };
}

/** Checks that both people's counts match the conversations. */
async function compareCounts(workers: readonly DeskWorker[]): Promise<void> {
  for (const worker of workers) {
    const all = await worker.list();
    const open = all.filter(({ state }) => state === "open");
    const counts = await worker.counts();
    expect(counts).toMatchObject({
      waiting: open.filter(({ waitingSince }) => waitingSince !== null).length,
      unassigned: open.filter(({ assignee }) => assignee === null).length,
      snoozed: all.filter(({ state }) => state === "snoozed").length,
      closed: all.filter(({ state }) => state === "closed").length,
    });
    expect((await worker.list("state=snoozed")).length).toBe(counts.snoozed);
    expect((await worker.list("state=mine")).length).toBe(counts.mine);
    const truth = new Map(all.map(({ roomId, lastMessage }) => [roomId, lastMessage?.seq ?? 0]));
    await vi.waitFor(() => expect(worker.known).toEqual(truth), eventually);
  }
}

for (const { database, processes, rooms } of proofs) {
  test.skipIf(database.missing !== undefined || rooms === 0)(
    `on ${database.name}, two people at the desk and ${rooms} visitors miss nothing, and no visitor gets a note`,
    { timeout: 3_600_000 },
    async () => {
      const { addresses, killAndStart } = await startServers(database, processes);
      const { workers, secrets } = await openDesk(addresses);
      const visitors = await admit(addresses, rooms);
      await everybodyWrites(visitors, "The first one");
      await talk(visitors, workers);
      const talking = talk(visitors, workers);
      for (let index = processes - 1; index >= 0; index -= 1) await killAndStart(index);
      await talking;
      await vi.waitFor(() => expect(countAway(visitors)).toBe(0), eventually);
      await everybodyWrites(visitors, "The last one");

      const { messages, events, left } = await compare(visitors, workers);
      await compareCounts(workers);
      // Of two people who saw the same version, one was accepted: no assignment silently replaced another.
      const won = workers.flatMap((worker) => worker.won);
      expect(new Set(won).size).toBe(won.length);
      const received = visitors.flatMap((visitor) => visitor.received);
      for (const secret of secrets) expect(received.find((text) => text.includes(String(secret)))).toBeUndefined();
      const told = new Set(received.flatMap((text) => text.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? []));
      for (const some of [events.length, left]) expect(some).toBeGreaterThan(0);
      expect(events.filter(({ id }) => told.has(id))).toEqual([]);
      const notes = workers.reduce((sum, { noted }) => sum + [...noted.values()].flat().length, 0);
      expect(notes).toBeGreaterThan(0);
      proved(
        `${rooms} conversations on ${database.name} at ${processes} instances, each killed once: ${messages} messages none lost, ` +
          `${notes} notes and ${events.length} events none told, ${won.length} changes one winner each, counts exact`,
      );
    },
  );
}
