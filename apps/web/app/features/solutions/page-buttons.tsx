import type { Pagination } from "@thirtyfold/api-contract";
import { solutionsPage } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import type { SolutionsSort } from "../../lib/solutions-data/solutions-list.ts";

type PageButtonsProps = {
  pagination: Pagination;
  sort: SolutionsSort;
  onPage: (page: number) => void;
  /** Asks for the other end first. */
  onTurn: () => void;
};

/** The way to the list's other pages, where there are any, and to its other end. At first the newest records come first. */
export function PageButtons({ pagination: { page, pages }, sort: { ascending }, onPage, onTurn }: PageButtonsProps) {
  if (pages < 2) return null;
  const { pages: label, newer, older, newestFirst, oldestFirst } = solutionsPage.list;
  return (
    <nav aria-label={label} className="mt-7 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-small text-fg-3 tabular-nums">
        Page {page} of {pages}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" onClick={onTurn}>
          {ascending ? newestFirst : oldestFirst}
        </Button>
        <Button variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {ascending ? older : newer}
        </Button>
        <Button variant="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {ascending ? newer : older}
        </Button>
      </div>
    </nav>
  );
}
