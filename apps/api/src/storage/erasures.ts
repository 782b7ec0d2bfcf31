import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { z } from "zod";
import { makeDirectories } from "./make-directories.ts";
import type { Database } from "./schema.ts";
import { diskError } from "./storage-error.ts";

const fileName = "erasures.jsonl";
const hashSchema = z.string().length(43);
/** A hash of the erased lead, conversation or mail address, which identifies nobody. */
const entrySchema = z.union([
  z.object({ at: z.iso.datetime(), lead: hashSchema }),
  z.object({ at: z.iso.datetime(), conversation: hashSchema }),
  z.object({ at: z.iso.datetime(), mail: hashSchema }),
]);
type Entry = z.infer<typeof entrySchema>;
const entryHash = (name: string) => hash("sha256", name, "base64url");
const leadHash = (id: string) => entryHash(`lead ${id}`);
/** Includes the time: the same two people may start another one. */
const conversationHash = ({ roomId, openedAt }: Conversation) => entryHash(`conversation ${roomId} ${openedAt}`);
/** Excludes the address, which could be guessed; includes the time: the visitor may give it again. */
const mailHash = ({ roomId, givenAt }: Mail) => entryHash(`mail ${roomId} ${givenAt}`);

/** `openedAt`: the room's `created_at`, epoch ms. */
type Conversation = Readonly<{ roomId: string; openedAt: number }>;

/** The address that a room's visitor gave; `givenAt`: `visitor_email_at` of its conversation. */
type Mail = Readonly<{ roomId: string; givenAt: number | null }>;

/** Leads by id, conversations, and addresses that visitors withdrew. */
export type Erased = Readonly<{
  leads?: readonly string[];
  conversations?: readonly Conversation[];
  mails?: readonly Mail[];
}>;

export const ledgerIn = (directory: string): string => join(directory, fileName);

/** Resolves once the lines are on disk. @throws {StorageError} otherwise */
async function append(directory: string, lines: readonly string[]): Promise<void> {
  try {
    makeDirectories(directory);
    await appendTo(ledgerIn(directory), lines);
  } catch (error) {
    throw diskError("The ledger of erasures can't be written", error);
  }
}

async function appendTo(path: string, lines: readonly string[]): Promise<void> {
  const file = await open(path, "a+", 0o600);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    // A crash may have left an incomplete, unacknowledged line.
    const start = size > 0 && last.toString() !== "\n" ? "\n" : "";
    await file.appendFile(`${start}${lines.join("\n")}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Erasures recorded outside the database, in each directory, so that restoring an older backup repeats them. */
export class ErasureLedger {
  readonly #directories: readonly string[];
  #turn: Promise<void> = Promise.resolve();

  constructor(directories: readonly string[]) {
    this.#directories = directories;
  }

  /** Must be called before anything is erased. @throws {StorageError} unless it is on every disk */
  async note({ leads = [], conversations = [], mails = [] }: Erased, now: number = Date.now()): Promise<void> {
    const at = new Date(now).toISOString();
    const entries: Entry[] = [
      ...leads.map((id) => ({ at, lead: leadHash(id) })),
      ...conversations.map((conversation) => ({ at, conversation: conversationHash(conversation) })),
      ...mails.map((mail) => ({ at, mail: mailHash(mail) })),
    ];
    if (entries.length === 0) return;
    const lines = entries.map((entry) => JSON.stringify(entry));
    const done = this.#turn.then(async () => {
      for (const directory of this.#directories) await append(directory, lines);
    });
    this.#turn = done.catch(() => undefined);
    await done;
  }
}

/** Entries by hash, without duplicates; missing files count as empty. @throws {StorageError} if one cannot be read */
export async function readLedgers(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = new Map<string, string>();
  for (const file of files.filter((path) => existsSync(path))) {
    const text = await readFile(file, "utf8").catch((error: unknown) => {
      throw diskError(`The ledger ${file} can't be read`, error);
    });
    for (const line of text.split("\n")) {
      const entry = entrySchema.safeParse(parseJson(line)).data;
      if (entry) entries.set(erasedIn(entry), JSON.stringify(entry));
    }
  }
  return entries;
}

