import { median } from "../percentile.ts";
import type { Scores } from "./lighthouse-scores.ts";
import type { Navigation } from "./measure-navigations.ts";
import { limits, missedBy, type Paints } from "./measures.ts";

const columns = [34, 17, 17, 11, 8, 19];
const row = (cells: readonly string[]) =>
  `${cells
    .map((cell, index) => cell.padEnd(columns[index] ?? 0))
    .join("")
    .trimEnd()}\n`;

/** The table's first two lines: what stands in each column, and what it may be. */
export function tableHead(): string {
  const { fcpRatio, lcpRatio, cls, tbt } = limits;
  return (
    row(["page", "FCP", "LCP", "CLS", "TBT", "Lighthouse mobile"]) +
    row(["", `<= ${fcpRatio} x plain`, `<= ${lcpRatio} x plain`, `${cls}`, `${tbt} ms`, "100 each"])
  );
}

/** What was found out about a page; what was not asked for is undefined. */
export type Findings = Readonly<{ path: string; paints: Paints | undefined; scores: Scores | undefined }>;

/** A page's line: ms and multiples of the plain page's, its scores, and what is over its limit. */
export function pageRow({ path, paints, scores }: Findings): { text: string; missed: boolean } {
  const low = scores?.values.some((value) => value < 100) === true;
  const missed = [...(paints === undefined ? [] : missedBy(paints)), ...(low ? ["Lighthouse"] : [])];
  const verdict = missed.length > 0 ? `MISSED ${missed.join(", ")}` : "";
  const line = row([path, ...paintCells(paints), scores?.values.join(" ") ?? "", verdict]);
  const weak = (scores?.weak ?? []).map((audit) => `  below: ${audit}\n`);
  return { text: [line, ...weak].join(""), missed: missed.length > 0 };
}

function paintCells(paints: Paints | undefined): readonly string[] {
  if (paints === undefined) return ["", "", "", ""];
  const paint = (time: number, ratio: number) => `${time.toFixed(0)} ms ${ratio.toFixed(2)} x`;
  const { fcp, fcpRatio, lcp, lcpRatio, cls, tbt } = paints;
  return [paint(fcp, fcpRatio), paint(lcp, lcpRatio), cls === 0 ? "0" : cls.toPrecision(2), tbt.toFixed(0)];
}

/** The slowest that any page may be by a link that was rested on, in ms. */
const navigationLimit = 100;

/** A line for each page that a link of home leads to, slowest first, and whether all are quick enough. */
export function navigationTable(navigations: readonly Navigation[]): { text: string; missed: boolean } {
  const timesOf = (visits: readonly Navigation[]) => visits.map(({ time }) => time);
  const summary = (name: string, times: readonly number[]) => ({
    name,
    middle: median(times),
    slowest: Math.max(...times),
  });
  const pages = [...Map.groupBy(navigations, ({ to }) => to)].map(([to, visits]) => summary(to, timesOf(visits)));
  const lines = [summary("all of them", timesOf(navigations)), ...pages.toSorted((a, b) => b.slowest - a.slowest)];
  const late = (time: number) => (time < navigationLimit ? "" : "MISSED");
  const cells = lines.map(({ name, middle, slowest }) => [name, middle.toFixed(0), slowest.toFixed(0), late(slowest)]);
  const head = [
    ["from home by a link", "middle", "slowest"],
    ["", `< ${navigationLimit} ms`, `< ${navigationLimit} ms`],
  ];
  return { text: [...head, ...cells].map(row).join(""), missed: lines.some(({ slowest }) => late(slowest) !== "") };
}
