import { useQuery } from "@tanstack/react-query";
import type { Pagination } from "@thirtyfold/api-contract";
import { fallbackSolutions } from "@thirtyfold/content";
import { type SolutionCard, toSolution } from "../../lib/solutions-data/solution-record.ts";
import { pageOf, type SolutionsSort } from "../../lib/solutions-data/solutions-list.ts";
import { solutionsPageQuery } from "../../lib/solutions-data/solutions-queries.ts";
import type { DataSource } from "../../settings.ts";

/** What the visitor is told when the list could not be loaded (SPEC, section 8). */
const loadFailure = "Failed to load solutions. Please try again later.";

/** The list's state (SPEC, section 3). */
export type SolutionsListState = Readonly<{
  solutions: readonly SolutionCard[];
  featured: readonly SolutionCard[];
  loading: boolean;
  error: string | undefined;
  pagination: Pagination;
  sort: SolutionsSort;
  /** Reads the list again. */
  retry: () => void;
}>;

type Asked = {
  source: DataSource;
  page: number;
  sort: SolutionsSort;
  built: readonly SolutionCard[] | undefined;
};

const builtIn = pageOf(fallbackSolutions.flatMap((solution) => toSolution(solution.slug, solution) ?? []));
const nothing = pageOf([]);

/** Reads a page of the list; where that fails or brings nothing, the five built-in solutions stand in (SPEC, section 4). */
export function useSolutions({ source, page, sort, built }: Asked): SolutionsListState {
  const { data, isPending, isError, refetch } = useQuery({
    ...solutionsPageQuery(source, page, sort),
    // A page under way keeps the one before it in view, and the first one what the page was built with.
    placeholderData: (before) => before ?? (built === undefined ? undefined : pageOf(built)),
  });
  const failed = isError || data?.solutions.length === 0;
  const { solutions, pagination } = failed ? builtIn : (data ?? nothing);
  return {
    solutions,
    featured: solutions.filter(({ featured }) => featured),
    loading: isPending,
    error: failed ? loadFailure : undefined,
    pagination,
    sort,
    retry: () => void refetch(),
  };
}
