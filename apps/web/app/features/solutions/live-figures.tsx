import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { queryClient } from "../../lib/solutions-data/query-client.ts";
import { performanceMetricsQuery } from "../../lib/solutions-data/solutions-queries.ts";
import { builtMetrics } from "./built-figures.tsx";
import { FigureRows } from "./figure-rows.tsx";

/** The figures of the API's table; the site's own until they are there, and where there are none. */
export function LiveFigures() {
  return (
    <QueryClientProvider client={queryClient}>
      <TableFigures />
    </QueryClientProvider>
  );
}

function TableFigures() {
  const { data = [] } = useQuery(performanceMetricsQuery);
  return <FigureRows metrics={data.length > 0 ? data : builtMetrics} />;
}
