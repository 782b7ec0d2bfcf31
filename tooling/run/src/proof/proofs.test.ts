import { describe, expect, test } from "vitest";
import { describeProofs, readArguments, readProofs, sizeVariables } from "./proofs.mjs";

const killed = {
  name: "killed",
  file: "src/killed.proof.test.ts",
  does: "kill -9 under load",
  unit: "kills",
  small: { sqlite: 5, postgres: 2 },
  full: { sqlite: 200, postgres: 50 },
};
const sockets = { ...killed, name: "sockets", small: { sockets: 10 }, full: { sockets: 10_000 } };
const proofs = [killed, sockets];

const variables = (...args: string[]) => sizeVariables(killed, readArguments(["killed", "--seed=5", ...args], proofs));

describe("pnpm proof", () => {
  test("lists the proofs with their sizes", () => {
    expect(describeProofs(proofs)).toContain("kills: 5 sqlite, 2 postgres; full: 200 sqlite, 50 postgres");
    expect(describeProofs(readProofs())).toContain("nothing-lost");
  });

  test("runs the named ones, or all", () => {
    expect(readArguments([], proofs).proofs).toEqual([]);
    expect(readArguments(["sockets"], proofs).proofs).toEqual([sockets]);
    expect(readArguments(["all", "--full"], proofs)).toMatchObject({ proofs, full: true });
  });

  test("runs them in small size with a random seed, unless a size or seed is given", () => {
    expect(variables()).toEqual({ PROOF_SEED: "5" });
    expect(variables("--runs=20")).toEqual({ PROOF_SEED: "5", PROOF_RUNS: "20" });
    expect(variables("--full")).toEqual({ PROOF_SEED: "5", PROOF_RUNS: "200" });
    expect(readArguments(["killed"], proofs).seed).toBeGreaterThanOrEqual(0);
  });

  test("runs them on one database, in full with the number of runs set for it", () => {
    expect(variables("--full", "--database=postgres")).toEqual({
      PROOF_SEED: "5",
      PROOF_RUNS: "50",
      PROOF_DATABASE: "postgres",
    });
  });

  test.each([
    ["There is no kiled", "kiled"],
    ["There is no --run", "killed", "--run=5"],
    ["--runs=many is no whole number", "killed", "--runs=many"],
    ["--runs=0 is no whole number", "killed", "--runs=0"],
    ["--database=mysql is neither", "killed", "--database=mysql"],
  ])("reports an invalid argument: %s", (message, ...args) => {
    expect(() => readArguments(args, proofs)).toThrow(message);
  });
});
