import { QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryClient } from "../../lib/solutions-data/query-client.ts";
import { solutionQuery, solutionsFileQuery } from "../../lib/solutions-data/solutions-queries.ts";
import type { DataSource } from "../../settings.ts";
import { SolutionLoading } from "./solution-loading.tsx";
import { SolutionMissing } from "./solution-missing.tsx";
import { SolutionView } from "./solution-view.tsx";

/** What is read. */
export type LiveSolutionProps = {
  /** As the address has it. */
  slug: string;
  /** As the data has it. */
  dataKey: string;
  source: DataSource;
};

/** The page as it is read: loading, then the solution, or why there is none (SPEC, section 8). */
export function LiveSolution(props: LiveSolutionProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ReadSolution {...props} />
    </QueryClientProvider>
  );
}

function ReadSolution({ slug, dataKey, source }: LiveSolutionProps) {
  // The file may be there already: then nothing has to load.
  const known = useQueryClient().getQueryData(solutionsFileQuery.queryKey)?.get(dataKey);
  const { data, isPending, isError, refetch } = useQuery({
    ...solutionQuery(source, dataKey),
    ...(known !== undefined && { placeholderData: known }),
  });
  if (isPending) return <SolutionLoading />;
  if (isError) return <SolutionMissing error="Failed to fetch solutions data" onRetry={() => void refetch()} />;
  return data === null ? <SolutionMissing error={`Solution not found: ${slug}`} /> : <SolutionView solution={data} />;
}
