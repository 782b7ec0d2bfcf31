import { contacts } from "@thirtyfold/content";
import type { Kysely } from "kysely";
import type { Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";

const contactIds = contacts.map(({ id }) => id);

/** Erases up to `limit` of the messages that were stored before `time`, the oldest first, and gives their number. */
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

/** How many were erased; `last`: the last one that was looked at, undefined where there are no more. */
type Erased = { erased: number; last: string | undefined };

/** Where a look at all of something goes on, and how many it takes at a time. */
type Page = Readonly<{ after: string; limit: number }>;

/**
 * Looks at rooms after `after`, by id, and erases those opened before `time` in which nobody's message is left: a
 * contact's first messages alone, as earlier versions stored them for whoever looked, are none.
 */
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
  if (empty.length === 0) return { erased: 0, last };
  const erased = await inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom("chat_rooms")
      .where((eb) =>
        eb(
          // Whoever wrote since has changed the number, and then the room stays.
          eb.refTuple("id", "last_seq", "created_at"),
          "in",
          empty.map(({ id, last_seq, created_at }) => eb.tuple(id, last_seq, created_at)),
        ),
      )
      .returning("id")
      .execute();
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.deleteFrom("chat_messages").where("room_id", "in", ids).execute();
    await trx.deleteFrom("chat_read_cursors").where("room_id", "in", ids).execute();
    return ids.length;
  });
  return { erased, last };
}

/** Erases up to `limit` cursors from before `time` of rooms in which nobody has written, and gives their number. */
export async function eraseStrayCursors(db: Kysely<Database>, time: number, limit: number): Promise<number> {
  // Found by a reading statement, which nobody's writing waits for.
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
