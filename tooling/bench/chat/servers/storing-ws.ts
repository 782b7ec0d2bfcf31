/** The minimum that commits each message before forwarding it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { WebSocketServer } from "ws";
import { reportUsage } from "../../report-usage.ts";

const directory = mkdtempSync(join(tmpdir(), "thirtyfold-bench-"));
process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
process.on("SIGTERM", () => process.exit());
const database = new DatabaseSync(join(directory, "messages.db"));
database.exec(
  "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE messages (seq INTEGER PRIMARY KEY, text TEXT)",
);
const store = database.prepare("INSERT INTO messages (text) VALUES (?)");

const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
server.on("connection", (socket) => {
  socket.on("message", (data: Buffer) => {
    store.run(data.toString());
    for (const client of server.clients) client.send(data, { binary: false });
  });
});
server.on("listening", () => reportUsage(server.address()));
