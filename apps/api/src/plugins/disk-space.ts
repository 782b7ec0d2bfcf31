import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import type { Settings } from "../settings.ts";

/** Asks the file systems of `DATA_DIR` and `BACKUP_DIR` for their room with each scrape. */
export function observeDisks(
  registry: Registry,
  { dataDir, backups }: Partial<Pick<Settings, "dataDir" | "backups">>,
): void {
  const directories = {
    ...(dataDir !== undefined && { DATA_DIR: dataDir }),
    ...(backups && { BACKUP_DIR: backups.directory }),
  };
  const gauge = (name: string, help: string, blocks: "bavail" | "blocks") =>
    new Gauge({
      name,
      help: `${help}, by setting; NaN while the directory is missing.`,
      labelNames: ["directory"] as const,
      registers: [],
      async collect() {
        for (const [directory, path] of Object.entries(directories)) {
          const found = await statfs(path).catch(() => undefined);
          this.set({ directory }, found ? found[blocks] * found.bsize : Number.NaN);
        }
      },
    });
  registry.registerMetric(gauge("disk_free_bytes", "Room that is left on the disk of a directory", "bavail"));
  registry.registerMetric(gauge("disk_size_bytes", "Size of the disk of a directory", "blocks"));
}
