/** @typedef {import("./server.mjs").PrivateServer} PrivateServer */

export { postgresPrograms, startPostgres } from "./postgres.mjs";
export { startRedis } from "./redis.mjs";
