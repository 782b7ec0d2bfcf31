import type { FastifyBaseLogger } from "fastify";
import type { Storage } from "../../storage/storage.ts";
import { day, inSteps, type Steps } from "../../storage/sweep.ts";
import { eraseEmptyRooms, eraseOldMessages, eraseStrayCursors } from "./retention-store.ts";

const atOnce = 500;

/** Messages are kept for `days`, 0 = forever; empty rooms for a day. `onErased`: called with each erased room's id. */
type Options = {
  db: Storage["db"];
  days: number;
  log: Pick<FastifyBaseLogger, "info">;
  onErased?: (roomId: string) => void;
};

/** Bounds the rows per step. */
export async function* sweepChat({ db, days, log, onErased }: Options, now: number): Steps {
  const messages =
    days === 0 ? 0 : yield* inSteps(atOnce, async (limit) => eraseOldMessages(db, now - days * day, limit));
  let rooms = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const { erased, last } = await eraseEmptyRooms(db, now - day, { after, limit: atOnce });
    for (const roomId of erased) onErased?.(roomId);
    rooms += erased.length;
    after = last;
    yield;
  }
  yield* inSteps(atOnce, async (limit) => eraseStrayCursors(db, now - day, limit));
  if (messages + rooms > 0) log.info({ messages, rooms }, "chat messages and rooms erased: their time is over");
}
