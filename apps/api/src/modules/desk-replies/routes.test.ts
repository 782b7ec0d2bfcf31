import type { SavedReply } from "@thirtyfold/api-contract/desk";
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, signInOwner } from "../../testing/desk-calls.ts";

const replies = "/api/desk/replies";

describeDatabases("saved replies", (storage) => {
  it("are added, listed by title, changed only in the version last seen, and removed", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
    const ines = await signInOwner(app);
    const add = async (title: string, content = "Good day, {me} here.") =>
      call(app, `POST ${replies}`, ines, { title, content });
    expect((await add(" ")).statusCode).toBe(400);
    const refund = (await add("Refund")).json<SavedReply>();
    await add("Greeting");
    const titles = async () =>
      (await call(app, `GET ${replies}`, ines)).json<{ data: SavedReply[] }>().data.map(({ title }) => title);
    expect(await titles()).toEqual(["Greeting", "Refund"]);
    const change = async (version: number) =>
      call(app, `PATCH ${replies}/${refund.id}`, ines, { version, title: "A refund", content: "It is on its way." });
    expect((await change(1)).json()).toMatchObject({ version: 2, title: "A refund" });
    expect((await change(1)).statusCode).toBe(409);
    expect((await call(app, `DELETE ${replies}/${refund.id}`, ines)).statusCode).toBe(204);
    expect((await change(2)).statusCode).toBe(404);
    expect((await call(app, `DELETE ${replies}/${refund.id}`, ines)).statusCode).toBe(404);
    expect(await titles()).toEqual(["Greeting"]);
  });

  it("never exceed the limit of the list, however many are added at once", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
    const ines = await signInOwner(app);
    const { db } = storage();
    const rows = Array.from({ length: 199 }, (_, n) => ({
      id: `r${n}`,
      title: "Greeting",
      content: "Hello",
      version: 1,
    }));
    await db.insertInto("saved_replies").values(rows).execute();
    const add = async () => call(app, `POST ${replies}`, ines, { title: "Refund", content: "It is on its way." });
    const answers = await Promise.all(Array.from({ length: 6 }, add));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
    expect(await db.selectFrom("saved_replies").select("id").execute()).toHaveLength(200);
  });
});
