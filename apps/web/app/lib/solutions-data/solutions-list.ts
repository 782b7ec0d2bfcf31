import type { Pagination } from "@thirtyfold/api-contract";
import type { SolutionCard } from "./solution-record.ts";

/** The list's standing order, and the size of its pages (SPEC, sections 3 and 9). */
export const listDefaults = { orderBy: "created_at", ascending: false, page: 1, limit: 10 } as const;

/** A page of solutions. */
export type SolutionsPage = Readonly<{ solutions: readonly SolutionCard[]; pagination: Pagination }>;

/** One page out of a whole list that came without pages. */
export function pageOf(all: readonly SolutionCard[], page: number = listDefaults.page): SolutionsPage {
  const { limit } = listDefaults;
  const pagination = { page, limit, total: all.length, pages: Math.ceil(all.length / limit) };
  return { solutions: all.slice((page - 1) * limit, page * limit), pagination };
}
