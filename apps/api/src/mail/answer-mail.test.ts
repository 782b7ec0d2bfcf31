import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { tellOfAnswers } from "../modules/realtime-chat/answer-mail-store.ts";
import { unseenMs } from "../modules/realtime-chat/waiting-store.ts";
import { buildTestApp } from "../testing/build-test-app.ts";
import { describeDatabases } from "../testing/describe-databases.ts";
import { adminToken, call, type Headers, signInOwner } from "../testing/desk-calls.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { until } from "../testing/until.ts";

const room = "ann_support";
const url = `/api/realtime-chat/rooms/${room}/answer-mail`;
const email = "Ann.Osei@pellwater.example";

describeDatabases("an answer that its visitor has not seen", (storage) => {
  async function start(server: MailServer) {
    const mail = { SMTP_URL: server.url, MAIL_FROM: "desk@thirtyfold.example", MAIL_TO: "team@thirtyfold.example" };
    const env = { ADMIN_TOKEN: adminToken, PUBLIC_URL: "https://thirtyfold.example", ...mail };
    const app = await buildTestApp({ storage: storage(), env });
    return { app, ines: await signInOwner(app) };
  }
  const ask = async (app: FastifyInstance, content = "Where is my invoice?") =>
    call(
      app,
      "POST /api/realtime-chat/messages",
      {},
      { roomId: room, senderId: "ann", receiverId: "support", content },
    );
  const answer = async (app: FastifyInstance, ines: Headers, content: string) =>
    call(app, `POST /api/desk/conversations/${room}/messages`, ines, { content });
  const keep = async (app: FastifyInstance, address = email) =>
    (await call(app, `POST ${url}`, {}, { email: address })).statusCode;
  /** Looks as if five minutes had passed; returns how many were told. */
  const look = async (app: FastifyInstance, later = unseenMs + 1_000) => {
    const told = await tellOfAnswers(storage().db, Date.now() + later);
    // The outbox's worker uses the real clock.
    await storage().db.updateTable("mails").set({ next_attempt_at: 0 }).execute();
    app.outbox.wake();
    await until(async () => expect(await storage().db.selectFrom("mails").selectAll().execute()).toEqual([]));
    return told;
  };

  it("is mailed once to the given address, with the desk's words and no note", async () => {
    const server = await startMailServer();
    const { app, ines } = await start(server);
    await ask(app);
    expect(await keep(app, ` ${email} `)).toBe(204);
    await answer(app, ines, "It is on its way.");
    await call(app, `POST /api/desk/conversations/${room}/notes`, ines, { content: "A secret note" });
    await answer(app, ines, "Was sent <today>.");
    expect(await look(app, unseenMs - 60_000)).toBe(0);
    expect([await look(app), await look(app)]).toEqual([1, 0]);
    const [mail, ...others] = server.mails;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([email]);
    expect(mail?.headers.get("reply-to")).toBe("team@thirtyfold.example");
    expect(mail?.headers.get("subject")).toBe("Ines from Customer Support has answered");
    expect(mail?.plain).toContain("It is on its way.\n\nWas sent <today>.");
    expect(mail?.plain).toContain("https://thirtyfold.example/chat");
    expect(mail?.html).toContain("Was sent &lt;today&gt;.");
    expect(mail?.raw).not.toMatch(/secret note|Good day|ann_support/);

    await answer(app, ines, "And a copy.");
    expect(await look(app)).toBe(1);
    expect(server.mails).toHaveLength(2);
    expect(server.mails[1]?.plain).toContain("And a copy.");
    expect(server.mails[1]?.plain).not.toContain("on its way");
    expect(new Set(server.mails.map(({ headers }) => headers.get("message-id"))).size).toBe(2);
  });

  it("is not mailed once it is seen or the address is withdrawn", async () => {
    const server = await startMailServer();
    const { app, ines } = await start(server);
    await ask(app);
    await keep(app);
    await answer(app, ines, "It is on its way.");
    await call(app, `POST /api/realtime-chat/rooms/${room}/mark-read?readerId=ann`);
    expect(await look(app)).toBe(0);
    await answer(app, ines, "And a copy.");
    expect((await call(app, `DELETE ${url}`)).statusCode).toBe(204);
    expect(await look(app)).toBe(0);

    // Found while the address was on file, seen before the mail went out.
    await keep(app);
    await tellOfAnswers(storage().db, Date.now() + unseenMs + 1_000);
    await call(app, `POST /api/realtime-chat/rooms/${room}/mark-read?readerId=ann`);
    await look(app);
    expect(server.mails).toEqual([]);
  });

  it("has its address shown to the visitor and the desk, and erased with the conversation", async () => {
    const server = await startMailServer();
    const { app, ines } = await start(server);
    expect(await keep(app)).toBe(404);
    await ask(app);
    expect((await call(app, `GET ${url}`)).json()).toEqual({ email: null });
    expect(await keep(app, "nobody")).toBe(400);
    await keep(app);
    expect((await call(app, `GET ${url}`)).json()).toEqual({ email });
    const find = async () =>
      (await call(app, `GET /api/desk/conversations/${room}`, ines)).json<WholeConversation>().email;
    expect(await find()).toBe(email);
    expect((await call(app, `DELETE /api/desk/conversations/${room}`, ines)).statusCode).toBe(204);
    expect((await call(app, `GET ${url}`)).statusCode).toBe(404);
    await ask(app, "Hello again");
    expect(await find()).toBeNull();
  });
});

it("accepts no address when mail is not configured", async () => {
  const app = await buildTestApp({ env: { ADMIN_TOKEN: adminToken } });
  await signInOwner(app);
  const body = { roomId: room, senderId: "ann", receiverId: "support", content: "Hello" };
  await call(app, "POST /api/realtime-chat/messages", {}, body);
  expect((await call(app, `POST ${url}`, {}, { email })).statusCode).toBe(404);
  expect((await call(app, `GET ${url}`)).json()).toEqual({ email: null });
});
