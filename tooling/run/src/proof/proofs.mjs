import { join } from "node:path";
import { Failure } from "../failure.mjs";
import { readJson, record, text } from "../json.mjs";
import { root } from "../repository.mjs";

/**
 * `file` is relative to `apps/api`; `unit` is what sizes count; `small` and `full`: runs of each part.
 * @typedef {Record<string, number>} Sizes
 * @typedef {{ name: string, file: string, does: string, unit: string, small: Sizes, full: Sizes }} Proof
 */

/** @returns {Proof[]} those in `apps/api/src/testing/proofs.json`, which the proofs read, too */
export function readProofs() {
  const proofs = record(readJson(join(root, "apps/api/src/testing/proofs.json")));
  return Object.entries(proofs).map(([name, entry]) => {
    const { file, does, unit, small, full } = record(entry);
    return { name, file: text(file), does: text(does), unit: text(unit), small: sizes(small), full: sizes(full) };
  });
}

/** @param {unknown} value */
function sizes(value) {
  return Object.fromEntries(Object.entries(record(value)).map(([part, count]) => [part, Number(count)]));
}

/**
 * No `proofs`: list them. `runs` undefined: the small size, unless `full`.
 * @typedef {{ proofs: Proof[], seed: number, full: boolean, runs: number | undefined, database: string | undefined }}
 * Asked
 */

const USAGE = "pnpm proof [all | <name> ...] [--full | --runs=<n>] [--seed=<n>] [--database=sqlite|postgres]";

/** @param {readonly string[]} args @param {readonly Proof[]} proofs @returns {Asked} @throws {Failure} if unknown */
export function readArguments(args, proofs) {
  const names = args.filter((arg) => !arg.startsWith("-"));
  const flags = new Map(args.filter((arg) => arg.startsWith("-")).map(splitFlag));
  const unknown = [
    ...names.filter((name) => name !== "all" && !proofs.some((proof) => proof.name === name)),
    ...[...flags.keys()].filter((flag) => !["--full", "--runs", "--seed", "--database"].includes(flag)),
  ];
  if (unknown.length > 0) {
    throw new Failure(`There is no ${unknown.join(", ")}. ${USAGE}\n${describeProofs(proofs)}`);
  }
  const database = flags.get("--database");
  if (database !== undefined && database !== "sqlite" && database !== "postgres") {
    throw new Failure(`--database=${database} is neither sqlite nor postgres.`);
  }
  const chosen = proofs.filter(({ name }) => names.includes("all") || names.includes(name));
  const runs = readNumber(flags, "--runs", 1);
  const full = flags.has("--full");
  const seed = readNumber(flags, "--seed", 0) ?? Date.now() % 2 ** 31;
  return { proofs: chosen, runs, seed, database, full };
}

/** @param {string} flag @returns {[string, string]} */
function splitFlag(flag) {
  const [name = "", ...value] = flag.split("=");
  return [name, value.join("=")];
}

/** @param {ReadonlyMap<string, string>} flags @param {string} name @param {number} min */
function readNumber(flags, name, min) {
  const value = flags.get(name);
  if (value !== undefined && (!/^\d{1,9}$/.test(value) || Number(value) < min)) {
    throw new Failure(`${name}=${value} is no whole number from ${min} on.`);
  }
  return value === undefined ? undefined : Number(value);
}

/** @param {readonly Proof[]} proofs @returns {string} their names and sizes */
export function describeProofs(proofs) {
  const width = Math.max(...proofs.map(({ name }) => name.length));
  const lines = proofs.flatMap(({ name, does, unit, small, full }) => [
    `  ${name.padEnd(width)}  ${does}`,
    `  ${" ".repeat(width)}  ${unit}: ${describeSize(small)}; full: ${describeSize(full)}`,
  ]);
  return ["Proofs, with their size in npm test and in full:", ...lines, "", `  ${USAGE}`].join("\n");
}

/** @param {Record<string, number>} size */
function describeSize(size) {
  const parts = Object.entries(size);
  const count = (/** @type {number} */ value) => value.toLocaleString("en");
  return parts.map(([part, value]) => (parts.length === 1 ? count(value) : `${count(value)} ${part}`)).join(", ");
}

/** @param {Proof} proof @param {Asked} asked @returns {Record<string, string>} variables with the size */
export function sizeVariables({ full }, { runs, full: whole, seed, database }) {
  const [first = 0] = database !== undefined && database in full ? [full[database]] : Object.values(full);
  const count = runs ?? (whole ? first : undefined);
  return {
    PROOF_SEED: String(seed),
    ...(count !== undefined && { PROOF_RUNS: String(count) }),
    ...(database !== undefined && { PROOF_DATABASE: database }),
  };
}
