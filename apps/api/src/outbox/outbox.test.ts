import { once } from "node:events";
import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type NewLead, storeLead } from "../modules/forms/lead-store.ts";
import { newReferenceNumber } from "../modules/forms/reference-number.ts";
import { Lease } from "../storage/lease.ts";
import type { Storage } from "../storage/storage.ts";
import { buildTestApp } from "../testing/build-test-app.ts";
import { describeDatabases } from "../testing/describe-databases.ts";
import { until } from "../testing/until.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../testing/webhook-receiver.ts";
import {
  giveUpAfterMs,
  type Outbox,
  type OutboxOptions,
  RefusedDeliveryError,
  retryDelay,
  type Sender,
  startOutbox,
} from "./outbox.ts";
import { webhookSender } from "./webhook.ts";

const secret = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;
const line = () => vi.fn<(about: unknown, message?: string) => void>();
const log = { info: line(), warn: line(), error: line() };

function newLead(values: Partial<NewLead> = {}): NewLead {
  const id = newReferenceNumber();
  const fields = JSON.stringify({ name: "Ines", email: "ines@pellwater.example" });
  const rest = {
    form: "intake",
    email: "ines@pellwater.example",
    fields,
    suspect: false,
    idempotencyKey: undefined,
    origin: {},
  };
  return { id, fingerprint: id, ...rest, ...values };
}

const waiting = async ({ db }: Storage) => db.selectFrom("outbox").selectAll().execute();
const seen = async (receiver: WebhookReceiver, count: number) =>
  until(() => expect(receiver.calls.length).toBeGreaterThanOrEqual(count));
const emptied = async (storage: Storage) => until(async () => expect(await waiting(storage)).toEqual([]));