function erasedIn(entry: Entry): string {
  if ("lead" in entry) return entry.lead;
  return "mail" in entry ? entry.mail : entry.conversation;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Adds the entries that `directory` lacks; creates nothing if there are none. */
export async function copyLedgers(files: readonly string[], directory: string): Promise<void> {
  const known = await readLedgers([ledgerIn(directory)]);
  const missing = [...(await readLedgers(files))].filter(([entry]) => !known.has(entry)).map(([, line]) => line);
  if (missing.length > 0) await append(directory, missing);
}

const pageSize = 1_000;

/** Repeats recorded erasures in a restored database. Returns the numbers of entries and of erased rows. */
export async function applyLedgers(
  db: Kysely<Database>,
  files: readonly string[],
): Promise<{ known: number; erased: number }> {
  const entries = await readLedgers(files);
  const known = new Set(entries.keys());
  // Nearly every start finds an empty ledger.
  if (known.size === 0) return { known: 0, erased: 0 };
  let erased = 0;
  for (const eraseKind of [eraseLeadsAgain, eraseConversationsAgain, eraseMailsAgain]) {
    erased += await eraseKind(db, known);
  }
  return { known: known.size, erased };
}

type Again<Row> = {
  /** Up to {@link pageSize} rows after this key, in key order. */
  read: (last: string) => Promise<Row[]>;
  keyOf: (row: Row) => string;
  isErased: (row: Row) => boolean;
  /** Erases by keys; not called without any. */
  erase: (keys: string[]) => Promise<unknown>;
};

/** Checks all rows, page by page; returns the number erased again. */
async function eraseAgain<Row>({ read, keyOf, isErased, erase }: Again<Row>): Promise<number> {
  let erased = 0;
  for (let last = ""; ; ) {
    const page = await read(last);
    const again = page.filter(isErased).map(keyOf);
    if (again.length > 0) await erase(again);
    erased += again.length;
    last = page.slice(-1).map(keyOf)[0] ?? last;
    if (page.length < pageSize) return erased;
  }
}

async function eraseLeadsAgain(db: Kysely<Database>, known: ReadonlySet<string>): Promise<number> {
  const leads = db.selectFrom("leads").select("id").orderBy("id").limit(pageSize);
  return eraseAgain({
    read: async (last) => leads.where("id", ">", last).execute(),
    keyOf: ({ id }) => id,
    isErased: ({ id }) => known.has(leadHash(id)),
    erase: async (ids) => db.deleteFrom("leads").where("id", "in", ids).execute(),
  });
}

async function eraseConversationsAgain(db: Kysely<Database>, known: ReadonlySet<string>): Promise<number> {
  const rooms = db
    .selectFrom("conversations")
    .innerJoin("chat_rooms", "chat_rooms.id", "conversations.room_id")
    .select(["chat_rooms.id", "chat_rooms.created_at as openedAt"])
    .orderBy("chat_rooms.id")
    .limit(pageSize);
  return eraseAgain({
    read: async (last) => rooms.where("chat_rooms.id", ">", last).execute(),
    keyOf: ({ id }) => id,
    isErased: ({ id, openedAt }) => known.has(conversationHash({ roomId: id, openedAt })),
    async erase(ids) {
      for (const id of ids) {
        await eraseMessages(db, id);
        await eraseRoom(db, id);
      }
    },
  });
}

async function eraseMailsAgain(db: Kysely<Database>, known: ReadonlySet<string>): Promise<number> {
  const given = db
    .selectFrom("conversations")
    .select(["room_id", "visitor_email_at"])
    .where("visitor_email", "is not", null)
    .orderBy("room_id")
    .limit(pageSize);
  return eraseAgain({
    read: async (last) => given.where("room_id", ">", last).execute(),
    keyOf: ({ room_id }) => room_id,
    isErased: ({ room_id, visitor_email_at }) => known.has(mailHash({ roomId: room_id, givenAt: visitor_email_at })),
    erase: async (ids) =>
      db
        .updateTable("conversations")
        .set({ visitor_email: null, visitor_email_at: null })
        .where("room_id", "in", ids)
        .execute(),
  });
}

const messagesAtOnce = 1_000;

/**
 * Erases a room's messages in short, separate steps, so that {@link eraseRoom} has few left. Called once the erasure is
 * noted; the room stays, and with it the number of the next message.
 */
export async function eraseMessages(db: Kysely<Database>, roomId: string): Promise<void> {
  for (let erased = messagesAtOnce; erased === messagesAtOnce; ) {
    const first = db
      .selectFrom("chat_messages")
      .select("seq")
      .where("room_id", "=", roomId)
      .orderBy("seq")
      .limit(messagesAtOnce);
    // Up to a number rather than by a list: a plan made for a small table would compare each message with each entry.
    const { numDeletedRows } = await db
      .deleteFrom("chat_messages")
      .where("room_id", "=", roomId)
      .where("seq", "<=", (eb) => eb.selectFrom(first.as("first")).select(({ fn }) => fn.max("first.seq").as("last")))
      .executeTakeFirst();
    erased = Number(numDeletedRows);
  }
}

/** Erases a room with its messages, conversation and notes. */
export async function eraseRoom(db: Kysely<Database>, roomId: string): Promise<void> {
  // The room comes first: writers wait for it, then reopen it.
  await db.deleteFrom("chat_rooms").where("id", "=", roomId).execute();
  await db.deleteFrom("chat_messages").where("room_id", "=", roomId).execute();
  await db.deleteFrom("chat_read_cursors").where("room_id", "=", roomId).execute();
}
