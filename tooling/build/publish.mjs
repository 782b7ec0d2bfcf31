#!/usr/bin/env node
// The release workflow's publish step: `changeset publish`, once the manifests name the repository that it runs for.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { nameRepository } from "./src/repository.ts";

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
if (!server || !repository) {
  console.error("This runs in the release workflow, where GITHUB_SERVER_URL and GITHUB_REPOSITORY are set.");
  process.exit(1);
}
const root = join(import.meta.dirname, "../..");
await nameRepository(root, `${server}/${repository}`);
const { status } = spawnSync("npx", ["pnpm@12.21.0", "changeset", "publish"], { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;
