import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

const fileName = "erasures.jsonl";
const hashSchema = z.string().length(43);
/** The hash of what names a lead or a conversation that was erased, which tells nothing about anybody. */
const entrySchema = z.union([
  z.object({ at: z.iso.datetime(), lead: hashSchema }),
  z.object({ at: z.iso.datetime(), conversation: hashSchema }),
]);
type Entry = z.infer<typeof entrySchema>;
const hashOf = (name: string) => createHash("sha256").update(name).digest("base64url");
const leadHash = (id: string) => hashOf(`lead ${id}`);
/** With the time: the same two people may begin another one. */
const conversationHash = ({ roomId, openedAt }: Conversation) => hashOf(`conversation ${roomId} ${openedAt}`);

/** `openedAt`: epoch milliseconds, `created_at` of the room. */
type Conversation = Readonly<{ roomId: string; openedAt: number }>;

/** What is erased: leads by their ids, and conversations. */
export type Erased = Readonly<{ leads?: readonly string[]; conversations?: readonly Conversation[] }>;

/** The ledger in a directory. */
export const ledgerIn = (directory: string): string => join(directory, fileName);

/** Adds whole lines, and resolves once they are on the disk. */
async function append(directory: string, lines: readonly string[]): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = await open(ledgerIn(directory), "a+", 0o600);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    // A process that ended while it wrote left a line unfinished, whose erasure was not acknowledged.
    const start = size > 0 && last.toString() !== "\n" ? "\n" : "";
    await file.appendFile(`${start}${lines.join("\n")}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/**
 * What was erased, outside of the database: a backup from before holds it still, and whoever restores that erases it again.
 * Kept in each of the directories.
 */
export class ErasureLedger {
  readonly #directories: readonly string[];
  #turn: Promise<void> = Promise.resolve();

  constructor(directories: readonly string[]) {
    this.#directories = directories;
  }

  /**
   * To be called before anything is erased, so that nothing is erased without it.
   * @throws {StorageError} where it is not on every disk
   */
  async note({ leads = [], conversations = [] }: Erased, now: number = Date.now()): Promise<void> {
    const at = new Date(now).toISOString();
    const entries: Entry[] = [
      ...leads.map((id) => ({ at, lead: leadHash(id) })),
      ...conversations.map((conversation) => ({ at, conversation: conversationHash(conversation) })),
    ];
    if (entries.length === 0) return;
    const lines = entries.map((entry) => JSON.stringify(entry));
    const done = this.#turn.then(async () => {
      for (const directory of this.#directories) await append(directory, lines);
    });
    this.#turn = done.catch(() => undefined);
    try {
      await done;
    } catch (error) {
      const full = error instanceof Error && "code" in error && error.code === "ENOSPC";
      const reason = error instanceof Error ? error.message : String(error);
      throw new StorageError(full ? "full" : "away", `The ledger of erasures can't be written: ${reason}.`, {
        cause: error,
      });
    }
  }
}

/** The entries of ledgers, each once, by the hash; files that are not there have none. */
async function readLedgers(files: readonly string[]): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  for (const file of files.filter((path) => existsSync(path))) {
    for (const line of (await readFile(file, "utf8")).split("\n")) {
      const entry = entrySchema.safeParse(parseJson(line)).data;
      if (entry) entries.set("lead" in entry ? entry.lead : entry.conversation, JSON.stringify(entry));
    }
  }
  return entries;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Adds to the ledger in `directory` what the others have and it has not. Nothing is made where there is nothing to add. */
export async function copyLedgers(files: readonly string[], directory: string): Promise<void> {
  const known = await readLedgers([ledgerIn(directory)]);
  const missing = [...(await readLedgers(files))].filter(([hash]) => !known.has(hash)).map(([, line]) => line);
  if (missing.length > 0) await append(directory, missing);
}

const pageSize = 1_000;

/** Erases what the ledgers say was erased and a restored database holds again. Gives how many there were of both. */
export async function applyLedgers(
  db: Kysely<Database>,
  files: readonly string[],
): Promise<{ known: number; erased: number }> {
  const entries = await readLedgers(files);
  const known = new Set(entries.keys());
  // Nearly every start finds no ledger, or nothing in it.
  if (known.size === 0) return { known: 0, erased: 0 };
  const erased = (await eraseLeadsAgain(db, known)) + (await eraseConversationsAgain(db, known));
  return { known: known.size, erased };
}

async function eraseLeadsAgain(db: Kysely<Database>, known: ReadonlySet<string>): Promise<number> {
  const leads = db.selectFrom("leads").select("id").orderBy("id").limit(pageSize);
  let erased = 0;
  for (let last = ""; ; ) {
    const page = (await leads.where("id", ">", last).execute()).map(({ id }) => id);
    const again = page.filter((id) => known.has(leadHash(id)));
    if (again.length > 0) await db.deleteFrom("leads").where("id", "in", again).execute();
    erased += again.length;
    last = page.at(-1) ?? last;
    if (page.length < pageSize) return erased;
  }
}

async function eraseConversationsAgain(db: Kysely<Database>, known: ReadonlySet<string>): Promise<number> {
  const rooms = db
    .selectFrom("conversations")
    .innerJoin("chat_rooms", "chat_rooms.id", "conversations.room_id")
    .select(["chat_rooms.id", "chat_rooms.created_at as openedAt"])
    .orderBy("chat_rooms.id")
    .limit(pageSize);
  let erased = 0;
  for (let last = ""; ; ) {
    const page = await rooms.where("chat_rooms.id", ">", last).execute();
    const again = page.filter(({ id, openedAt }) => known.has(conversationHash({ roomId: id, openedAt })));
    for (const { id } of again) await eraseRoom(db, id);
    erased += again.length;
    last = page.at(-1)?.id ?? last;
    if (page.length < pageSize) return erased;
  }
}

/** Erases a room with all that was written in it; its conversation and notes go with it. */
export async function eraseRoom(db: Kysely<Database>, roomId: string): Promise<void> {
  // The room first: whoever writes meanwhile waits for it, and then opens it anew.
  await db.deleteFrom("chat_rooms").where("id", "=", roomId).execute();
  await db.deleteFrom("chat_messages").where("room_id", "=", roomId).execute();
  await db.deleteFrom("chat_read_cursors").where("room_id", "=", roomId).execute();
}
