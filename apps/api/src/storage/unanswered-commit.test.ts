import { expect, onTestFinished, test } from "vitest";
import { buildTestApp } from "../testing/build-test-app.ts";
import { newPair } from "../testing/chat-calls.ts";
import { startTcpProxy } from "../testing/chat-proof/tcp-proxy.ts";
import { postgres } from "../testing/test-databases.ts";
import { openStorage } from "./open-storage.ts";

const reason = postgres.missing === undefined ? "" : ` (skipped: ${postgres.missing})`;

/** The application over a PostgreSQL whose response to the next COMMIT never arrives. */
async function openApp() {
  const place = await postgres.make();
  onTestFinished(async () => postgres.remove(place));
  const proxy = await startTcpProxy(new URL(place.databaseUrl).host);
  const databaseUrl = Object.assign(new URL(place.databaseUrl), { host: proxy.host }).href;
  const storage = await openStorage({ dataDir: "/nowhere", databaseUrl });
  onTestFinished(async () => storage.close());
  const app = await buildTestApp({ storage });
  await app.ready();
  proxy.swallowAnswerTo("commit");
  return { app, db: storage.db };
}

test.skipIf(postgres.missing !== undefined)(
  `a form whose COMMIT was not answered says that it is not known, and sent again it is stored once${reason}`,
  async () => {
    const { app, db } = await openApp();
    const payload = { name: "Ines", email: "ines@example.org" };
    const send = async (key: string) =>
      app.inject({ method: "POST", url: "/api/forms/intake", headers: { "idempotency-key": key }, payload });
    const first = await send("one");
    expect(first.statusCode).toBe(503);
    expect(first.headers["retry-after"]).toMatch(/^[2-5]$/);
    expect(first.json()).toMatchObject({
      detail:
        "The database did not answer, so it is not known whether this was stored. Please send it again: within a minute " +
        "the same answers, or the same Idempotency-Key, are stored once.",
    });
    const again = await send("one");
    expect(again.statusCode).toBe(201);
    const leads = await db.selectFrom("leads").select("id").execute();
    expect(leads).toEqual([again.json()]);
  },
);

test.skipIf(postgres.missing !== undefined)(
  `a message whose COMMIT was not answered says that it is not known, and under its id it is stored once${reason}`,
  async () => {
    const { app, db } = await openApp();
    const { ann, ben, roomId } = newPair();
    const payload = { id: "m1", content: "Hello", senderId: ann, receiverId: ben, roomId };
    const send = async () => app.inject({ method: "POST", url: "/api/realtime-chat/messages", payload });
    const first = await send();
    expect(first.statusCode).toBe(503);
    expect(first.json<{ detail: string }>().detail).toContain("under the same id it is stored once");
    const again = await send();
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ id: "m1", seq: 1 });
    expect(await db.selectFrom("chat_messages").select("id").execute()).toEqual([{ id: "m1" }]);
  },
);
