import { loadavg } from "node:os";
import type { Scores } from "./lighthouse-scores.ts";
import type { Navigation } from "./measure-navigations.ts";
import type { Visit } from "./measure-visit.ts";

/** The middle value; of an even number the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A page's medians beside the hand-written page's, each with its ratio and the budget that it should hold. */
export function ratioRow(name: string, visits: { ours: readonly Visit[]; handWritten: readonly Visit[] }): string {
  const of = (side: "ours" | "handWritten", key: keyof Visit) => median(visits[side].map((visit) => visit[key]));
  const paint = (key: "fcp" | "lcp", budget: number) => {
    const ratio = of("ours", key) / of("handWritten", key);
    const times = `${of("ours", key).toFixed(0)} ms v ${of("handWritten", key).toFixed(0)} ms`;
    return `  ${key.toUpperCase()} ${times}, ${ratio.toFixed(2)} x (<= ${budget} x) ${held(ratio <= budget)}\n`;
  };
  const cls = of("ours", "cls");
  const tbt = of("ours", "tbt");
  return [
    `${name}: ours v hand-written\n`,
    paint("fcp", 1.2),
    paint("lcp", 1.4),
    `  CLS ${cls.toFixed(4)} (0) ${held(cls === 0)}\n`,
    `  TBT ${tbt.toFixed(0)} ms v ${of("handWritten", "tbt").toFixed(0)} ms (<= 50 ms) ${held(tbt <= 50)}\n`,
  ].join("");
}

/** How long a link takes to its page, and the slowest page in the middle of its visits. */
export function navigationRow(navigations: readonly Navigation[]): string {
  const middle = median(navigations.map(({ time }) => time));
  const pages = [...new Set(navigations.map(({ to }) => to))].map((page) => {
    return { page, time: median(navigations.filter(({ to }) => to === page).map(({ time }) => time)) };
  });
  const slowest = pages.toSorted((a, b) => b.time - a.time)[0];
  const worst = slowest === undefined ? "" : `, slowest ${slowest.page} ${slowest.time.toFixed(0)} ms`;
  const [load = 0] = loadavg();
  return `navigation by a link, prefetched: ${middle.toFixed(0)} ms (<= 100 ms) ${held(middle <= 100)}${worst}; machine's load ${load.toFixed(1)}\n`;
}

/** A page's Lighthouse scores, each the median of its runs. */
export function scoreRow(name: string, { scores, weak }: Scores): string {
  const shown = [...scores].map(([category, score]) => `${category} ${score.toFixed(0)}`);
  const all = [...scores.values()].every((score) => score === 100);
  return `${name}: Lighthouse mobile ${shown.join(", ")} (100 each) ${held(all)}\n${weak.map((audit) => `  below: ${audit}\n`).join("")}`;
}

function held(holds: boolean): string {
  return holds ? "held" : "MISSED";
}
