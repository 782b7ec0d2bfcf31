import { flushCompileCache } from "node:module";
import { openPostgresChannel } from "../../channels/postgres-channel.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { ChatInstance } from "./chat-instance.ts";

/*
 * The chat and its storage as a separate process, for tests that kill it: it starts in a third of the time of the whole
 * server. Its arguments are those of `openStorage`; it prints its address.
 */
const [dataDir = "", databaseUrl] = process.argv.slice(2);
const storage = await openStorage({ dataDir, ...(databaseUrl && { databaseUrl }) });
const instance = new ChatInstance(
  storage,
  databaseUrl ? (listener) => openPostgresChannel(databaseUrl, listener) : undefined,
);
await instance.start();
// It never exits on its own, which is when compiled code would be saved.
flushCompileCache();
console.log(`runs at http://${instance.host}`);
