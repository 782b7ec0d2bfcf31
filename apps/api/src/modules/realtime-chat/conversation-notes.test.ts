import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, signInOwner } from "../../testing/desk-calls.ts";

const one = "/api/desk/conversations/ann_support";

describeDatabases("a conversation's notes", (storage) => {
  it("are stored once when sent again before the first call is answered", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
    const ines = await signInOwner(app);
    const message = { roomId: "ann_support", senderId: "ann", receiverId: "support", content: "Hello" };
    await call(app, "POST /api/realtime-chat/messages", {}, message);
    const write = async (id: string, content: string) => call(app, `POST ${one}/notes`, ines, { id, content });
    const answers = await Promise.all(Array.from({ length: 8 }, async () => write("n1", "Pays late.")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
    const { notes } = (await call(app, `GET ${one}`, ines)).json<WholeConversation>();
    expect(notes).toEqual([answers[0]?.json()]);

    const different = await Promise.all(["One", "Other"].map(async (content) => write("n2", content)));
    expect(new Set(different.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
  });
});
