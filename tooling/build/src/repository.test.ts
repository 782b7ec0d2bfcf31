import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { nameRepository } from "./repository.ts";

test("adds the repository to published packages and changes nothing else in them", async () => {
  const root = await mkdtemp(join(tmpdir(), "repository-"));
  onTestFinished(async () => rm(root, { recursive: true }));
  const manifests = { ui: { name: "@acme/ui", version: "1.0.0" }, inner: { name: "@acme/inner", private: true } };
  for (const [folder, manifest] of Object.entries(manifests)) {
    await mkdir(join(root, "packages", folder), { recursive: true });
    await writeFile(join(root, "packages", folder, "package.json"), JSON.stringify(manifest));
  }
  expect(await nameRepository(root, "https://github.com/acme/site")).toEqual(["@acme/ui"]);
  const read = async (folder: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, "packages", folder, "package.json"), "utf8"));
  expect(await read("inner")).toEqual(manifests.inner);
  expect(await read("ui")).toEqual({
    ...manifests.ui,
    repository: { type: "git", url: "git+https://github.com/acme/site.git", directory: "packages/ui" },
  });
});
