/** The thread that alone writes to the SQLite file named by `workerData`. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { checkDatabaseFile } from "./check-database-file.ts";
import { type ThreadMessage, type ThreadRequest, toFailure } from "./messages.ts";
import { WriteGroup } from "./write-group.ts";

const file: unknown = workerData;
// Loaded by anything but a thread it would make a database of whatever it is given.
if (typeof file !== "string") throw new TypeError("The writer of a database is a thread that is given the file's name");
const send = (message: ThreadMessage) => parentPort?.postMessage(message);

try {
  checkDatabaseFile(file);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  // Before the first table, or never: free pages can be given back in steps.
  const empty = Number(Object.values(database.prepare("PRAGMA page_count").get() ?? {})[0]) === 0;
  if (empty) database.exec("PRAGMA auto_vacuum = INCREMENTAL");
  // What is erased is overwritten. FULL: a COMMIT returns after the fsync of the write-ahead log, so what is acknowledged survives a power cut.
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON",
  );
  const group = new WriteGroup(database, (replies) => send({ type: "replies", replies }));
  parentPort?.on("message", (request: ThreadRequest) => {
    if (request.type === "once") group.once(request.id, request.statements, request.more);
    else if (request.type === "begin") group.begin();
    else if (request.type === "query") group.query(request.id, request.statement);
    else if (request.type === "end") group.end(request.id, request.keep, request.more);
    else {
      group.close();
      database.close();
      parentPort?.close();
    }
  });
  send({ type: "open" });
} catch (error) {
  send({ type: "broken", failure: toFailure(error) });
}
