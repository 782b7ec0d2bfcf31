import type { SavedReply } from "@thirtyfold/api-contract/desk";
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, signInOwner } from "../../testing/desk-calls.ts";

const replies = "/api/desk/replies";

describeDatabases("saved replies", (storage) => {
  it("are added, listed by title, changed as they were seen, and removed", async () => {
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
});
