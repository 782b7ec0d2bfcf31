import { createECDH, createPublicKey, verify } from "node:crypto";
import { problemTypes } from "@thirtyfold/api-contract";
import { roomIdOf } from "@thirtyfold/realtime-protocol";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, type Headers, signInInvited, signInOwner } from "../../testing/desk-calls.ts";
import { type PushService, startPushService } from "../../testing/push-service.ts";
import { until } from "../../testing/until.ts";

const env = { ADMIN_TOKEN: adminToken };
const both = { kinds: ["waiting", "lead"], quiet: null };
const words = "Where is my invoice?";

async function visitorWrites(app: FastifyInstance, visitor: string, content = words, contact = "support") {
  const roomId = roomIdOf(visitor, contact);
  const body = { roomId, senderId: visitor, receiverId: contact, content };
  expect((await call(app, "POST /api/realtime-chat/messages", {}, body)).statusCode).toBe(201);
  return roomId;
}

async function sendForm(app: FastifyInstance, name = "Adaeze Lindqvist"): Promise<string> {
  const body = { name, email: "adaeze@pellwater.example", message: words };
  return (await call(app, "POST /api/forms/intake", {}, body)).json<{ id: string }>().id;
}

const subscribe = async (app: FastifyInstance, who: Headers, body: object) =>
  call(app, "POST /api/desk/push", who, { ...both, ...body });

