import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeArchive } from "./archive.ts";
import { bundleFiles } from "./bundle-files.ts";
import { type Platform, pinnedNode } from "./pinned-node.ts";
import { readManifest } from "./production-packages.ts";

/** `root`: the built repository; `level` of gzip, 9 by default. */
export type BundleOptions = { root: string; platform: Platform; dist: string; level?: number };

/** Writes a platform's bundle into `dist`, and returns its path. */
export async function writeBundle({ root, platform, dist, level = 9 }: BundleOptions): Promise<string> {
  const folder = `thirtyfold-${readManifest(join(root, "apps/api")).version}`;
  const cache = await mkdtemp(join(tmpdir(), "thirtyfold-bundle-"));
  try {
    const node = await pinnedNode(root, platform, cache);
    const files = await bundleFiles({ root, node });
    const archive = join(dist, `${folder}-${platform}.tar.gz`);
    await writeArchive(archive, new Map([...files].map(([path, file]) => [`${folder}/${path}`, file])), { level });
    return archive;
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
}
