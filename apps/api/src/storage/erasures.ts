import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

const fileName = "erasures.jsonl";
const hashSchema = z.string().length(43);
/** A hash of the erased lead or conversation, which identifies nobody. */
const entrySchema = z.union([
  z.object({ at: z.iso.datetime(), lead: hashSchema }),
  z.object({ at: z.iso.datetime(), conversation: hashSchema }),
]);
type Entry = z.infer<typeof entrySchema>;
const hashOf = (name: string) => hash("sha256", name, "base64url");
const leadHash = (id: string) => hashOf(`lead ${id}`);
/** With the time: the same two people may start another one. */
const conversationHash = ({ roomId, openedAt }: Conversation) => hashOf(`conversation ${roomId} ${openedAt}`);

/** `openedAt`: `created_at` of the room, epoch ms. */
type Conversation = Readonly<{ roomId: string; openedAt: number }>;

/** Leads by id, and conversations. */
export type Erased = Readonly<{ leads?: readonly string[]; conversations?: readonly Conversation[] }>;

export const ledgerIn = (directory: string): string => join(directory, fileName);

/** Resolves once the lines are on disk. */
async function append(directory: string, lines: readonly string[]): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = await open(ledgerIn(directory), "a+", 0o600);
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

/** Erasures recorded outside the database, in each directory: whoever restores an older backup repeats them. */
export class ErasureLedger {
  readonly #directories: readonly string[];
  #turn: Promise<void> = Promise.resolve();

  constructor(directories: readonly string[]) {
    this.#directories = directories;
  }

  /** Call it before anything is erased. @throws {StorageError} unless it is on every disk */
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

/** Entries by hash, each once; missing files count as empty. */
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

/** Adds the entries that `directory` lacks; creates nothing without any. */
export async function copyLedgers(files: readonly string[], directory: string): Promise<void> {
  const known = await readLedgers([ledgerIn(directory)]);
  const missing = [...(await readLedgers(files))].filter(([entry]) => !known.has(entry)).map(([, line]) => line);
  if (missing.length > 0) await append(directory, missing);
}

const pageSize = 1_000;

/** Repeats recorded erasures in a restored database. Gives the numbers of entries and of rows erased. */
export async function applyLedgers(
  db: Kysely<Database>,
  files: readonly string[],
): Promise<{ known: number; erased: number }> {
  const entries = await readLedgers(files);
  const known = new Set(entries.keys());
  // Nearly every start finds an empty ledger.
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

/** Erases a room with its messages, conversation and notes. */
export async function eraseRoom(db: Kysely<Database>, roomId: string): Promise<void> {
  // The room first: writers wait for it, then reopen it.
  await db.deleteFrom("chat_rooms").where("id", "=", roomId).execute();
  await db.deleteFrom("chat_messages").where("room_id", "=", roomId).execute();
  await db.deleteFrom("chat_read_cursors").where("room_id", "=", roomId).execute();
}
