import type { Pagination } from "@thirtyfold/api-contract";
import type { SolutionCard } from "./solution-record.ts";

/** By which column a list is sorted, and which end comes first. */
export type SolutionsSort = Readonly<{ orderBy: string; ascending: boolean }>;

/** The list's order at first (SPEC, section 3). */
export const defaultSort: SolutionsSort = { orderBy: "created_at", ascending: false };

/** The page that a list begins with, and the size of each (SPEC, section 9). */
export const listDefaults = { page: 1, limit: 10 } as const;

/** A page of solutions. */
export type SolutionsPage = Readonly<{ solutions: readonly SolutionCard[]; pagination: Pagination }>;

/** One page out of a whole list that came without pages. */
export function pageOf(all: readonly SolutionCard[], page: number = listDefaults.page): SolutionsPage {
  const { limit } = listDefaults;
  const pagination = { page, limit, total: all.length, pages: Math.ceil(all.length / limit) };
  return { solutions: all.slice((page - 1) * limit, page * limit), pagination };
}
