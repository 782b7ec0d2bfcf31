import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, signInOwner } from "../../testing/desk-calls.ts";
import { until } from "../../testing/until.ts";
import { noteVisit } from "./conversation-store.ts";

describeDatabases("conversations with visitors", (storage) => {
  it("keep the first page and time zone that the visitor reports, whichever message carries them", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
    const ines = await signInOwner(app);
    const find = async () =>
      (await call(app, "GET /api/desk/conversations/ann_support", ines)).json<WholeConversation>();
    const message = { roomId: "ann_support", senderId: "ann", receiverId: "support", content: "Hello" };
    const write = async (more: object) =>
      (await call(app, "POST /api/realtime-chat/messages", {}, { ...message, ...more })).statusCode;
    for (const page of ["/services?secret=1", "//evil.example/services", "/\\evil.example"]) {
      expect([page, await write({ page })]).toEqual([page, 400]);
    }
    expect(await write({})).toBe(201);
    expect((await find()).page).toBeNull();
    // No message waits for its page to be stored.
    expect(await write({ page: "/services" })).toBe(201);
    await until(async () => expect((await find()).page).toBe("/services"));
    expect(await write({ timeZone: "Tokyo'" })).toBe(400);
    expect(await write({ page: "/about", timeZone: "Asia/Tokyo" })).toBe(201);
    await until(async () => expect((await find()).timeZone).toBe("Asia/Tokyo"));
    expect(await noteVisit(storage().db, "ann_support", { page: "/about", timeZone: "Asia/Seoul" })).toBe(false);
    expect(await find()).toMatchObject({ page: "/services", timeZone: "Asia/Tokyo" });
    const told = await call(app, "GET /api/realtime-chat/rooms/ann_support/messages");
    expect(told.body).not.toMatch(/services|Tokyo/);
  });
});
