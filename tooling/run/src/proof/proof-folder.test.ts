import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openProofFolder } from "./proof-folder.mjs";

const mayMount = process.platform === "linux" && process.getuid?.() === 0;

test("removes a proof's files", () => {
  const { env, remove } = openProofFolder();
  writeFileSync(join(env.TMPDIR, "left"), "behind");
  remove();
  expect(existsSync(env.TMPDIR)).toBe(false);
});

test.skipIf(!mayMount)("removes a proof's mounts and firewall rules", () => {
  const { env, remove } = openProofFolder();
  const disk = join(env.TMPDIR, "disk");
  mkdirSync(disk);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]).status === 0;
  const comment = ["-p", "tcp", "--dport", "1", "-m", "comment", "--comment", env.PROOF_TAG, "-j", "DROP"];
  const ruled = spawnSync("iptables", ["-w", "-A", "INPUT", ...comment]).status === 0;
  if (mounted) writeFileSync(join(disk, "left"), "behind");
  remove();
  expect(existsSync(env.TMPDIR)).toBe(false);
  const rules = ruled ? execFileSync("iptables", ["-w", "-S"], { encoding: "utf8" }) : "";
  expect(rules).not.toContain(env.PROOF_TAG);
});
