import { watchForStop } from "../lifetime.mjs";
import { startTestServers } from "../servers/test-servers.mjs";

// Starts the servers as `npm test` does, reports it, and stays until it is killed.
const { env } = await startTestServers(process.env, watchForStop());
console.log(JSON.stringify(env));
setInterval(() => undefined, 1000);
