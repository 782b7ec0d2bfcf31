import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { openStorage } from "../storage/open-storage.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { proofSize, proved } from "../testing/proof.ts";
import { startServer } from "../testing/start-server.ts";
import { type DatabasePlace, postgres, sqlite } from "../testing/test-databases.ts";

const size = proofSize("mail");

/** Sends forms, each with an address of its own, until the server is gone; ids are noted once their answer has arrived. */
async function visit(address: string, visitor: string, acknowledged: Set<string>): Promise<void> {
  const headers = { "content-type": "application/json" };
  for (let form = 0; ; form += 1) {
    const body = JSON.stringify({ name: visitor, email: `${visitor}-${form}@example.org` });
    const response = await fetch(`${address}/api/forms/intake`, { method: "POST", headers, body }).catch(
      () => undefined,
    );
    if (!response) return;
    const answer = (await response.json().catch(() => ({}))) as { id?: string };
    if (response.status === 201 && answer.id !== undefined) acknowledged.add(answer.id);
  }
}

/** What the hour after a kill does: the dead server's lease ends, and what it had begun is due again. */
async function letTimePass(place: DatabasePlace): Promise<void> {
  const { db, close } = await openStorage(place);
  await db.deleteFrom("leases").execute();
  await db.updateTable("mails").set({ next_attempt_at: 0 }).execute();
  await close();
}

async function drained(address: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const metrics = await (await fetch(`${address}/metrics`)).text();
      for (const kind of ["lead-mail", "receipt-mail"])
        expect(metrics).toContain(`outbox_oldest_age_seconds{kind="${kind}"} 0\n`);
    },
    { timeout: 600_000, interval: 50 },
  );
}

for (const [database, kills] of [
  [sqlite, size("sqlite")],
  [postgres, size("postgres")],
] as const) {
  test.skipIf(database.missing !== undefined || kills === 0)(
    `on ${database.name}, every mail arrives, once by its Message-ID, after kill -9 while mails are sent`,
    { timeout: 7_200_000 },
    async () => {
      const place = await database.make();
      onTestFinished(async () => database.remove(place));
      const mailServer = await startMailServer();
      // A kill between the server's 250 and our commit is what may double a mail.
      mailServer.beforeAnswer = async () => wait(Math.random() * 10);
      const { dataDir, databaseUrl } = place;
      const settings = {
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        RATE_FORMS: "0",
        SMTP_URL: mailServer.url,
        MAIL_FROM: "desk@thirtyfold.example",
        MAIL_TO: "team@thirtyfold.example",
      };
      const acknowledged = new Set<string>();
      for (let kill = 0; kill < kills; kill += 1) {
        const server = startServer(settings);
        const address = await server.address;
        const before = mailServer.mails.length;
        const load = visit(address, `visitor-${kill}`, acknowledged);
        await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(before), 30_000);
        await wait(Math.random() * 200);
        server.signal("SIGKILL");
        await Promise.all([server.ended, load]);
        await letTimePass(place);
      }
      const server = startServer(settings);
      await drained(await server.address);
      server.signal("SIGTERM");
      await server.ended;

      const { db, close } = await openStorage(place);
      const leads = (await db.selectFrom("leads").select("id").execute()).map(({ id }) => id);
      await close();
      expect([...acknowledged].filter((id) => !leads.includes(id))).toEqual([]);
      const arrived = new Set(mailServer.mails.map(({ headers }) => headers.get("message-id") ?? ""));
      const due = leads.flatMap((id) => [`<lead.${id}@thirtyfold.example>`, `<receipt.${id}@thirtyfold.example>`]);
      expect([...arrived].toSorted()).toEqual(due.toSorted());
      const doubled = mailServer.mails.length - arrived.size;
      // At most what was under way at each kill.
      expect(doubled).toBeLessThanOrEqual(kills * 4);
      proved(
        `${kills} kills on ${database.name}, ${leads.length} leads stored, ${arrived.size} mails, none missing, each with one Message-ID; ${doubled} came twice under theirs`,
      );
    },
  );
}
