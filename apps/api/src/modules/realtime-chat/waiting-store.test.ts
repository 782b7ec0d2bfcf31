import type { CompiledQuery, Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { isPostgres } from "../../storage/dialect.ts";
import type { Database } from "../../storage/schema.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { type ExplainedRow, rowsRead } from "../../testing/query-plan.ts";
import { MessageWriter } from "./message-writer.ts";
import { markRead } from "./reading-store.ts";
import { mailPauseMs, pushUnseen, tellOfUnseen, unseenMs } from "./waiting-store.ts";

const now = Date.now();
const many = 2_000;
const step = 500;

/** Adds a device that receives pushes. */
async function addDevice(db: Kysely<Database>): Promise<void> {
  const person = { id: "ines", name: "Ines Kallio", name_key: "ines kallio", role: "owner", version: 1 };
  await db
    .insertInto("people")
    .values({ ...person, created_at: now, joined_at: now, disabled_at: null })
    .execute();
  const device = { id: "device", person_id: "ines", session_id: "session", endpoint: "", p256dh: "", auth: "" };
  const rest = { kinds: "waiting", quiet: null, created_at: now, expires_at: Number.MAX_SAFE_INTEGER };
  await db
    .insertInto("push_devices")
    .values({ ...device, ...rest })
    .execute();
}

/** Adds conversations that the desk was notified of and nobody opened; their visitors have written again since. */
async function addTold(db: Kysely<Database>): Promise<void> {
  const since = now - 2 * unseenMs;
  const times = { created_at: since, active_at: since, waiting_since: since };
  const told = { contact_id: "support", closed: 0, version: 1, last_seq: 2, told_seq: 1, pushed_seq: 1 } as const;
  const text = { content: "Hello", created_at: since, author: null, person_id: null };
  for (let from = 0; from < many; from += step) {
    const visitors = Array.from({ length: step }, (_, n) => `visitor-${from + n}`);
    const rooms = visitors.map((sender_id) => ({ sender_id, room_id: `support_${sender_id}` }));
    await db
      .insertInto("chat_rooms")
      .values(rooms.map(({ room_id: id }) => ({ id, created_at: since, last_seq: 2 })))
      .execute();
    await db
      .insertInto("conversations")
      .values(rooms.map(({ room_id }) => ({ room_id, ...told, ...times })))
      .execute();
    const written = rooms.flatMap((room) => [1, 2].map((seq) => ({ ...room, seq, id: `m${seq}`, ...text })));
    await db.insertInto("chat_messages").values(written).execute();
  }
}

/** The same database, with a record of its queries about conversations. */
function listening(db: Kysely<Database>) {
  const asked: CompiledQuery[] = [];
  const heard = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const query = db.getExecutor().compileQuery(node, queryId);
      if (query.sql.includes("conversations")) asked.push(query);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: heard, asked };
}

/** On PostgreSQL, how many conversations a query reads. On SQLite, which reports no counts, the index it uses. */
async function readBy(db: Kysely<Database>, query: CompiledQuery) {
  const explain = async <Row>(how: string) =>
    (await db.executeQuery<Row>({ ...query, sql: `explain ${how} ${query.sql}` })).rows;
  if (isPostgres(db)) {
    const [explained] = await explain<ExplainedRow>("(analyze, format json)");
    return rowsRead(explained, "conversations");
  }
  const ways = await explain<{ detail: string }>("query plan");
  return ways.map(({ detail }) => detail).filter((detail) => detail.includes(" conversations"));
}

describeDatabases("a look for unseen messages", (storage) => {
  beforeEach(async () => addDevice(storage().db));

  test(`reads none of ${many} conversations that were told of and that nobody has opened`, async () => {
    const { db } = storage();
    await addTold(db);
    const heard = listening(db);
    expect([await tellOfUnseen(heard.db, now), await pushUnseen(heard.db, now)]).toEqual([0, 0]);
    const reads = await Promise.all(heard.asked.map(async (query) => readBy(db, query)));
    const along = (told: string) => [`SEARCH conversations USING INDEX conversations_${told}_due (waiting_since<?)`];
    expect(reads).toEqual(isPostgres(db) ? [0, 0] : [along("told_seq"), along("pushed_seq")]);
    // Without an order, PostgreSQL reads all once there are some hundred thousand, for which it has no statistics yet.
    expect(heard.asked.filter((query) => !query.sql.includes('order by "waiting_since"'))).toEqual([]);
  });

  test("finds messages newer than what somebody has read, and those marked by a server of the previous version", async () => {
    const { db } = storage();
    const writer = new MessageWriter(db);
    const [senderId, readerId, roomId] = ["visitor", "support", "support_visitor"];
    const write = async (id: string) =>
      (await writer.store({ id, senderId, roomId, content: "Where is my order?" })).message.seq;
    let at = Date.now() + unseenMs;
    const look = async () => {
      at += mailPauseMs;
      return [await tellOfUnseen(db, at), await pushUnseen(db, at)];
    };
    const first = await write("one");
    expect([await look(), await look()]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    const second = await write("two");
    expect(await look()).toEqual([0, 0]);
    await markRead(db, { roomId, readerId, upTo: first }, at);
    expect([await look(), await look()]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    // The previous version moves only the contact's cursor.
    await db.updateTable("chat_read_cursors").set({ read_up_to: second }).where("user_id", "=", readerId).execute();
    expect(await look()).toEqual([0, 0]);
    await write("three");
    expect([await look(), await look()]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});
