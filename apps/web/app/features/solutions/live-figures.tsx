import { useQuery } from "@tanstack/react-query";
import { builtMetrics, FigureRows } from "./figures.tsx";
import { performanceMetricsQuery, queryClient } from "./solutions-queries.ts";

/**
 * The figures of the API's table; the site's own until these load, or if there are none. A late part separate from
 * figures.tsx: most sites show their own figures and never fetch the query library for them.
 */
export function LiveFigures() {
  const { data = [] } = useQuery(performanceMetricsQuery, queryClient);
  return <FigureRows metrics={data.length > 0 ? data : builtMetrics} />;
}
