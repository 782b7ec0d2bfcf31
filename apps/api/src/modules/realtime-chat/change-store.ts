import type { RoomMessage } from "@thirtyfold/realtime-protocol";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "../../storage/dialect.ts";
import type { Database } from "../../storage/schema.ts";
import type { ReadCursor } from "./reading-store.ts";
import { toMessage } from "./room-store.ts";

/** A stored message, or a moved read cursor. */
export type Change = Readonly<{ roomId: string; seq: number; openedAt: number }> | ReadCursor;

/**
 * Changes after a position, which is a transaction id: everything not yet visible then has that id or a later one,
 * regardless of clocks and commits. Duplicates are possible.
 */
export type ChangeFeed = {
  begin(): Promise<number>;
  /** Reads one step, starting at `from`, in one statement. Changes outside `roomIds` may be left out. */
  since(from: number, roomIds: Iterable<string>): Promise<Step>;
};

/**
 * `next`: where the next step of a check begins; undefined after the last. `position`: where the next check begins if
 * this is the first step: everything that it could not see has this id or a later one, which may lie before `next`.
 */
export type Step = Readonly<{ changes: Change[]; position: number; next: number | undefined }>;

/** Messages, and cursors, that one step reads, to stay below the database's deadline after a long absence. */
const usualStep = 5_000;

/** `step`: the messages, and the cursors, that PostgreSQL reads at once. */
export function changeFeed(db: Kysely<Database>, step: number = usualStep): ChangeFeed {
  return isPostgres(db) ? postgresFeed(db, step) : sqliteFeed(db);
}

type Row = { room_id: string; number: number; reader_id: string | null; opened_at: number | null };

function toChanges({ room_id: roomId, number, reader_id: readerId, opened_at: openedAt }: Row): Change[] {
  if (readerId !== null) return [{ roomId, readerId, upTo: number }];
  return openedAt === null ? [] : [{ roomId, seq: number, openedAt }];
}

const oldestUnseen = sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

/** Cost depends only on the changes since, because the ids are indexed. A transaction is read as a whole. */
function postgresFeed(db: Kysely<Database>, step: number): ChangeFeed {
  return {
    async begin() {
      const { position } = await db.selectNoFrom(oldestUnseen.as("position")).executeTakeFirstOrThrow();
      return position;
    },
    async since(from) {
      // Ids beyond the newest come from another server's dump.
      const isNew = sql`transaction_id >= ${from} and transaction_id < (select next from newest)`;
      const inSteps = sql`where ${isNew} order by transaction_id fetch first ${sql.lit(step)} rows with ties`;
      const reached = sql`case when count(*) >= ${sql.lit(step)} then max(transaction_id) + 1 end as next_id`;
      const { rows } = await sql<Row>`
        with newest as (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next),
        messages as (select room_id, seq, transaction_id from chat_messages ${inSteps}),
        cursors as (select room_id, read_up_to, user_id, transaction_id from chat_read_cursors ${inSteps}),
        reached as (
          select min(next_id) as next_id
          from (select ${reached} from messages union all select ${reached} from cursors) as both_of_them
        )
        select '' as room_id, ${oldestUnseen} as number, null::text as reader_id, next_id as opened_at from reached
        union all
        select room_id, max(seq), null, (select created_at from chat_rooms where id = room_id)
        from messages group by room_id
        union all
        select room_id, read_up_to, user_id, null from cursors
      `.execute(db);
      const where = rows.find(({ room_id }) => room_id === "");
      const changes = rows.filter((row) => row !== where).flatMap(toChanges);
      return { changes, position: where?.number ?? from, next: where?.opened_at ?? undefined };
    },
  };
}

/** Reads the state of each room: SQLite has one instance; only proofs run two. */
function sqliteFeed(db: Kysely<Database>): ChangeFeed {
  return {
    begin: async () => 0,
    async since(from, roomIds) {
      const ids = sql<string>`(select value from json_each(${JSON.stringify([...roomIds])}))`;
      const rows = await db
        .selectFrom("chat_rooms")
        .select([
          "id as room_id",
          "last_seq as number",
          sql<string | null>`null`.as("reader_id"),
          sql<number | null>`created_at`.as("opened_at"),
        ])
        .where("id", "in", ids)
        .unionAll(
          db
            .selectFrom("chat_read_cursors")
            .select([
              "room_id",
              "read_up_to as number",
              "user_id as reader_id",
              sql<number | null>`null`.as("opened_at"),
            ])
            .where("room_id", "in", ids),
        )
        .execute();
      return { changes: rows.flatMap(toChanges), position: from, next: undefined };
    },
  };
}

/** Reads many rooms in one statement, each after its own `seq`, in order; `limit` applies to all together. */
export async function messagesAfterEach(
  db: Kysely<Database>,
  starts: readonly Readonly<{ roomId: string; after: number }>[],
  limit: number,
): Promise<RoomMessage[]> {
  const json = JSON.stringify(starts);
  const columns = isPostgres(db)
    ? sql`"roomId" as id, after from json_to_recordset(${json}::json) as start("roomId" text, after bigint)`
    : sql`value ->> 'roomId' as id, value ->> 'after' as after from json_each(${json})`;
  const rows = await db
    .selectFrom(sql<{ id: string; after: number }>`(select ${columns})`.as("start"))
    .innerJoin("chat_messages", (join) =>
      join.onRef("chat_messages.room_id", "=", "start.id").onRef("chat_messages.seq", ">", "start.after"),
    )
    .leftJoin("chat_read_cursors", (join) =>
      join
        .onRef("chat_read_cursors.room_id", "=", "chat_messages.room_id")
        .onRef("chat_read_cursors.user_id", "<>", "chat_messages.sender_id"),
    )
    .selectAll("chat_messages")
    .select("read_up_to")
    .orderBy("chat_messages.room_id")
    .orderBy("chat_messages.seq")
    .limit(limit)
    .execute();
  return rows.map((row) => toMessage(row, row.read_up_to));
}
