import { performanceMetrics } from "@thirtyfold/content";
import { FigureRows } from "./figure-rows.tsx";

/** The site's own figures, as records of the table. */
export const builtMetrics = performanceMetrics.map(({ change, ...metric }) => ({ ...metric, ...change }));

/** The figures that the site was built with. */
export function BuiltFigures() {
  return <FigureRows metrics={builtMetrics} />;
}
