import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeOtherVersions } from "./other-versions.ts";

test("keeps the archives of one version for every platform, and all other files", async () => {
  const dist = await mkdtemp(join(tmpdir(), "dist-"));
  onTestFinished(async () => rm(dist, { recursive: true }));
  const stay = ["notes.txt", "thirtyfold-0.2.0-linux-arm64.tar.gz", "thirtyfold-0.2.0-linux-x64.tar.gz"];
  const go = ["thirtyfold-0.1.0-linux-x64.tar.gz", "thirtyfold-0.1.0-linux-x64.tar.gz.sha256"];
  for (const name of [...stay, ...go]) await writeFile(join(dist, name), "");
  await removeOtherVersions(dist, join(dist, "thirtyfold-0.2.0-linux-x64.tar.gz"));
  expect((await readdir(dist)).toSorted()).toEqual(stay);
});
