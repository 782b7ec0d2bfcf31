import { median } from "../percentile.ts";
import type { Visit } from "./measure-visit.ts";

/** Visits of one page and of its plain counterpart, in turn. */
export type Pair = Readonly<{ ours: readonly Visit[]; plain: readonly Visit[] }>;

/** A page's figures beside the limits that they must hold: ms, and our paint as a multiple of the plain page's. */
export type Paints = Readonly<{
  fcp: number;
  fcpRatio: number;
  lcp: number;
  lcpRatio: number;
  cls: number;
  tbt: number;
}>;

/** What every page holds: paints as multiples of the plain page's, no layout shift at all, and ms of blocked time. */
export const limits = { fcpRatio: 1.2, lcpRatio: 1.4, cls: 0, tbt: 50 } as const;

/** Medians over all visits, except the layout shift: its worst counts. */
export function paintsOf({ ours, plain }: Pair): Paints {
  const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((visit) => visit[key]));
  const [fcp, lcp] = [of(ours, "fcp"), of(ours, "lcp")];
  return {
    fcp,
    fcpRatio: fcp / of(plain, "fcp"),
    lcp,
    lcpRatio: lcp / of(plain, "lcp"),
    cls: Math.max(...ours.map(({ cls }) => cls)),
    tbt: of(ours, "tbt"),
  };
}

/** The figures that are over their limits, as the table names them. */
export function missedBy({ fcpRatio, lcpRatio, cls, tbt }: Paints): string[] {
  // What is no number has not held.
  const held = {
    FCP: fcpRatio <= limits.fcpRatio,
    LCP: lcpRatio <= limits.lcpRatio,
    CLS: cls <= limits.cls,
    TBT: tbt <= limits.tbt,
  };
  return Object.entries(held).flatMap(([name, holds]) => (holds ? [] : [name]));
}
