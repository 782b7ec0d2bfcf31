import { performanceMetrics, performanceMetricsNote } from "@thirtyfold/content";
import { BeforeAfter } from "@thirtyfold/ui";
import type { PerformanceMetric } from "./solutions-queries.ts";

export const builtMetrics = performanceMetrics.map(({ change, ...metric }) => ({ ...metric, ...change }));

export function BuiltFigures() {
  return <FigureRows metrics={builtMetrics} />;
}

/** The metric left of the fold, its two counts as bars right of it. */
export function FigureRows({ metrics }: { metrics: readonly PerformanceMetric[] }) {
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {metrics.map(({ id, label, before, after, ratio }) => (
          <li key={id} className="grid-cols-10 items-start gap-x-gutter py-7 md:grid md:py-9">
            <div className="col-span-3">
              <h3 className="text-h3">{label}</h3>
              <p className="mt-1.5 text-small text-fg-3 tabular-nums">{Math.round((1 - ratio) * 100)}% less time</p>
            </div>
            <BeforeAfter before={before} after={after} ratio={ratio} className="col-span-7 mt-5 text-ui md:mt-1" />
          </li>
        ))}
      </ul>
      {metrics.some(({ illustrative }) => illustrative) && (
        <p className="mt-7 text-small text-fg-3">{performanceMetricsNote}</p>
      )}
    </>
  );
}
