import { join } from "node:path";
import { installIfNeeded } from "../install.mjs";
import { root, toolEnvironment } from "../repository.mjs";
import { runChild } from "../run-child.mjs";
import { secondsSince } from "../seconds.mjs";
import { startTestServers } from "../servers/test-servers.mjs";
import { openProofFolder } from "./proof-folder.mjs";
import { describeProofs, readArguments, readProofs, sizeVariables } from "./proofs.mjs";

/** @import { Lifetime } from "../lifetime.mjs" */
/** @import { Asked, Proof } from "./proofs.mjs" */

const PROVED = /^proved: (.*)$/;
/** Milliseconds for a proof to end its servers; then they are killed. */
const GRACE_MS = 5000;

/**
 * `pnpm proof`: runs proofs one after another, and prints lines for docs/reliability.md. Leaves nothing behind.
 * @param {readonly string[]} args without a name all proofs are listed @param {Lifetime} lifetime
 * @returns {Promise<number>} 0 if all held, else 1 @throws {import("../failure.mjs").Failure}
 */
export async function prove(args, lifetime) {
  const proofs = readProofs();
  const asked = readArguments(args, proofs);
  if (asked.proofs.length === 0) {
    console.log(describeProofs(proofs));
    return 0;
  }
  await installIfNeeded(lifetime);
  const servers = await startTestServers(process.env, lifetime);
  console.log([...servers.there, ...servers.missing].join("\n"));
  /** @type {string[]} */
  const rows = [];
  let failed = 0;
  try {
    for (const proof of asked.proofs) {
      const { code, row } = await proveOne(proof, { asked, servers: servers.env, lifetime });
      failed += code === 0 ? 0 : 1;
      rows.push(row);
      lifetime.stop.throwIfAborted();
    }
  } finally {
    await servers.stop();
    console.log(
      ["", "| date | proof | seed | took | outcome |", "| --- | --- | --- | --- | --- |", ...rows].join("\n"),
    );
  }
  return failed === 0 ? 0 : 1;
}

/** @param {Proof} proof @param {{ asked: Asked, servers: Record<string, string>, lifetime: Lifetime }} options */
async function proveOne(proof, { asked, servers, lifetime }) {
  const started = Date.now();
  const folder = openProofFolder();
  const size = sizeVariables(proof, asked);
  console.log(
    `\n${proof.name}: ${Object.entries(size)
      .map((pair) => pair.join("="))
      .join(" ")}`,
  );
  const config = ["--root=apps/api", "--config=vitest.proof.config.ts"];
  /** @type {string[]} */
  const outcomes = [];
  let code = 1;
  try {
    code = await runChild(join(root, "apps/api/node_modules/.bin/vitest"), ["run", ...config, proof.file], {
      lifetime,
      env: toolEnvironment({ ...servers, ...size, ...folder.env }),
      graceMs: GRACE_MS,
      onLine(line) {
        console.log(line);
        outcomes.push(...(PROVED.exec(line)?.slice(1) ?? []));
      },
    });
  } finally {
    folder.remove();
  }
  const date = new Date(started).toISOString().slice(0, 10);
  const reason = code === 0 ? "skipped: this machine has not what it takes" : "FAILED";
  const verdict = lifetime.stop.aborted ? ["stopped"] : code === 0 && outcomes.length > 0 ? [] : [reason];
  const outcome = [...verdict, ...outcomes].join("; ");
  return { code, row: `| ${date} | ${proof.name} | ${asked.seed} | ${secondsSince(started)} | ${outcome} |` };
}
