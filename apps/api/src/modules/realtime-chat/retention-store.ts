import { contacts } from "@thirtyfold/content";
import type { Kysely } from "kysely";
import type { Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";

const contactIds = contacts.map(({ id }) => id);

/** Erases up to `limit` messages stored before `time`, oldest first, and returns their number. */
export async function eraseOldMessages(db: Kysely<Database>, time: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("chat_messages")
    .where((eb) =>
      eb(
        eb.refTuple("room_id", "seq"),
        "in",
        eb
          .selectFrom("chat_messages")
          .select(["room_id", "seq"])
          .where("created_at", "<", time)
          .orderBy("created_at")
          .limit(limit)
          .$asTuple("room_id", "seq"),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Room ids. `last`: the last room checked; undefined at the end. */
type Erased = { erased: readonly string[]; last: string | undefined };

type Page = Readonly<{ after: string; limit: number }>;

/** Erases rooms opened before `time`, by id after `after`, that hold at most a contact's welcome. */
export async function eraseEmptyRooms(db: Kysely<Database>, time: number, { after, limit }: Page): Promise<Erased> {
  const rooms = await db
    .selectFrom("chat_rooms")
    .select((eb) => [
      "id",
      "created_at",
      "last_seq",
      eb
        .exists(
          eb
            .selectFrom("chat_messages")
            .select("seq")
            .whereRef("room_id", "=", "chat_rooms.id")
            .where((message) =>
              message.or([
                message("chat_messages.id", "not like", "welcome-%"),
                message("sender_id", "not in", contactIds),
              ]),
            ),
        )
        .as("written"),
    ])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  const empty = rooms.filter(({ created_at, written }) => !written && created_at < time);
  const last = rooms.length < limit ? undefined : rooms.at(-1)?.id;
  if (empty.length === 0) return { erased: [], last };
  const erased = await inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom("chat_rooms")
      .where((eb) =>
        eb(
          // A message written since then has changed the number, so the room stays.
          eb.refTuple("id", "last_seq", "created_at"),
          "in",
          empty.map(({ id, last_seq, created_at }) => eb.tuple(id, last_seq, created_at)),
        ),
      )
      .returning("id")
      .execute();
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return ids;
    await trx.deleteFrom("chat_messages").where("room_id", "in", ids).execute();
    await trx.deleteFrom("chat_read_cursors").where("room_id", "in", ids).execute();
    return ids;
  });
  return { erased, last };
}

/** Erases up to `limit` cursors from before `time` of rooms in which nobody wrote, and returns their number. */
export async function eraseStrayCursors(db: Kysely<Database>, time: number, limit: number): Promise<number> {
  // A separate query, so that writers do not wait for the search.
  const strays = await db
    .selectFrom("chat_read_cursors")
    .leftJoin("chat_rooms", "chat_rooms.id", "chat_read_cursors.room_id")
    .select(["room_id", "user_id", "marked_at"])
    .where("chat_rooms.id", "is", null)
    .where("marked_at", "<", time)
    .limit(limit)
    .execute();
  if (strays.length === 0) return 0;
  await db
    .deleteFrom("chat_read_cursors")
    .where((eb) =>
      eb(
        eb.refTuple("room_id", "user_id", "marked_at"),
        "in",
        strays.map(({ room_id, user_id, marked_at }) => eb.tuple(room_id, user_id, marked_at)),
      ),
    )
    .execute();
  return strays.length;
}
