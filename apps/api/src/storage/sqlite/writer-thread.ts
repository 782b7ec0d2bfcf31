/** The only writer of the SQLite file in `workerData`. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { checkDatabaseFile } from "./check-database-file.ts";
import { Checkpoints } from "./checkpoints.ts";
import { type ThreadMessage, type ThreadRequest, toFailure } from "./messages.ts";
import { WriteGroup } from "./write-group.ts";

const file: unknown = workerData;
// Outside a thread it would create a database from any given value.
if (typeof file !== "string") throw new TypeError("The writer of a database is a thread that is given the file's name");
const send = (message: ThreadMessage) => parentPort?.postMessage(message);

try {
  checkDatabaseFile(file);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  // Possible only before the first table: lets free pages be released in steps.
  const empty = Number(Object.values(database.prepare("PRAGMA page_count").get() ?? {})[0]) === 0;
  if (empty) database.exec("PRAGMA auto_vacuum = INCREMENTAL");
  // Erased rows are overwritten. FULL: a COMMIT returns after the fsync of the write-ahead log.
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON",
  );
  const checkpoints = new Checkpoints(database, file);
  const group = new WriteGroup(
    database,
    (replies) => send({ type: "replies", replies }),
    () => checkpoints.afterCommit(),
  );
  const close = async () => {
    group.close();
    await checkpoints.close();
    database.close();
    parentPort?.close();
  };
  parentPort?.on("message", (request: ThreadRequest) => {
    if (request.type === "once") group.once(request.id, request.statements, request.more);
    else if (request.type === "begin") group.begin();
    else if (request.type === "query") group.query(request.id, request.statement);
    else if (request.type === "end") group.end(request.id, request.keep, request.more);
    else void close();
  });
  send({ type: "open" });
} catch (error) {
  send({ type: "broken", failure: toFailure(error) });
}
