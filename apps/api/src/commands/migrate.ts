import { readSettings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";
import { type Command, print } from "./command.ts";

export const migrateCommand: Command = {
  usage: "migrate",
  about: "A start does the same by itself. Forward only, in one transaction: if it fails, the database is as it was.",
  run: async () => {
    const settings = readSettings();
    await (await openStorage(settings)).close();
    print(`The tables of ${settings.databaseUrl ? "the PostgreSQL database" : settings.dataDir} are up to date.`);
  },
};