describeDatabases("a device", (storage) => {
  const build = async () => buildTestApp({ storage: storage(), env, pushToLoopback: true });

  /** Creates a person signed in with a link, as by a passkey, whose device receives notifications. */
  async function join(app: FastifyInstance, service: PushService, name: string, more: object = {}) {
    const owner = await signInOwner(app);
    const { headers, person } = await signInInvited(app, owner, name, "owner");
    const device = service.subscribe();
    const saved = await subscribe(app, headers, { ...device.subscription, ...more });
    expect(saved.statusCode).toBe(200);
    return { owner, headers, person, device, id: saved.json<{ id: string }>().id };
  }

  it("is notified of a waiting visitor within 5 seconds, and of a lead, without any of their words", async () => {
    const [app, service] = [await build(), await startPushService()];
    const { device, headers } = await join(app, service, "Tomas Verhale");
    const began = Date.now();
    const roomId = await visitorWrites(app, "ann");
    await until(() => expect(device.read()).toHaveLength(1));
    expect(Date.now() - began).toBeLessThan(5_000);
    const id = await sendForm(app);
    await until(() => expect(device.read()).toHaveLength(2));
    expect(device.read()).toMatchObject([
      { title: "A visitor is waiting", body: "Customer Support", path: `/inbox#${roomId}` },
      { title: "A new lead", path: `/leads/${id}` },
    ]);
    const [first] = service.pushes;
    expect(first?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", ttl: "3600" });
    for (const { headers: sent, body } of service.pushes) {
      const readable = JSON.stringify(sent) + body.toString("latin1") + JSON.stringify(device.read());
      expect(readable).not.toMatch(/invoice|Adaeze|pellwater/);
    }

    // The push service can identify the sender by the key that the browser subscribed with.
    const { publicKey } = (await call(app, "GET /api/desk/push", headers)).json<{ publicKey: string }>();
    const [, token = "", key] = /^vapid t=(\S+), k=(\S+)$/.exec(first?.headers.authorization ?? "") ?? [];
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, "base64url");
    const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
    const [head, claims = "", signature = ""] = token.split(".");
    const jwk = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    const signed = { key: jwk, dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, "base64url"))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ aud: service.origin });
  });

  it("gets the keys of the first start from every instance", async () => {
    const [first, second] = await Promise.all([build(), build()]);
    const owner = await signInOwner(first);
    const keys = [first, second].map(async (app) =>
      (await call(app, "GET /api/desk/push", owner)).json<{ publicKey: string }>(),
    );
    const [one, other] = await Promise.all(keys);
    expect(one?.publicKey).toMatch(/^[\w-]{87}$/);
    expect(other).toEqual(one);
    const stored = await storage().db.selectFrom("push_keys").selectAll().execute();
    expect(stored).toHaveLength(1);
  });

  it("is notified even if the private key begins with a zero that was stored without it", async () => {
    const { db } = storage();
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(Buffer.alloc(31, 7));
    const keys = { public_key: pair.getPublicKey("base64url"), private_key: pair.getPrivateKey("base64url") };
    expect(Buffer.from(keys.private_key, "base64url")).toHaveLength(31);
    await db.deleteFrom("push_keys").execute();
    await db
      .insertInto("push_keys")
      .values({ name: "vapid", ...keys })
      .execute();
    const [app, service] = [await build(), await startPushService()];
    const { device } = await join(app, service, "Tomas Verhale");
    await sendForm(app);
    await until(() => expect(device.read()).toHaveLength(1));
    expect(service.pushes[0]?.headers.authorization).toContain(`k=${keys.public_key}`);
  });

  it("is notified once of what several instances find, and again only after somebody has looked", async () => {
    const [app, other, service] = [await build(), await build(), await startPushService()];
    const { device, headers } = await join(app, service, "Tomas Verhale");
    const roomId = await visitorWrites(app, "ann");
    await visitorWrites(other, "ann", "Hello?");
    await until(() => expect(device.read()).toHaveLength(1));
    await visitorWrites(app, "ben");
    await until(() => expect(device.read()).toHaveLength(2));
    await call(app, `POST /api/desk/conversations/${roomId}/read`, headers, {});
    await visitorWrites(other, "ann", "Still there?");
    await until(() => expect(device.read()).toHaveLength(3));
    expect(device.read().map((told) => (told as { path: string }).path)).toEqual(
      ["ann", "ben", "ann"].map((visitor) => `/inbox#${roomIdOf(visitor, "support")}`),
    );
    await until(async () => expect(await storage().db.selectFrom("pushes").select("id").execute()).toEqual([]));
  });

  it("is notified of what its person chose, separately for each device", async () => {
    const [app, service] = [await build(), await startPushService()];
    const { device, headers } = await join(app, service, "Tomas Verhale", { kinds: ["lead"] });
    const phone = service.subscribe();
    await subscribe(app, headers, { ...phone.subscription, kinds: ["waiting"] });
    await visitorWrites(app, "ann");
    await sendForm(app);
    await until(() => expect([...device.read(), ...phone.read()]).toHaveLength(2));
    expect(device.read()).toMatchObject([{ title: "A new lead" }]);
    expect(phone.read()).toMatchObject([{ title: "A visitor is waiting" }]);
    // The same device again, with new choices.
    await subscribe(app, headers, { ...phone.subscription, kinds: ["lead"] });
    await sendForm(app, "Somebody else");
    await until(() => expect(phone.read()).toHaveLength(2));
    expect(await storage().db.selectFrom("push_devices").select("id").execute()).toHaveLength(2);
  });

  it("is no longer notified once signed out, here or everywhere, by itself or an owner, disabled or deleted", async () => {
    const [app, service] = [await build(), await startPushService()];
    const ends: Record<string, (who: Awaited<ReturnType<typeof join>>) => Promise<unknown>> = {
      "Signed Out": async ({ headers }) => call(app, "DELETE /api/desk/session", headers),
      "Signed Out Everywhere": async ({ headers }) => call(app, "DELETE /api/desk/session?everywhere=true", headers),
      "Signed Out By Owner": async ({ owner, person }) =>
        call(app, `DELETE /api/desk/people/${person.id}/sessions`, owner),
      Disabled: async ({ owner, person }) => {
        const now = (await call(app, "GET /api/desk/people", owner))
          .json<{ data: { id: string; version: number }[] }>()
          .data.find(({ id }) => id === person.id);
        return call(app, `PATCH /api/desk/people/${person.id}`, owner, { version: now?.version, disabled: true });
      },
      Unsubscribed: async ({ headers, id }) => call(app, `DELETE /api/desk/push/${id}`, headers),
    };
    const there = await join(app, service, "Still There");
    for (const [name, end] of Object.entries(ends)) {
      const gone = await join(app, service, name);
      expect(await end(gone)).toMatchObject({ statusCode: name === "Disabled" ? 200 : 204 });
    }
    await sendForm(app);
    await until(() => expect(there.device.read()).toHaveLength(1));
    expect(service.pushes).toHaveLength(1);
    expect((await call(app, `DELETE /api/desk/push/${there.id}`, there.owner)).statusCode).toBe(404);
  });

  it.each([404, 410])("is forgotten when its push service answers %i", async (status) => {
    const [app, service] = [await build(), await startPushService()];
    await join(app, service, "Tomas Verhale");
    service.answer = status;
    await sendForm(app);
    await until(async () => expect(await storage().db.selectFrom("push_devices").select("id").execute()).toEqual([]));
    expect(service.pushes).toHaveLength(1);
  });

  it("is notified later when its push service fails or never answers; a visitor waits for neither", async () => {
    const [app, service] = [await build(), await startPushService()];
    const { device } = await join(app, service, "Tomas Verhale");
    const { db } = storage();
    for (const answer of [503, 0]) {
      service.answer = answer;
      const before = service.pushes.length;
      const began = Date.now();
      await sendForm(app, `Adaeze ${answer}`);
      expect(Date.now() - began).toBeLessThan(4_000);
      await until(() => expect(service.pushes.length).toBeGreaterThan(before));
    }
    await app.close();
    expect(await db.selectFrom("pushes").select("id").execute()).toHaveLength(2);
    service.answer = 201;
    await db.updateTable("pushes").set({ next_attempt_at: 0 }).execute();
    await build();
    await until(async () => expect(await db.selectFrom("pushes").select("id").execute()).toEqual([]));
    // A notification that came twice has the same tag, so it is shown once.
    const tags = device.read().map((told) => (told as { tag: string }).tag);
    expect(tags).toHaveLength(4);
    expect(new Set(tags).size).toBe(2);
  });

  it("is notified at the end of its quiet hours, of what is still current", async () => {
    const [app, service] = [await build(), await startPushService()];
    const { db } = storage();
    const hourOf = (shift: number) =>
      Temporal.Now.zonedDateTimeISO("Asia/Kathmandu").add({ hours: shift }).toPlainTime().toString().slice(0, 5);
    const quiet = { from: hourOf(-1), to: hourOf(1), timeZone: "Asia/Kathmandu" };
    const { device, headers } = await join(app, service, "Tomas Verhale", { quiet });
    const [answered, open] = [await sendForm(app, "One"), await sendForm(app, "Two")];
    const due = async () => db.selectFrom("pushes").select(["attempts", "next_attempt_at"]).execute();
    await until(async () => {
      for (const { attempts, next_attempt_at } of await due()) {
        expect(attempts).toBe(0);
        expect(next_attempt_at).toBeGreaterThan(Date.now() + 50 * 60_000);
      }
    });
    expect(await due()).toHaveLength(2);
    const change = { version: 1, state: "talking" };
    expect((await call(app, `PATCH /api/desk/leads/${answered}`, headers, change)).statusCode).toBe(200);
    await subscribe(app, headers, { ...device.subscription, quiet: null });
    await db.updateTable("pushes").set({ next_attempt_at: 0 }).execute();
    await sendForm(app, "Three");
    await until(() => expect(device.read()).toHaveLength(2));
    expect(device.read()).toContainEqual(expect.objectContaining({ path: `/leads/${open}` }));
    expect(JSON.stringify(device.read())).not.toContain(answered);
  });

  it("delays no other device and is bounded: at most 50 messages wait for it, and a person has ten devices", async () => {
    const [app, service] = [await build(), await startPushService()];
    const { headers } = await join(app, service, "Tomas Verhale");
    service.answer = 503;
    const { db } = storage();
    const devices = Array.from({ length: 11 }, () => service.subscribe());
    for (const { subscription } of devices) await subscribe(app, headers, { ...subscription, kinds: ["waiting"] });
    expect(await db.selectFrom("push_devices").select("id").execute()).toHaveLength(10);
    const last = devices.at(-1)?.subscription ?? {};
    await subscribe(app, headers, { ...last, kinds: ["lead"] });
    for (let index = 0; index < 52; index += 1) await sendForm(app, `Sender ${index}`);
    expect(await db.selectFrom("pushes").select("id").execute()).toHaveLength(50);
  });

  it("can't be one whose session the token opened, or whose address is no push service's", async () => {
    const app = await buildTestApp({ storage: storage(), env });
    const service = await startPushService();
    const owner = await signInOwner(app);
    const { subscription } = service.subscribe();
    const endpoint = "https://push.example.com/a";
    expect((await subscribe(app, owner, { ...subscription, endpoint })).statusCode).toBe(409);
    const { headers } = await signInInvited(app, owner, "Tomas Verhale");
    expect((await subscribe(app, headers, { ...subscription, endpoint })).statusCode).toBe(200);
    for (const address of [
      subscription.endpoint,
      "http://push.example.com/a",
      "https://push.example.com:8443/a",
      "https://user:secret@push.example.com/a",
      "https://localhost/a",
      "https://127.0.0.1/a",
      "https://10.1.2.3/a",
      "https://169.254.169.254/latest/meta-data",
      "https://[::1]/a",
      "https://[::ffff:10.0.0.1]/a",
      "https://[fd00::1]/a",
    ]) {
      const { statusCode } = await subscribe(app, headers, { ...subscription, endpoint: address });
      expect({ address, statusCode }).toEqual({ address, statusCode: 400 });
    }
    const noPoint = { p256dh: "B".repeat(87), auth: subscription.keys.auth };
    const refused = await subscribe(app, headers, { endpoint, keys: noPoint });
    expect(refused.json()).toMatchObject({
      status: 400,
      type: problemTypes.validation,
      issues: [{ path: "keys.p256dh" }],
    });
    const quiet = { from: "22:00", to: "07:00", timeZone: "Mars/Base" };
    expect((await subscribe(app, headers, { ...subscription, endpoint, quiet })).statusCode).toBe(400);
  });
});
