import { type PrivateServer, startRedis } from "@thirtyfold/run/servers";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { adminToken } from "./desk-calls.ts";
import { hasRedis } from "./private-servers.ts";
import { launchServer, type ServerProcess } from "./start-server.ts";
import { type DatabasePlace, postgres, sqlite, type TestDatabase } from "./test-databases.ts";

/** Servers that share the rooms: `one` and `other` are two processes if the database can be shared. */
export type Deployment = { one: string; other: string; redis: PrivateServer | undefined; database: DatabasePlace };

/** `redis`: whether the instances share one. */
type Kind = { database: TestDatabase; instances: 1 | 2; redis: boolean };

const kinds: readonly Kind[] = [
  { database: sqlite, instances: 1, redis: false },
  { database: postgres, instances: 2, redis: false },
  { database: postgres, instances: 2, redis: true },
];

const unlimited = { RATE_CHAT: "0", RATE_READ: "0", LOG_LEVEL: "info", ADMIN_TOKEN: adminToken };

function titleOf({ database, instances, redis }: Kind): string {
  return `${database.name}${redis ? " and Redis" : ""}, ${instances === 1 ? "one process" : "two processes"}`;
}

/**
 * Runs the same tests against SQLite alone, PostgreSQL alone, and PostgreSQL with Redis, the last two with two API
 * processes. If a server is missing they are skipped, and their title says so.
 */
export function describeDeployments(subject: string, tests: (deployment: () => Deployment, kind: Kind) => void): void {
  for (const kind of kinds) {
    const missing = kind.redis && !hasRedis ? "there is no redis-server" : kind.database.missing;
    const title = `${subject}: ${titleOf(kind)}${missing === undefined ? "" : ` (skipped: ${missing})`}`;
    describe.skipIf(missing !== undefined)(title, () => {
      let deployment: Deployment;
      let database: DatabasePlace;
      let redis: PrivateServer | undefined;
      let servers: ServerProcess[] = [];
      beforeAll(async () => {
        database = await kind.database.make();
        redis = kind.redis ? await startRedis() : undefined;
        const env = {
          ...unlimited,
          DATA_DIR: database.dataDir,
          ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
          ...(redis && { REDIS_URL: redis.url }),
        };
        servers = Array.from({ length: kind.instances }, () => launchServer(env));
        const [one = "", other = one] = await Promise.all(servers.map(async ({ address }) => address));
        deployment = { one, other, redis, database };
      }, 60_000);
      afterAll(async () => {
        for (const server of servers) server.signal("SIGTERM");
        const ends = await Promise.all(servers.map(async ({ ended }) => ended));
        expect(ends.map(({ code }) => code)).toEqual(servers.map(() => 0));
        await redis?.stop();
        await kind.database.remove(database);
      });
      tests(() => deployment, kind);
    });
  }
}
