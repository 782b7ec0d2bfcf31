import { Client } from "pg";
import { openPostgresChannel } from "../../channels/postgres-channel.ts";
import { messagesAfter } from "../../modules/realtime-chat/room-store.ts";
import { openStorage } from "../../storage/open-storage.ts";
import type { Storage } from "../../storage/storage.ts";
import type { DatabasePlace } from "../test-databases.ts";
import { until } from "../until.ts";
import { ChatInstance } from "./chat-instance.ts";
import { MemoryBus } from "./memory-bus.ts";
import type { World } from "./proof-run.ts";

/**
 * Opens as many worlds over one database as there are concurrent runs; the result's `close` closes them and the
 * database.
 */
export type OpenWorlds = (
  place: DatabasePlace,
  count: number,
) => Promise<{ worlds: readonly World[]; close(): Promise<void> }>;

const twice = [0, 1];

/** Two instances over one embedded database, which notify each other of messages by an in-memory bus. */
export const openOnSqlite: OpenWorlds = async (place, count) => {
  const storage = await openStorage(place);
  const worlds = Array.from({ length: count }, (): World => {
    const bus = new MemoryBus();
    const setBus = async (up: boolean) => {
      bus.up = up;
    };
    return { read: reading(storage), setBus, instances: twice.map(() => new ChatInstance(storage, bus.open)) };
  });
  return { worlds, close: async () => closeAll(worlds, [storage]) };
};

/** Two instances with their own connections to PostgreSQL, which also carries their notifications. */
export const openOnPostgres: OpenWorlds = async (place, count) => {
  const { databaseUrl = "" } = place;
  const storages = await Promise.all(twice.map(async () => openStorage(place)));
  const [storage] = storages;
  if (!storage) throw new Error("There is no storage");
  const worlds = Array.from({ length: count }, (): World => {
    const instances = storages.map(
      (own) => new ChatInstance(own, (listener) => openPostgresChannel(databaseUrl, listener)),
    );
    // The channel reconnects on its own.
    const cut = async () => cutChannels(databaseUrl);
    // Retried, because PostgreSQL silently drops a connection that a stalled process takes a minute to open.
    const setBus = async (up: boolean) => (up ? undefined : cut().catch(cut));
    return { read: reading(storage), setBus, instances };
  });
  return { worlds, close: async () => closeAll(worlds, storages) };
};

async function cutChannels(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'thirtyfold chat' and datname = current_database()`);
  await client.end();
}

/** Reads whole rooms; retries if a connection times out on a busy machine. */
export function reading({ db }: Pick<Storage, "db">): World["read"] {
  return async (roomId) => until(async () => messagesAfter(db, roomId, 0, 100_000));
}

async function closeAll(worlds: readonly World[], storages: readonly Storage[]): Promise<void> {
  await Promise.all(worlds.flatMap(({ instances }) => instances.map(async (instance) => instance.kill())));
  await Promise.all(storages.map(async (storage) => storage.close()));
}
