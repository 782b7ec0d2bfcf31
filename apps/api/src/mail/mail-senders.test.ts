import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type NewLead, storeLead } from "../modules/forms/lead-store.ts";
import { newReferenceNumber } from "../modules/forms/reference-number.ts";
import { markRead } from "../modules/realtime-chat/reading-store.ts";
import { mailPauseMs, tellOfUnseen, unseenMs } from "../modules/realtime-chat/waiting-store.ts";
import { type OutboxOptions, startOutbox } from "../outbox/outbox.ts";
import type { Storage } from "../storage/storage.ts";
import { buildTestApp } from "../testing/build-test-app.ts";
import { describeDatabases } from "../testing/describe-databases.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { until } from "../testing/until.ts";
import { mailSenders } from "./mail-senders.ts";

const line = () => vi.fn<(about: unknown, message?: string) => void>();
const log = { info: line(), warn: line(), error: line() };
const kinds = ["lead-mail", "receipt-mail", "waiting-mail"] as const;
const address = "Ines.Kallio@pellwater.example";

function newLead(answers: Record<string, string> = {}, form = "intake"): NewLead {
  const id = newReferenceNumber();
  const fields = { name: "Ines Kallio", email: address, company: "Pellwater", ...answers };
  const rest = { form, email: fields.email, suspect: false, fingerprint: id, idempotencyKey: undefined, origin: {} };
  return { id, fields: JSON.stringify(fields), ...rest };
}

function start({ db }: Storage, { url }: MailServer, options: Partial<OutboxOptions> = {}) {
  const to = ["team@thirtyfold.example", "ines@thirtyfold.example"];
  const mail = {
    url,
    from: "desk@thirtyfold.example",
    to,
    receipts: true,
    name: "Thirtyfold",
    origin: "https://a.example",
  };
  const outbox = startOutbox({ db, name: "mails", senders: mailSenders(db, mail), log, delay: () => 20, ...options });
  onTestFinished(async () => outbox.stop());
  return outbox;
}

const waiting = async ({ db }: Storage) => db.selectFrom("mails").selectAll().execute();
const emptied = async (storage: Storage) => until(async () => expect(await waiting(storage)).toEqual([]));

/** Returns a function that adds a visitor's message to a conversation waiting since then; the first one opens it. */
function conversationIn({ db }: Storage, room: string, since: number) {
  const [, visitor = ""] = room.split("_");
  const begin = async () => {
    await db.insertInto("chat_rooms").values({ id: room, created_at: since, last_seq: 1 }).execute();
    const rest = { closed: 0, version: 1, last_seq: 1, snoozed_until: null, assignee: null } as const;
    const times = { created_at: since, active_at: since, waiting_since: since };
    await db
      .insertInto("conversations")
      .values({ room_id: room, contact_id: "support", ...times, ...rest })
      .execute();
  };
  return async (seq: number, at: number) => {
    if (seq === 1) await begin();
    const message = { room_id: room, seq, id: `m${seq}`, sender_id: visitor, content: "Where is my order?" };
    await db
      .insertInto("chat_messages")
      .values({ ...message, created_at: at, author: null, person_id: null })
      .execute();
    await db.updateTable("chat_rooms").set({ last_seq: seq }).where("id", "=", room).execute();
    await db.updateTable("conversations").set({ last_seq: seq }).where("room_id", "=", room).execute();
  };
}
const messageIds = ({ mails }: MailServer) => mails.map(({ headers }) => headers.get("message-id") ?? "");

