import { useQuery } from "@tanstack/react-query";
import { company, solutionPage } from "@thirtyfold/content";
import { useEffect } from "react";
import type { DataSource } from "../../settings.ts";
import { SolutionLoading, SolutionMissing, SolutionNotLoaded } from "./solution-placeholders.tsx";
import { SolutionView } from "./solution-view.tsx";
import { queryClient, solutionQuery, solutionsFileQuery } from "./solutions-queries.ts";

export type LiveSolutionProps = {
  /** The slug in the URL, for the message if there is no such solution. */
  slug: string;
  dataKey: string;
  source: DataSource;
};

/** A solution's page during a read: loading, then the solution or why it is missing (SPEC, section 8). */
export function LiveSolution({ slug, dataKey, source }: LiveSolutionProps) {
  // If the file is already loaded, nothing else has to load.
  const known = queryClient.getQueryData(solutionsFileQuery.queryKey)?.get(dataKey);
  const query = { ...solutionQuery(source, dataKey), ...(known !== undefined && { placeholderData: known }) };
  const { data, isPending, isError, refetch } = useQuery(query, queryClient);
  useTitle((isError ? solutionPage.failed : data === null ? solutionPage.missing : data)?.title);
  if (isPending) return <SolutionLoading />;
  if (isError) return <SolutionNotLoaded onRetry={() => void refetch()} />;
  return data === null ? <SolutionMissing error={`Solution not found: ${slug}`} /> : <SolutionView solution={data} />;
}

/** Sets titles the build cannot know: of table records, of failed reads and, after going back, of missing solutions. */
function useTitle(of: string | undefined): void {
  useEffect(() => {
    if (of === undefined) return;
    const [before, own] = [document.title, `${of} | ${company.name}`];
    document.title = own;
    return () => {
      // The next page may have set its title already.
      if (document.title === own) document.title = before;
    };
  }, [of]);
}
