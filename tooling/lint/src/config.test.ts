import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const oxlint = join(dirname(createRequire(import.meta.url).resolve("oxlint/package.json")), "bin/oxlint");
let repository = "";

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "house "));
  const config = readFileSync(join(root, ".oxlintrc.json"), "utf8");
  write("pnpm-workspace.yaml", "packages: [apps/*]");
  write("packages/content/package.json", "{}");
  write("tsconfig.json", `{ "extends": "${join(root, "tsconfig.base.json")}" }`);
  write(".oxlintrc.json", config.replace(`"./tooling/lint/`, `"${join(root, "tooling/lint")}/`));
  symlinkSync(join(root, "node_modules"), join(repository, "node_modules"));
});

afterEach(() => rmSync(repository, { recursive: true }));
