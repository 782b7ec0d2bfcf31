import fp from "fastify-plugin";
import { Gauge } from "prom-client";
import type { Settings } from "../settings.ts";
import { startBackups } from "../storage/backup/backup-schedule.ts";
import { databaseFile } from "../storage/check-database.ts";

export type BackupsOptions = Pick<Settings, "backups" | "dataDir" | "databaseUrl">;

/** Backs the embedded database up on schedule while the application runs. PostgreSQL has tools of its own for that. */
export const backups = fp<BackupsOptions>(
  async (app, { backups: wanted, dataDir, databaseUrl }) => {
    if (!wanted || wanted.everyHours === 0 || databaseUrl !== undefined) return;
    const last = new Gauge({
      name: "backup_last_success_timestamp_seconds",
      help: "When the newest backup in BACKUP_DIR was made, in seconds since 1970; 0 where there is none.",
      registers: [app.metrics],
    });
    const stop = startBackups({
      ...wanted,
      database: databaseFile(dataDir),
      dataDir,
      onBackup: (madeAt) => last.set(madeAt / 1000),
      onError: (error) => app.log.error({ err: error }, "a backup failed: it will be tried again in 10 minutes"),
    });
    app.addHook("onClose", stop);
  },
  { name: "backups", dependencies: ["metrics"] },
);