describeDatabases("the outbox", (storage) => {
  /** Runs an outbox that retries at once, until it is stopped or the test has ended. */
  function start(receiver: WebhookReceiver, options: Partial<OutboxOptions> = {}): Outbox {
    const { db } = storage();
    const senders = { webhook: webhookSender(db, { url: receiver.url, secret }) };
    const outbox = startOutbox({ db, name: "outbox", senders, log, delay: () => 20, ...options });
    onTestFinished(async () => outbox.stop());
    return outbox;
  }
  const store = async (values: Partial<NewLead> = {}) => storeLead(storage().db, newLead(values), Date.now());

  test("delivers a lead once, signed, and keeps no row for it", async () => {
    const receiver = await startWebhookReceiver();
    const outbox = start(receiver);
    const id = await store();
    outbox.wake();
    await seen(receiver, 1);
    await emptied(storage());
    const [call] = receiver.calls;
    const verified = new Webhook(secret).verify(call?.body ?? "", call?.headers as Record<string, string>);
    expect(verified).toMatchObject({
      type: "lead.created",
      data: { id, form: "intake", email: "ines@pellwater.example", fields: { name: "Ines" } },
    });
    expect(receiver.calls).toHaveLength(1);
  });

  test("leaves deliveries to the instance with the lease until it is released or expires", async () => {
    const receiver = await startWebhookReceiver();
    const dead = new Lease(storage().db, { name: "outbox", ms: 400 });
    const over = Date.now() + 400;
    expect(await dead.take()).toBe(true);
    await store();
    start(receiver);
    start(receiver);
    await seen(receiver, 1);
    expect(Date.now()).toBeGreaterThanOrEqual(over);
    await emptied(storage());
    expect(receiver.calls).toHaveLength(1);
    await until(async () => expect(await storage().db.selectFrom("leases").selectAll().execute()).toEqual([]));
  });

  test("reports how long its oldest delivery has waited, if there is a webhook", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer = 500;
    const build = async (env: Record<string, string>) => buildTestApp({ storage: storage(), env });
    const app = await build({ LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_SECRET: secret });
    const age = async () =>
      /^outbox_oldest_age_seconds\{kind="webhook"\} (.*)$/m.exec((await app.inject("/metrics")).body)?.[1];
    let time = Date.now();
    const ticking = vi.spyOn(Date, "now").mockImplementation(() => (time += 1));
    onTestFinished(() => ticking.mockRestore());
    expect(await age()).toBe("0");
    ticking.mockRestore();
    await storeLead(storage().db, newLead(), Date.now() - 90_000);
    await storeLead(storage().db, newLead(), Date.now() - 30_000);
    expect(Number(await age())).toBeGreaterThanOrEqual(90);
    expect(Number(await age())).toBeLessThan(150);
    expect((await (await build({})).inject("/metrics")).body).not.toContain("outbox_oldest_age_seconds");
    const away = vi.spyOn(storage().db, "selectFrom").mockImplementation(() => {
      throw new Error("away");
    });
    onTestFinished(() => away.mockRestore());
    expect(await age()).toBe("Nan");
  });

  test.each([500, 404, 410, 429])("retries with the same id after a %i", async (status) => {
    const receiver = await startWebhookReceiver();
    receiver.answer = status;
    await store();
    start(receiver);
    await seen(receiver, 2);
    receiver.answer = 200;
    await emptied(storage());
    const ids = new Set(receiver.calls.map(({ headers }) => headers["webhook-id"]));
    expect(ids.size).toBe(1);
  });

  test("does not follow redirects, and treats them as failures", async () => {
    const [receiver, elsewhere] = [await startWebhookReceiver(), await startWebhookReceiver()];
    receiver.answer = (response) => response.writeHead(307, { location: elsewhere.url }).end();
    await store();
    start(receiver);
    await seen(receiver, 2);
    expect(elsewhere.calls).toEqual([]);
    expect(await waiting(storage())).toHaveLength(1);
  });

  test("retries when the connection is cut", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer = (response) => response.destroy();
    await store();
    start(receiver);
    await seen(receiver, 2);
    receiver.answer = 200;
    await emptied(storage());
    expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  test("delivers others while one waits for its next attempt", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer = 500;
    const outbox = start(receiver, { delay: () => 60_000 });
    const first = await store();
    outbox.wake();
    await seen(receiver, 1);
    receiver.answer = 200;
    const second = await store();
    outbox.wake();
    await seen(receiver, 2);
    expect(receiver.calls[1]?.body).toContain(second);
    await until(async () => expect(await waiting(storage())).toMatchObject([{ lead_id: first, attempts: 1 }]));
  });

  test("continues after a restart where it stopped", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer = 503;
    const id = await store();
    const first = start(receiver);
    await seen(receiver, 1);
    await first.stop();
    const count = receiver.calls.length;
    receiver.answer = 200;
    await storage().ready();
    expect(receiver.calls).toHaveLength(count);
    start(receiver);
    await emptied(storage());
    expect(receiver.calls.at(-1)?.body).toContain(id);
  });

  test("aborts a hanging attempt when it is stopped, and repeats it after the start", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer = () => {};
    await store();
    const first = start(receiver, { graceMs: 100 });
    await seen(receiver, 1);
    await first.stop();
    expect(await waiting(storage())).toHaveLength(1);
    receiver.answer = 200;
    start(receiver);
    await emptied(storage());
  });

  test("ends every attempt by its stop, even if the result of another can't be stored", async () => {
    const [first] = [await store(), await store()];
    let broken = 0;
    const webhook: Sender = async ({ lead_id }, stop) => {
      if (lead_id === first) throw new RefusedDeliveryError();
      await once(stop, "abort");
      broken += 1;
    };
    const given = vi.fn<() => void>(() => {
      throw new Error("The database is away");
    });
    const onResult = (_kind: unknown, result: string) => result === "given-up" && given();
    const outbox = startOutbox({ db: storage().db, name: "outbox", senders: { webhook }, log, onResult, graceMs: 100 });
    await until(() => expect(given).toHaveBeenCalled());
    await outbox.stop();
    expect(broken).toBe(1);
  });

  test("delivers once, however many processes share the outbox", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer = (response) => void setTimeout(() => response.writeHead(200).end(), 20);
    const ids = await Promise.all(Array.from({ length: 12 }, async () => store()));
    for (let process = 0; process < 3; process += 1) start(receiver, { delay: () => 60_000 });
    await emptied(storage());
    const delivered = receiver.calls.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);
    expect(delivered.toSorted()).toEqual(ids.toSorted());
  });

  test("gives up after 3 days, logs it, and keeps the lead", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer = 500;
    await store();
    start(receiver, { now: () => Date.now() + giveUpAfterMs });
    await emptied(storage());
    expect(receiver.calls).toHaveLength(1);
    expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining("given up"));
    expect(await storage().db.selectFrom("leads").selectAll().execute()).toHaveLength(1);
  });

  test("delivers no suspect or erased lead", async () => {
    const receiver = await startWebhookReceiver();
    await store({ suspect: true });
    const erased = await store();
    await storage().db.deleteFrom("leads").where("id", "=", erased).execute();
    const id = await store();
    start(receiver);
    await seen(receiver, 1);
    await emptied(storage());
    expect(receiver.calls).toHaveLength(1);
    expect(receiver.calls[0]?.body).toContain(id);
  });

  test("logs neither the content nor the recipient", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer = 500;
    await store();
    start(receiver);
    await seen(receiver, 2);
    receiver.answer = 200;
    await emptied(storage());
    const logged = JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls]);
    expect(logged).toContain("lead");
    expect(logged).not.toMatch(/pellwater|Ines|whsec/);
  });
});

describe("the application", () => {
  test("delivers what its forms store, without keeping the visitor waiting", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer = () => {};
    const app = await buildTestApp({ env: { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_SECRET: secret } });
    const payload = { name: "Ines", email: "ines@pellwater.example" };
    const response = await app.inject({ method: "POST", url: "/api/forms/intake", payload });
    expect(response.statusCode).toBe(201);
    await seen(receiver, 1);
    expect(receiver.calls[0]?.body).toContain(response.json<{ id: string }>().id);
  });
});

describe("the wait between attempts", () => {
  test("is longer than an attempt, grows, and stays under five hours", () => {
    const delays = Array.from({ length: 30 }, (_, index) => retryDelay(index + 1));
    expect(delays.every(Number.isInteger)).toBe(true);
    expect(delays[0]).toBeGreaterThan(10_000);
    expect(Math.max(...delays)).toBeLessThan(5 * 3_600_000);
    expect(delays[5]).toBeGreaterThan((delays[2] ?? 0) * 4);
    // About 25 attempts in 3 days.
    const total = delays.slice(0, 30).reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeGreaterThan(giveUpAfterMs);
  });
});
