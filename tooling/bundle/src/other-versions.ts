import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";

/** Removes the archives of versions other than that of `archive`: the Dockerfile takes whichever is there. */
export async function removeOtherVersions(dist: string, archive: string): Promise<void> {
  const version = basename(archive).replace(/-linux-\w+\.tar\.gz$/, "-linux-");
  const names = await readdir(dist);
  const others = names.filter((name) => /^thirtyfold-.*-linux-\w+\.tar\.gz/.test(name) && !name.startsWith(version));
  await Promise.all(others.map(async (name) => rm(join(dist, name))));
}
