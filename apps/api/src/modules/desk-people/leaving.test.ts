import type { Conversation, WholeConversation, WholeLead } from "@thirtyfold/api-contract/desk";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { Authenticator } from "../../testing/authenticator.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, cookieOf, type Headers, signInInvited, signInOwner } from "../../testing/desk-calls.ts";

const hour = 3_600_000;
const conversations = "/api/desk/conversations";

describeDatabases("somebody who leaves the desk", (storage) => {
  const build = async () => buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
  const statusOf = async (app: FastifyInstance, headers: Headers) =>
    (await call(app, "GET /api/desk/session", headers)).statusCode;

  it("counts as idle while the open desk only polls, and is signed out after 12 hours of it", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const away = { ...ines, "x-desk-away": "1" };
    const rest = async (hours: number) =>
      storage()
        .db.updateTable("sessions")
        .set(({ eb }) => ({ seen_at: eb("seen_at", "-", hours * hour) }))
        .execute();
    await rest(11);
    expect(await statusOf(app, away)).toBe(200);
    expect(await statusOf(app, ines)).toBe(200);
    await rest(11);
    expect(await statusOf(app, away)).toBe(200);
    await rest(2);
    expect(await statusOf(app, ines)).toBe(401);
  });

  it("is signed out when somebody signs in with the same browser, but not by a failed attempt", async () => {
    const app = await build();
    const elsewhere = await signInOwner(app);
    const first = await signInOwner(app);
    const enter = async (token: string, name: string) => call(app, "POST /api/desk/session", first, { token, name });
    expect((await enter("wrong", "Ines Kallio")).statusCode).toBe(401);
    expect(await statusOf(app, first)).toBe(200);
    const again = cookieOf(await enter(adminToken, "Ines Kallio"));
    expect([await statusOf(app, first), await statusOf(app, again)]).toEqual([401, 200]);
    const other = cookieOf(await call(app, "POST /api/desk/session", again, { token: adminToken, name: "Tomas" }));
    expect(await Promise.all([again, other, elsewhere].map(async (each) => statusOf(app, each)))).toEqual([
      401, 200, 200,
    ]);
  });

  it("has no valid link left after signing out everywhere", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { person, headers: tomas } = await signInInvited(app, ines, "Tomas Verhale");
    const link = async () =>
      (await call(app, `POST /api/desk/people/${person.id}/link`, ines)).json<{ secret: string }>().secret;
    const open = async (secret: string) => (await call(app, "POST /api/desk/session", {}, { link: secret })).statusCode;
    const byOwner = await link();
    await call(app, `DELETE /api/desk/people/${person.id}/sessions`, ines);
    expect([await open(byOwner), await statusOf(app, tomas)]).toEqual([401, 401]);
    expect(await open(await link())).toBe(204);
    const own = (await call(app, "GET /api/desk/session", ines)).json<{ person: { id: string } }>().person.id;
    const { secret } = (await call(app, `POST /api/desk/people/${own}/link`, ines)).json<{ secret: string }>();
    await call(app, "DELETE /api/desk/session?everywhere=true", ines);
    expect(await open(secret)).toBe(401);
  });

  it("is signed out where they had signed in with a passkey they remove, except where they remove it", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const challenge = async (url: string, headers: Headers = {}) =>
      (await call(app, url, headers)).json<{ challenge: string }>().challenge;
    const make = async (headers: Headers) => {
      const authenticator = new Authenticator("http://localhost");
      const passkey = authenticator.create(await challenge("POST /api/desk/passkeys/options", headers));
      await call(app, "POST /api/desk/passkeys", headers, passkey);
      const enter = async () => {
        const answer = authenticator.get(await challenge("POST /api/desk/session/options"));
        return cookieOf(await call(app, "POST /api/desk/session", {}, { passkey: answer }));
      };
      return { url: `DELETE /api/desk/passkeys/${passkey.id}`, enter };
    };
    const { headers: tomas } = await signInInvited(app, ines, "Tomas");
    const [lost, other, strange] = [await make(ines), await make(ines), await make(tomas)];
    const [there, here] = [await lost.enter(), await lost.enter()];
    const stay = [here, ines, await other.enter(), tomas, await strange.enter()];
    const older = await other.enter();
    const { session } = (await call(app, "GET /api/desk/session", older)).json<{ session: { id: string } }>();
    await storage().db.updateTable("sessions").set({ passkey_id: null }).where("id", "=", session.id).execute();

    expect((await call(app, lost.url, here)).statusCode).toBe(204);
    expect(await Promise.all([there, older].map(async (each) => statusOf(app, each)))).toEqual([401, 401]);
    expect(await Promise.all(stay.map(async (each) => statusOf(app, each)))).toEqual(stay.map(() => 200));
  });

  it("leaves conversations and leads unassigned when disabled, each of which records it", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { person } = await signInInvited(app, ines, "Tomas Verhale");
    for (const visitor of ["ann", "ben"]) {
      const message = { roomId: `${visitor}_support`, senderId: visitor, receiverId: "support", content: "Hello" };
      await call(app, "POST /api/realtime-chat/messages", {}, message);
    }
    const { id: lead } = (await call(app, "POST /api/forms/intake", {}, { name: "Ann", email: "a@x.example" })).json<{
      id: string;
    }>();
    for (const one of [`${conversations}/ann_support`, `/api/desk/leads/${lead}`]) {
      await call(app, `PATCH ${one}`, ines, { version: 1, assignee: person.id });
    }
    expect(
      (await call(app, `PATCH /api/desk/people/${person.id}`, ines, { version: 1, disabled: true })).statusCode,
    ).toBe(200);
    const unassigned = (await call(app, `GET ${conversations}?state=unassigned`, ines)).json<{
      data: Conversation[];
    }>();
    expect(unassigned.data.map(({ roomId, version }) => `${roomId} ${version}`).toSorted()).toEqual([
      "ann_support 3",
      "ben_support 1",
    ]);
    const told = { kind: "assignee", value: null, personName: "Ines Kallio" };
    const whole = (await call(app, `GET ${conversations}/ann_support`, ines)).json<WholeConversation>();
    expect(whole.events.at(-1)).toMatchObject(told);
    const wholeLead = (await call(app, `GET /api/desk/leads/${lead}`, ines)).json<WholeLead>();
    expect(wholeLead).toMatchObject({ assignee: null, version: 3 });
    expect(wholeLead.timeline.at(-1)).toMatchObject(told);
    const again = { version: 3, assignee: person.id };
    expect((await call(app, `PATCH ${conversations}/ann_support`, ines, again)).statusCode).toBe(400);
  });
});