describeDatabases("mail", (storage) => {
  const store = async (lead: NewLead, now = Date.now()) => storeLead(storage().db, lead, now, kinds);

  test("tells the team about a lead and the visitor its number, once each, with headers against auto-replies", async () => {
    const server = await startMailServer();
    const id = await store(newLead({ message: "Sort <our> invoices\nof August" }));
    start(storage(), server);
    await emptied(storage());
    expect(server.mails).toHaveLength(2);
    const [team, visitor] = server.mails.toSorted((a, b) => b.to.length - a.to.length);

    expect(team?.to).toEqual(["team@thirtyfold.example", "ines@thirtyfold.example"]);
    expect(team?.headers.get("subject")).toBe("New lead: Ines Kallio, Pellwater (intake form)");
    expect(team?.headers.get("reply-to")).toBe(address);
    expect(team?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(team?.plain).toContain("Message\n  Sort <our> invoices\n  of August");
    expect(team?.html).toContain("Sort &lt;our&gt; invoices<br>of August");
    expect(team?.html).toContain(`href="https://a.example/desk/leads/${id}"`);

    expect(visitor?.to).toEqual([address]);
    expect(visitor?.headers.get("from")).toBe("Thirtyfold <desk@thirtyfold.example>");
    expect(visitor?.headers.get("reply-to")).toBe("team@thirtyfold.example, ines@thirtyfold.example");
    expect(visitor?.headers.get("auto-submitted")).toBe("auto-replied");
    expect(visitor?.headers.get("x-auto-response-suppress")).toBe("All");
    expect(visitor?.headers.get("precedence")).toBe("bulk");
    for (const form of [visitor?.plain, visitor?.html]) {
      expect(form).toContain(id);
      expect(form).toContain("What happens next");
      // A stranger's address must not become a way to send them a message.
      expect(form).not.toMatch(/Ines|Pellwater|invoices/);
      // Loads nothing, so nobody learns that it was read.
      expect(form).not.toMatch(/src=|url\(|@import|<link/);
    }
    expect(messageIds(server).toSorted()).toEqual([
      `<lead.${id}@thirtyfold.example>`,
      `<receipt.${id}@thirtyfold.example>`,
    ]);
    const logged = JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls]);
    expect(logged).toContain("receipt-mail");
    expect(logged).not.toMatch(/@|Ines|Pellwater|secret/);
  });

  test("reports a conversation that nobody has seen for 5 minutes, once until somebody sees it", async () => {
    const server = await startMailServer();
    const { db } = storage();
    const room = "support_visitor-1";
    const now = Date.now();
    const since = now - unseenMs;
    const write = conversationIn(storage(), room, since);
    await write(1, since);
    expect(await tellOfUnseen(db, now - 1)).toBe(0);
    const looks = await Promise.all([tellOfUnseen(db, now), tellOfUnseen(db, now)]);
    expect(looks.reduce((sum, told) => sum + told, 0)).toBe(1);
    await write(2, since);
    expect(await tellOfUnseen(db, now + unseenMs)).toBe(0);
    const outbox = start(storage(), server, { now: () => now + mailPauseMs });
    await emptied(storage());
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.plain).toContain("2 messages, unseen for 5 minutes");
    expect(server.mails[0]?.html).toContain('href="https://a.example/desk/inbox"');
    expect(server.mails[0]?.raw).not.toMatch(/my order|visitor-1/);

    // Once somebody looks, the next unseen message is reported, unless somebody looks before the mail goes out.
    const look = async (upTo: number) => markRead(db, { roomId: room, readerId: "support", upTo }, now);
    await look(2);
    expect(await tellOfUnseen(db, now)).toBe(0);
    await write(3, since);
    expect(await tellOfUnseen(db, now + mailPauseMs - 1)).toBe(0);
    expect(await tellOfUnseen(db, now + mailPauseMs)).toBe(1);
    await look(3);
    outbox.wake();
    await emptied(storage());
    expect(server.mails).toHaveLength(1);
  });

  test("reports many conversations at once in one message, and the next 5 minutes later, whoever makes up rooms", async () => {
    const server = await startMailServer();
    const { db } = storage();
    const now = Date.now();
    const room = async (name: string) =>
      conversationIn(storage(), `support_${name}`, now - unseenMs)(1, now - unseenMs);
    await Promise.all(Array.from({ length: 60 }, async (_, n) => room(`visitor-${n}`)));
    const looks = await Promise.all([tellOfUnseen(db, now), tellOfUnseen(db, now)]);
    expect(looks.reduce((sum, told) => sum + told, 0)).toBe(1);
    const outbox = start(storage(), server, { now: () => now + mailPauseMs });
    await emptied(storage());
    for (let second = 0; second < 10; second += 1) {
      await room(`later-${second}`);
      expect(await tellOfUnseen(db, now + second * 1_000)).toBe(0);
    }
    expect(await tellOfUnseen(db, now + mailPauseMs)).toBe(1);
    outbox.wake();
    await emptied(storage());
    expect(server.mails.map(({ headers }) => headers.get("subject"))).toEqual([
      "60 visitors are waiting for an answer",
      "70 visitors are waiting for an answer",
    ]);
    expect(server.mails.map(({ raw }) => raw).join("")).not.toMatch(/my order|visitor-1|later-1/);
    expect(new Set(server.mails.map(({ headers }) => headers.get("message-id"))).size).toBe(2);
  });

  test("waits while the server is down for an hour, and then arrives once", async () => {
    const gone = await startMailServer();
    await gone.close();
    const begin = Date.now();
    let now = begin;
    const results = vi.fn<(kind: string, result: string) => void>();
    const outbox = start(storage(), gone, { now: () => now, delay: () => 60_000, onResult: results });
    const ids: string[] = [];
    let attempts = 0;
    for (; now < begin + 3_600_000; now += 600_000) {
      ids.push(await store(newLead(), now));
      outbox.wake();
      // The mails of all leads, and at most three receipts.
      attempts += ids.length + Math.min(ids.length, 3);
      const expected = attempts;
      await until(() => expect(results).toHaveBeenCalledTimes(expected));
    }
    expect(results.mock.calls.every(([, result]) => result === "failed")).toBe(true);
    const back = await startMailServer(gone.port);
    outbox.wake();
    await emptied(storage());
    // Of six leads from one address within a day, three get a receipt.
    expect(messageIds(back).toSorted()).toEqual(
      [
        ...ids.map((id) => `<lead.${id}@thirtyfold.example>`),
        ...ids.slice(0, 3).map((id) => `<receipt.${id}@thirtyfold.example>`),
      ].toSorted(),
    );
  });

  test("keeps a visitor's answers out of its headers", async () => {
    const server = await startMailServer();
    await store(
      newLead({ name: "Ines\nBcc: all@victim.example\n\nBuy", company: '=?utf-8?q?=0ABcc:_x?= "<x@y.example>' }),
    );
    start(storage(), server);
    await emptied(storage());
    for (const { raw, to } of server.mails) {
      const [head = ""] = raw.split("\r\n\r\n", 1);
      expect(head).not.toMatch(/^bcc:/im);
      expect(to).not.toContain("all@victim.example");
    }
  });

  test("is given up at once when the server rejects the address, which the log leaves out", async () => {
    const server = await startMailServer();
    server.refuse.add(address);
    await store(newLead());
    const results = vi.fn<(kind: string, result: string) => void>();
    start(storage(), server, { onResult: results });
    await emptied(storage());
    const given = { "lead-mail": "delivered", "receipt-mail": "given-up" };
    await until(() => expect(Object.fromEntries(results.mock.calls)).toEqual(given));
    expect(
      log.error.mock.calls
        .flat()
        .map((value) => (value as { err?: Error }).err?.message ?? "")
        .join(),
    ).toMatch(/refuses the recipient: \S+ RCPT TO 550/);
    const given_up = await storage().db.selectFrom("given_up").select(["kind", "count"]).execute();
    expect(given_up).toEqual([{ kind: "receipt-mail", count: 1 }]);
  });

  test("is kept for recipients whom the server defers, and sent to no other again", async () => {
    const server = await startMailServer();
    const [team, ines] = ["team@thirtyfold.example", "ines@thirtyfold.example"];
    server.defer.add(ines);
    await store(newLead({}, "waitlist"));
    const results = vi.fn<(kind: string, result: string) => void>();
    const outbox = start(storage(), server, { onResult: results });
    await until(() => expect(results.mock.calls.length).toBeGreaterThan(1));
    expect(server.mails.map(({ to }) => to)).toEqual([[team]]);
    expect(await waiting(storage())).toMatchObject([{ left_to: ines }]);
    server.defer.clear();
    outbox.wake();
    await emptied(storage());
    expect(server.mails.map(({ to }) => to)).toEqual([[team], [ines]]);
    expect(new Set(messageIds(server)).size).toBe(1);
    expect(new Set(server.mails.map(({ headers }) => headers.get("to"))).size).toBe(1);
  });

  test("gives up on a server that never answers, and repeats the message with the same id", async () => {
    const server = await startMailServer();
    server.beforeAnswer = async () => new Promise(() => undefined);
    await store(newLead({}, "waitlist"));
    const first = start(storage(), server, { graceMs: 50 });
    await until(() => expect(server.mails).toHaveLength(1));
    await first.stop();
    expect(await waiting(storage())).toHaveLength(1);
    server.beforeAnswer = () => undefined;
    start(storage(), server);
    await emptied(storage());
    // The waitlist promises no mail but its news.
    expect(new Set(messageIds(server)).size).toBe(1);
  });
});

describe("the application", () => {
  test("mails what its forms store, without receipts when they are off", async () => {
    const server = await startMailServer();
    const env = { SMTP_URL: server.url, MAIL_FROM: "desk@thirtyfold.example", MAIL_TO: "team@thirtyfold.example" };
    const app = await buildTestApp({ env: { ...env, MAIL_RECEIPTS: "off", DESK_NAME: "Pellwater Desk" } });
    const payload = { name: "Ines", email: address };
    const response = await app.inject({ method: "POST", url: "/api/forms/intake", payload });
    expect(response.statusCode).toBe(201);
    const counted = 'outbox_attempts_total{kind="lead-mail",result="delivered"} 1';
    await until(async () => expect((await app.inject("/metrics")).body).toContain(counted));
    expect(server.mails.map(({ headers }) => headers.get("from"))).toEqual([
      "Pellwater Desk <desk@thirtyfold.example>",
    ]);
  });
});
