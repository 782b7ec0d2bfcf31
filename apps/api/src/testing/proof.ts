import proofs from "./proofs.json" with { type: "json" };

type Size = Readonly<Record<string, number>>;

const asked = process.env["PROOF_RUNS"];
const database = process.env["PROOF_DATABASE"];

/** Repeats the random choices of a proof: `PROOF_SEED`, as it was printed. */
export const proofSeed = Number(process.env["PROOF_SEED"] ?? Date.now() % 2 ** 31);

/**
 * The number of runs of each part of a proof: its small size in `proofs.json`, or scaled so that its first part runs
 * `PROOF_RUNS` times and the others keep their proportion. `PROOF_DATABASE` selects one database: the other runs 0
 * times, and is to be skipped.
 */
export function proofSize(name: keyof typeof proofs): (part: string) => number {
  const { small, full }: { small: Size; full: Size } = proofs[name];
  const [first = ""] = Object.keys(full);
  return (part) => {
    if (database !== undefined && part !== database && ["sqlite", "postgres"].includes(part)) return 0;
    if (asked === undefined) return small[part] ?? 0;
    const whole = full[database === part ? part : first] ?? 1;
    return Math.ceil((Number(asked) * (full[part] ?? 0)) / whole);
  };
}

/** Reports the result of a proof: `pnpm proof` turns it into a line of docs/reliability.md. */
export function proved(what: string): void {
  console.log(`proved: ${what}`);
}
