import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openTemporaryFolder } from "../servers/workplace.mjs";

/**
 * Holds all temporary files and mounts of a proof; firewall rules carry its name. Removed even if the proof is killed.
 * @returns {{ env: { TMPDIR: string, PROOF_TAG: string }, remove: () => void }} `PROOF_TAG`: for rules
 */
export function openProofFolder() {
  const folder = mkdtempSync(join(openTemporaryFolder(), "thirtyfold-proof-"));
  // For PostgreSQL's user, whose data is inside.
  chmodSync(folder, 0o755);
  const tag = folder.split("/").at(-1) ?? "";
  return {
    env: { TMPDIR: folder, PROOF_TAG: tag },
    remove() {
      for (const program of ["iptables", "ip6tables"]) {
        removeRules(program, tag);
      }
      unmountAll(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** @param {string} folder */
function unmountAll(folder) {
  if (process.platform !== "linux") {
    return;
  }
  const mounts = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .flatMap((line) => line.split(" ")[1] ?? []);
  for (const mount of mounts.filter((path) => path.startsWith(`${folder}/`)).toReversed()) {
    execFileSync("umount", ["--lazy", mount]);
  }
}

/** @param {string} program @param {string} tag the comment of the rules */
function removeRules(program, tag) {
  for (const rule of rulesOf(program, tag)) {
    execFileSync(program, ["-w", "-D", ...rule.split(" ").slice(1)]);
  }
}

/** @param {string} program @param {string} tag @returns {string[]} none without a firewall or the right to read it */
function rulesOf(program, tag) {
  try {
    const rules = execFileSync(program, ["-w", "-S"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return rules.split("\n").filter((rule) => rule.includes(tag));
  } catch {
    return [];
  }
}
