import { spawnSync } from "node:child_process";
import { type PrivateServer, postgresPrograms, startPostgres, startRedis } from "@thirtyfold/run/servers";
import { onTestFinished } from "vitest";

/** Whether this machine has a Redis server to start. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** The reason this machine can't run a private PostgreSQL server for a test; undefined if it can. */
export const missingPostgres = whyNoPostgres();

function whyNoPostgres(): string | undefined {
  try {
    postgresPrograms();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** A PostgreSQL server that loses nothing in a crash, stopped when the test has ended. */
export async function ownPostgres(): Promise<PrivateServer> {
  const postgres = await startPostgres({ durable: true });
  onTestFinished(postgres.stop);
  return postgres;
}

/** A Redis server, stopped when the test has ended. */
export async function ownRedis(): Promise<PrivateServer> {
  const redis = await startRedis();
  onTestFinished(redis.stop);
  return redis;
}
