/** Answers plain SELECTs from the SQLite file in `workerData`; sees only committed data. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { type ThreadMessage, type ThreadReply, type ThreadRequest, toFailure } from "./messages.ts";
import { statementRunner } from "./run-statement.ts";

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

try {
  const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5_000 });
  const run = statementRunner(database);
  parentPort?.on("message", (request: ThreadRequest) => {
    if (request.type === "close") {
      database.close();
      parentPort?.close();
    } else if (request.type === "query") {
      const { id } = request;
      let reply: ThreadReply;
      try {
        reply = { id, results: [run(request.statement)] };
      } catch (error) {
        reply = { id, failure: toFailure(error) };
      }
      send({ type: "replies", replies: [reply] });
    }
  });
  send({ type: "open" });
} catch (error) {
  send({ type: "broken", failure: toFailure(error) });
}
