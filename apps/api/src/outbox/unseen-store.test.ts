import { expect, test } from "vitest";
import { describeDatabases } from "../testing/describe-databases.ts";
import { unseenConversations, unseenOf } from "./unseen-store.ts";

const room_id = "support_visitor-1";
const now = Date.now();

describeDatabases("what nobody of the team has seen", (storage) => {
  test("excludes messages of conversations that were closed or snoozed in the meantime", async () => {
    const { db } = storage();
    await db.insertInto("chat_rooms").values({ id: room_id, created_at: now, last_seq: 1 }).execute();
    const message = { room_id, seq: 1, id: "m1", sender_id: "visitor-1", content: "Where is my order?" };
    await db
      .insertInto("chat_messages")
      .values({ ...message, created_at: now, author: null, person_id: null })
      .execute();
    const times = { created_at: now, active_at: now, waiting_since: now };
    await db
      .insertInto("conversations")
      .values({ room_id, contact_id: "support", closed: 0, version: 1, last_seq: 1, told_seq: 1, ...times })
      .execute();
    const find = async () => [await unseenOf(db, room_id), await unseenConversations(db)];
    expect(await find()).toEqual([
      { contactName: "Customer Support", unseen: 1, waitingSince: now },
      { conversations: 1, waitingSince: now },
    ]);
    await db.updateTable("conversations").set({ closed: 1 }).execute();
    expect(await find()).toEqual([undefined, undefined]);
    await db
      .updateTable("conversations")
      .set({ closed: 0, snoozed_until: now + 3_600_000 })
      .execute();
    expect(await find()).toEqual([undefined, undefined]);
  });
});
