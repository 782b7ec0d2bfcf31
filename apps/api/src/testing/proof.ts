import proofs from "./proofs.json" with { type: "json" };

type Size = Readonly<Record<string, number>>;

const asked = process.env["PROOF_RUNS"];
const database = process.env["PROOF_DATABASE"];

/** Repeats what a proof did by chance: `PROOF_SEED`, as it was printed. */
export const proofSeed = Number(process.env["PROOF_SEED"] ?? Date.now() % 2 ** 31);

/**
 * How often each part of a proof is to run: as it says of itself in `proofs.json` when small, or so that its first part
 * runs `PROOF_RUNS` times and the others keep their proportion. `PROOF_DATABASE` leaves one database: the other runs 0 times,
 * and is to be skipped.
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

/** Says what a proof has done: `pnpm proof` makes a line for docs/reliability.md of it. */
export function proved(what: string): void {
  console.log(`proved: ${what}`);
}
