import { QueryClientProvider } from "@tanstack/react-query";
import { solutionsPage } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useState } from "react";
import { queryClient } from "../../lib/solutions-data/query-client.ts";
import type { SolutionCard } from "../../lib/solutions-data/solution-record.ts";
import { defaultSort, listDefaults } from "../../lib/solutions-data/solutions-list.ts";
import type { DataSource } from "../../settings.ts";
import { IndustryIcon } from "./industry-icon.tsx";
import { PageButtons } from "./page-buttons.tsx";
import { SolutionGrid } from "./solution-grid.tsx";
import { SolutionRow } from "./solution-row.tsx";
import { SolutionsLoading } from "./solutions-loading.tsx";
import { useSolutions } from "./use-solutions.ts";

export type LiveSolutionsProps = {
  source: DataSource;
  /** Shown until what is read is there. */
  built: readonly SolutionCard[] | undefined;
};

/** The list as it is read: from the site's file, or from the API's table. */
export function LiveSolutions(props: LiveSolutionsProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LiveList {...props} />
    </QueryClientProvider>
  );
}

function LiveList({ source, built }: LiveSolutionsProps) {
  const [page, setPage] = useState<number>(listDefaults.page);
  const [asked, setAsked] = useState(defaultSort);
  const state = useSolutions({ source, page, sort: asked, built });
  const { loading, error, retry, solutions, featured, pagination, sort } = state;
  const turn = () => {
    setAsked({ ...sort, ascending: !sort.ascending });
    setPage(listDefaults.page);
  };
  if (loading) return <SolutionsLoading />;
  return (
    <>
      {error !== undefined && <LoadFailure text={error} onRetry={retry} />}
      <SolutionGrid
        solutions={solutions}
        featured={featured}
        before={(pagination.page - 1) * pagination.limit}
        Other={SolutionRow}
        IndustryIcon={IndustryIcon}
      />
      <PageButtons pagination={pagination} sort={sort} onPage={setPage} onTurn={turn} />
    </>
  );
}

function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-bad-wash px-5 py-3.5">
      <p role="alert" className="flex items-center gap-3 text-bad">
        <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        {text}
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {solutionsPage.list.retry}
      </Button>
    </div>
  );
}
