import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { Gauge } from "prom-client";
import type { Settings } from "../settings.ts";
import { startBackups } from "../storage/backup/backup-schedule.ts";
import { databaseFile } from "../storage/check-database.ts";
import { startGivingSpaceBack } from "../storage/free-space.ts";
import type { Storage } from "../storage/storage.ts";

export type EmbeddedDatabaseOptions = Pick<Settings, "backups" | "dataDir"> & { storage: Storage };

/** Scheduled backups of the embedded database, and release of free space. PostgreSQL has its own tools for both. */
export const embeddedDatabase = fp<EmbeddedDatabaseOptions>(
  async (app, { storage, ...options }) => {
    if (storage.dialect !== "sqlite") return;
    backUpOnSchedule(app, options);
    const failed = (error: unknown) => app.log.error({ err: error }, "space could not be given back to the disk");
    app.addHook("onClose", startGivingSpaceBack(storage.db, failed));
  },
  { name: "embedded-database", dependencies: ["metrics"] },
);

function backUpOnSchedule(app: FastifyInstance, { backups, dataDir }: Omit<EmbeddedDatabaseOptions, "storage">): void {
  if (!backups || backups.everyHours === 0) return;
  const last = new Gauge({
    name: "backup_last_success_timestamp_seconds",
    help: "When the newest backup in BACKUP_DIR was made, in seconds since 1970; 0 where there is none.",
    registers: [app.metrics],
  });
  const stop = startBackups({
    ...backups,
    database: databaseFile(dataDir),
    dataDir,
    onBackup: (madeAt) => last.set(madeAt / 1000),
    onError: (error) => app.log.error({ err: error }, "a backup failed: it will be tried again in 10 minutes"),
  });
  app.addHook("onClose", stop);
}
