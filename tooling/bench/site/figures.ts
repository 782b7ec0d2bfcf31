import { median } from "../percentile.ts";

/** Figures by name, such as `{ "FCP, ms": 906 }`. */
export type Measured = Readonly<Record<string, number>>;

/** The website, the plain page of the same text, and any other static build. */
export type Side = "ours" | "plain" | "peer";

/** The maximum for a figure: absolute, or as a multiple of the plain page's. */
export type Goal = Readonly<{ most: number }> | Readonly<{ times: number }>;

/** A page's rounds for each side; every round has the same figures. */
export type Rounds = Partial<Readonly<Record<Side, readonly Measured[]>>>;

/** One line per figure: the medians, and whether a goal is met. */
export function figureRows(rounds: Rounds, goals: Readonly<Record<string, Goal>>): { text: string; missed: boolean } {
  const names = Object.keys(rounds.ours?.[0] ?? {});
  const rows = names.map((name) => figureRow(name, rounds, goals[name]));
  return { text: rows.map(({ cells }) => row(cells)).join(""), missed: rows.some(({ missed }) => missed) };
}

export const headRow = (page: string) => row([page, "ours", "plain", "peer", "goal"]);

function figureRow(name: string, rounds: Rounds, goal: Goal | undefined): { cells: string[]; missed: boolean } {
  // For layout shifts the worst visit counts: even rare ones are not acceptable.
  const value = (side: Side) => {
    const values = rounds[side]?.map((measured) => measured[name] ?? Number.NaN) ?? [];
    return name.startsWith("CLS") ? Math.max(...values) : median(values);
  };
  const [ours, plain, peer] = [value("ours"), value("plain"), value("peer")];
  const most = goal === undefined ? undefined : "most" in goal ? goal.most : goal.times * plain;
  // NaN counts as missed.
  const missed = most !== undefined && !(ours <= most);
  const goalText = goal === undefined ? "" : "most" in goal ? `<= ${goal.most}` : `<= ${goal.times} x plain`;
  const verdict = most === undefined ? "" : missed ? "MISSED" : "held";
  return { cells: [`  ${name}`, shown(ours), beside(plain, ours), beside(peer, ours), goalText, verdict], missed };
}

function shown(value: number): string {
  if (!Number.isFinite(value)) return "-";
  if (value === 0 || Number.isInteger(value)) return String(value);
  return Math.abs(value) < 10 ? value.toPrecision(2) : value.toFixed(0);
}

const beside = (value: number, ours: number) =>
  value > 0 && Number.isFinite(value) ? `${shown(value)} (${(ours / value).toFixed(2)} x)` : shown(value);

const widths = [44, 10, 17, 17, 17];
const row = (cells: readonly string[]) =>
  `${cells
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join("")
    .trimEnd()}\n`;
