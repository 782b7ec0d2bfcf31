import { useQuery } from "@tanstack/react-query";
import type { Pagination } from "@thirtyfold/api-contract";
import { fallbackSolutions, solutionsPage } from "@thirtyfold/content";
import { Button, Skeleton, SkeletonGroup } from "@thirtyfold/ui";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useState } from "react";
import { passFocusOn } from "../../lib/pass-focus-on.ts";
import type { DataSource } from "../../settings.ts";
import { IndustryIcon } from "./industry-icon.tsx";
import { SolutionGrid } from "./solution-grid.tsx";
import { type SolutionCard, toSolution } from "./solution-record.ts";
import {
  defaultSort,
  listDefaults,
  pageOf,
  queryClient,
  type SolutionsPage,
  type SolutionsSort,
  solutionsPageQuery,
} from "./solutions-queries.ts";

export type LiveSolutionsProps = {
  source: DataSource;
  /** Shown until the list has loaded. */
  built: readonly SolutionCard[] | undefined;
};

/** The list, read from the site's file or from the API's table. */
export function LiveSolutions({ source, built }: LiveSolutionsProps) {
  const [page, setPage] = useState<number>(listDefaults.page);
  const [asked, setAsked] = useState(defaultSort);
  const state = useSolutions({ source, page, sort: asked, built });
  const { loading, error, retry, retrying, solutions, featured, pagination, sort } = state;
  const reverse = () => {
    setAsked({ ...sort, ascending: !sort.ascending });
    setPage(listDefaults.page);
  };
  if (loading) return <SolutionsLoading />;
  return (
    <>
      {error !== undefined && <LoadFailure text={error} busy={retrying} onRetry={retry} />}
      <SolutionGrid
        solutions={solutions}
        featured={featured}
        before={error === undefined ? (pagination.page - 1) * pagination.limit : 0}
        IndustryIcon={IndustryIcon}
      />
      <PageButtons pagination={pagination} sort={sort} onPage={setPage} onReverse={reverse} />
    </>
  );
}

function LoadFailure({ text, busy, onRetry }: { text: string; busy: boolean; onRetry: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-bad-wash px-5 py-3.5">
      <p role="alert" className="flex items-center gap-3 text-bad">
        <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        {text}
      </p>
      <Button ref={passFocusOn} variant="outline" size="sm" busy={busy} onClick={onRetry}>
        {solutionsPage.list.retry}
      </Button>
    </div>
  );
}

type PageButtonsProps = {
  pagination: Pagination;
  sort: SolutionsSort;
  onPage: (page: number) => void;
  /** Reverses the order. */
  onReverse: () => void;
};

/** The previous and next page, and the order of the list; nothing if there is only one page. */
export function PageButtons({ pagination: { page, pages }, sort: { ascending }, onPage, onReverse }: PageButtonsProps) {
  if (pages < 2) return null;
  const { pages: label, newer, older, newestFirst, oldestFirst } = solutionsPage.list;
  // The last press of a button must not drop the focus, as `disabled` would.
  const step = (to: number) => (to < 1 || to > pages ? { "aria-disabled": true } : { onClick: () => onPage(to) });
  return (
    <nav aria-label={label} className="mt-7 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-small text-fg-3 tabular-nums">
        Page {page} of {pages}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" onClick={onReverse}>
          {ascending ? newestFirst : oldestFirst}
        </Button>
        <Button variant="outline" {...step(page - 1)}>
          {ascending ? older : newer}
        </Button>
        <Button variant="outline" {...step(page + 1)}>
          {ascending ? newer : older}
        </Button>
      </div>
    </nav>
  );
}

const cells = [1, 2, 3, 4, 5, 6, 7, 8];

/** The grid's geometry while the list loads. */
export function SolutionsLoading() {
  return (
    <SkeletonGroup label="Loading solutions">
      <div className="grid border-t border-l border-line md:grid-cols-2 wide:grid-cols-4">
        {cells.map((cell) => (
          <div key={cell} className="border-r border-b border-line px-[22px] pt-5 pb-6">
            <Skeleton className="h-5 w-12" />
            <Skeleton className="mt-[18px] aspect-[320/184] h-auto w-full rounded-sm" />
            <Skeleton className="mt-6 h-5 w-3/5" />
            <Skeleton lines={3} className="mt-2 text-[0.9375rem] leading-normal" />
            <Skeleton lines={3} className="mt-[18px] text-small leading-[34px]" />
            <Skeleton className="mt-7 w-24" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The message from SPEC, section 8. */
const loadFailure = "Failed to load solutions. Please try again later.";

/** The list's state (SPEC, section 3). */
type SolutionsListState = Readonly<{
  solutions: readonly SolutionCard[];
  featured: readonly SolutionCard[];
  loading: boolean;
  error: string | undefined;
  pagination: Pagination;
  sort: SolutionsSort;
  retry: () => void;
  /** Whether a retry is in progress: the message and the list stay until it settles. */
  retrying: boolean;
}>;

type Asked = {
  source: DataSource;
  page: number;
  sort: SolutionsSort;
  built: readonly SolutionCard[] | undefined;
};

const builtIn = pageOf(fallbackSolutions.flatMap((solution) => toSolution(solution.slug, solution) ?? []));
const nothing = pageOf([]);

/**
 * Reads a page of the list; if that fails or returns nothing, the five built-in solutions replace it (SPEC, section 4).
 */
function useSolutions({ source, page, sort, built }: Asked): SolutionsListState {
  const query = solutionsPageQuery(source, page, sort);
  // While a page loads, the previous one stays visible; initially it is the list that the build put into the page.
  const placeholderData = (before?: SolutionsPage) => before ?? (built === undefined ? undefined : pageOf(built));
  const { data, isPending, isError, refetch } = useQuery({ ...query, placeholderData }, queryClient);
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await refetch();
    setRetrying(false);
  };
  const failed = retrying || isError || data?.solutions.length === 0;
  const { solutions, pagination } = failed ? builtIn : (data ?? nothing);
  // A page that fails still belongs to the list: its buttons lead back.
  const first = failed && queryClient.getQueryData(solutionsPageQuery(source, listDefaults.page, sort).queryKey);
  return {
    solutions,
    featured: solutions.filter(({ featured }) => featured),
    loading: isPending && !retrying,
    error: failed ? loadFailure : undefined,
    pagination: first ? { ...first.pagination, page } : pagination,
    sort,
    retry: () => void retry(),
    retrying,
  };
}
