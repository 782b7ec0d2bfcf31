import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { eraseEnded } from "../../people/session-store.ts";
import { Authenticator } from "../../testing/authenticator.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import {
  call,
  cookieOf,
  type Headers,
  signInInvited,
  signInOwner,
  adminToken as token,
} from "../../testing/desk-calls.ts";

const env = { ADMIN_TOKEN: token };
const hour = 60 * 60 * 1000;
const me = "GET /api/desk/session";
const signIn = "POST /api/desk/session";
const origin = "http://localhost";

describeDatabases("the desk's people", (storage) => {
  const build = async (more: Record<string, string> = {}) =>
    buildTestApp({ storage: storage(), env: { ...env, ...more } });
  const statusOf = async (app: FastifyInstance, headers: Headers) => (await call(app, me, headers)).statusCode;

  it("start with an owner, by the token and a name; the same name is the same person", async () => {
    const app = await build();
    const first = await call(app, signIn, {}, { token, name: "Ines Kallio" });
    expect([first.statusCode, first.body]).toEqual([204, ""]);
    expect(first.headers["set-cookie"]).toMatch(/^desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/);
    const ines = (await call(app, me, cookieOf(first))).json<{ person: object }>();
    expect(ines).toMatchObject({
      person: { name: "Ines Kallio", role: "owner", disabled: false },
      session: { way: "token" },
    });
    const again = await signInOwner(app, " ines KALLIO ");
    expect((await call(app, me, again)).json<{ person: object }>().person).toEqual(ines.person);
    const other = await signInOwner(app, "Tomas Verhale");
    expect((await call(app, "GET /api/desk/people", other)).json<{ data: object[] }>().data).toHaveLength(2);
  });

  it("get a cookie limited to the exact host over https", async () => {
    const app = await build({ PUBLIC_URL: "https://www.example.com" });
    const { headers } = await call(app, signIn, {}, { token, name: "Ines" });
    expect(headers["set-cookie"]).toMatch(/^__Host-desk=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(await statusOf(app, cookieOf({ headers }))).toBe(200);
  });

  it("are stored without their credentials", async () => {
    const app = await build();
    const { cookie = "" } = await signInOwner(app);
    const stored = JSON.stringify(await storage().db.selectFrom("sessions").selectAll().execute());
    expect(stored).not.toContain(cookie.slice("desk=".length));
    expect(stored).not.toContain(token);
  });

  it("are refused with the same words and after the same time, whatever is wrong", async () => {
    const app = await build();
    await signInOwner(app);
    const answer = new Authenticator(origin).get("AAAA");
    const tries = [
      { token: `${token}x`, name: "Ines Kallio" },
      { token: "x", name: "Nobody" },
      { link: "x" },
      { passkey: answer },
    ];
    for (const given of tries) {
      const since = performance.now();
      const { statusCode, headers, body } = await call(app, signIn, {}, given);
      expect([statusCode, headers["set-cookie"]]).toEqual([401, undefined]);
      expect(body).toContain("That did not sign you in.");
      expect(performance.now() - since).toBeGreaterThan(290);
    }
  });

  it("have a limited number of attempts per minute from one address", async () => {
    const app = await build();
    const given = { token, name: "Ines" };
    for (let time = 0; time < 20; time++) expect((await call(app, signIn, {}, given)).statusCode).toBe(204);
    const refused = await call(app, signIn, {}, given);
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await app.inject("/metrics")).body).toContain('rate_limited_total{road="call",kind="sign-in"} 1\n');
  });

  it("are signed out after 12 hours of inactivity, after 7 days, and by signing out", async () => {
    const app = await build();
    const { db } = storage();
    const rested = await signInOwner(app);
    await db
      .updateTable("sessions")
      .set({ seen_at: Date.now() - 12 * hour + 60_000 })
      .execute();
    expect(await statusOf(app, rested)).toBe(200);
    await db
      .updateTable("sessions")
      .set({ created_at: Date.now() - 7 * 24 * hour })
      .execute();
    expect(await statusOf(app, rested)).toBe(401);
    const idle = await signInOwner(app);
    await db
      .updateTable("sessions")
      .set({ seen_at: Date.now() - 12 * hour })
      .execute();
    expect(await statusOf(app, idle)).toBe(401);
    expect(await eraseEnded(db, 500, Date.now())).toBe(1);
    expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);

    const [one, other] = [await signInOwner(app), await signInOwner(app)];
    const out = await call(app, "DELETE /api/desk/session", one);
    expect([out.statusCode, String(out.headers["set-cookie"])]).toEqual([
      204,
      expect.stringMatching(/^desk=; Max-Age=0;/),
    ]);
    expect([await statusOf(app, one), await statusOf(app, other)]).toEqual([401, 200]);
    const third = await signInOwner(app);
    await call(app, "DELETE /api/desk/session?everywhere=true", third);
    expect([await statusOf(app, other), await statusOf(app, third)]).toEqual([401, 401]);
  });

  it("who signed in by the token are signed out when it changes or is unset; the desk stays on", async () => {
    const app = await build();
    const owner = await signInOwner(app);
    const { headers: invited } = await signInInvited(app, owner, "Tomas");
    const rotating = await build({ ADMIN_TOKEN: `another-long-random-text,${token}` });
    const changed = await build({ ADMIN_TOKEN: "another-long-random-text" });
    const unset = await build({ ADMIN_TOKEN: "" });
    const statuses = async (headers: Headers) =>
      Promise.all([app, rotating, changed, unset].map(async (each) => statusOf(each, headers)));
    expect(await statuses(owner)).toEqual([200, 200, 401, 401]);
    expect(await statuses(invited)).toEqual([200, 200, 200, 200]);
    expect((await call(unset, signIn, {}, { token, name: "Ines Kallio" })).statusCode).toBe(401);
  });

  it("are invited by a link that works once, within a day, and only while it is the newest", async () => {
    const app = await build();
    const owner = await signInOwner(app);
    const invite = async (name: string) => call(app, "POST /api/desk/invitations", owner, { name });
    const invited = (await invite("Tomas")).json<{ person: { id: string }; secret: string; expiresAt: number }>();
    expect(invited).toMatchObject({ person: { name: "Tomas", role: "member", joinedAt: null } });
    expect(Math.abs(invited.expiresAt - Date.now() - 24 * hour)).toBeLessThan(60_000);
    expect((await invite("tomas")).statusCode).toBe(409);

    const use = async (link: string) => call(app, signIn, {}, { link });
    const joined = await use(invited.secret);
    expect(joined.statusCode).toBe(204);
    expect((await call(app, me, cookieOf(joined))).json()).toMatchObject({
      person: { name: "Tomas" },
      session: { way: "link" },
    });
    expect((await use(invited.secret)).statusCode).toBe(401);

    const link = async () =>
      (await call(app, `POST /api/desk/people/${invited.person.id}/link`, owner)).json<{ secret: string }>().secret;
    const [older, newer] = [await link(), await link()];
    expect([(await use(older)).statusCode, (await use(newer)).statusCode]).toEqual([401, 204]);
    const late = await link();
    await storage().db.updateTable("sign_in_links").set({ expires_at: Date.now() }).execute();
    expect((await use(late)).statusCode).toBe(401);
  });

  it("create a passkey that signs them in from then on; no response counts twice", async () => {
    const app = await build();
    const owner = await signInOwner(app);
    const authenticator = new Authenticator(origin);
    const challenge = async (url: string, headers: Headers = {}) =>
      (await call(app, url, headers)).json<{ challenge: string }>().challenge;
    const make = async () => authenticator.create(await challenge("POST /api/desk/passkeys/options", owner));

    const elsewhere = new Authenticator("https://evil.example").create(
      await challenge("POST /api/desk/passkeys/options", owner),
    );
    expect((await call(app, "POST /api/desk/passkeys", owner, elsewhere)).statusCode).toBe(400);
    const { headers: tomas } = await signInInvited(app, owner, "Tomas");
    expect((await call(app, "POST /api/desk/passkeys", tomas, await make())).statusCode).toBe(400);
    const made = await make();
    expect((await call(app, "POST /api/desk/passkeys", owner, made)).statusCode).toBe(204);
    expect((await call(app, "POST /api/desk/passkeys", owner, made)).statusCode).toBe(400);

    const enter = async (passkey: object) => call(app, signIn, {}, { passkey });
    const answer = authenticator.get(await challenge("POST /api/desk/session/options"));
    const entered = await enter(answer);
    expect(entered.statusCode).toBe(204);
    expect((await call(app, me, cookieOf(entered))).json()).toMatchObject({
      person: { name: "Ines Kallio" },
      session: { way: "passkey" },
    });
    expect((await enter(answer)).statusCode).toBe(401);
    authenticator.counter = 0;
    expect((await enter(authenticator.get(await challenge("POST /api/desk/session/options")))).statusCode).toBe(401);

    const list = async () => (await call(app, "GET /api/desk/passkeys", owner)).json<{ data: { id: string }[] }>().data;
    const [{ id } = { id: "" }] = await list();
    expect((await call(app, `DELETE /api/desk/passkeys/${id}`, tomas)).statusCode).toBe(404);
    expect((await call(app, `DELETE /api/desk/passkeys/${id}`, owner)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    authenticator.counter = 5;
    expect((await enter(authenticator.get(await challenge("POST /api/desk/session/options")))).statusCode).toBe(401);
  });

  it("are disabled by an owner and signed out at once; the last owner can't be", async () => {
    const app = await build();
    const owner = await signInOwner(app);
    const { person, headers } = await signInInvited(app, owner, "Tomas");
    const url = `PATCH /api/desk/people/${person.id}`;
    const version = 1;
    expect((await call(app, url, owner, { version: 7, disabled: true })).statusCode).toBe(409);
    expect((await call(app, url, owner, { version, disabled: true })).json()).toMatchObject({
      disabled: true,
      version: 2,
    });
    expect(await statusOf(app, headers)).toBe(401);
    expect((await call(app, `POST /api/desk/people/${person.id}/link`, owner)).statusCode).toBe(409);
    expect((await call(app, signIn, {}, { token, name: "Tomas" })).statusCode).toBe(409);
    await call(app, url, owner, { version: 2, disabled: false, role: "owner" });

    const { person: self } = (await call(app, me, owner)).json<{ person: { id: string; version: number } }>();
    const demote = { version: self.version, role: "member" };
    expect((await call(app, `PATCH /api/desk/people/${self.id}`, owner, demote)).statusCode).toBe(200);
    expect((await call(app, "GET /api/desk/log", owner)).statusCode).toBe(403);
    const tomas = await call(app, `POST /api/desk/people/${person.id}/link`, await signInOwner(app, "Third"));
    expect(tomas.statusCode).toBe(201);
  });

  it("keep one owner, even when two demote each other at once", async () => {
    const app = await build();
    const owner = await signInOwner(app);
    const { person } = await signInInvited(app, owner, "Tomas", "owner");
    const { person: self } = (await call(app, me, owner)).json<{ person: { id: string } }>();
    const demote = async (id: string) =>
      call(app, `PATCH /api/desk/people/${id}`, owner, { version: 1, disabled: true });
    const statuses = (await Promise.all([demote(person.id), demote(self.id)])).map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    const left = await storage().db.selectFrom("people").where("disabled_at", "is", null).select("id").execute();
    expect(left).toHaveLength(1);
  });

  it("appear in a log that owners read in pages and that is kept for a year", async () => {
    const app = await build();
    const { db } = storage();
    const owner = await signInOwner(app);
    const { person } = await signInInvited(app, owner, "Tomas");
    await call(app, `DELETE /api/desk/people/${person.id}/sessions`, owner);
    type Log = { data: { action: string; personName: string; subject: string | null }[]; nextCursor: string | null };
    const read = async (query = "") => (await call(app, `GET /api/desk/log${query}`, owner)).json<Log>();
    const { data } = await read();
    expect(data.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["signed-in", "invited", "signed-out-everywhere"]),
    );
    expect(data.find(({ action }) => action === "invited")).toMatchObject({
      personName: "Ines Kallio",
      subject: person.id,
    });

    const { id: personId } = await db
      .selectFrom("people")
      .select("id")
      .where("role", "=", "owner")
      .executeTakeFirstOrThrow();
    // Less than a year old, so that the sweep, which may run during this test on a slow machine, leaves them.
    const nearlyAYearAgo = Date.now() - 365 * 24 * hour + hour;
    const old = Array.from({ length: 150 }, (_, index) => ({
      id: `old-${index}`,
      at: nearlyAYearAgo,
      person_id: personId,
      action: "invited",
      subject: null,
    }));
    await db.insertInto("actions").values(old).execute();
    const first = await read();
    const second = await read(`?cursor=${first.nextCursor}`);
    expect([first.data.length, second.data.length, second.nextCursor]).toEqual([100, 54, null]);
    for (let erased = 100; erased === 100; ) erased = await eraseEnded(db, 100, Date.now() + hour);
    expect((await read()).data).toHaveLength(4);
  });
});

describe("the desk's calls", () => {
  it("reject what is not a sign-in", async () => {
    const app = await buildTestApp({ env });
    for (const given of [{}, { token }, { token, name: " " }, { token, name: "a", link: "b" }, { link: "" }]) {
      expect((await call(app, signIn, {}, given)).statusCode).toBe(400);
    }
    const whatToSend = "Send a token and a name, or a passkey's answer, or a link's secret.";
    expect((await call(app, signIn, {}, {})).json()).toMatchObject({ detail: whatToSend });
    expect((await call(app, `${signIn}?token=${token}`, {}, {})).statusCode).toBe(400);
  });
});
