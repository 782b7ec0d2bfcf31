import type { Pagination } from "@thirtyfold/api-contract";
import { solutionsPage } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";

type PageButtonsProps = { pagination: Pagination; onPage: (page: number) => void };

/** The way to the list's other pages, where there are any: the newest records are on the first. */
export function PageButtons({ pagination: { page, pages }, onPage }: PageButtonsProps) {
  if (pages < 2) return null;
  const { pages: label, newer, older } = solutionsPage.list;
  return (
    <nav aria-label={label} className="mt-7 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-small text-fg-3 tabular-nums">
        Page {page} of {pages}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {newer}
        </Button>
        <Button variant="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {older}
        </Button>
      </div>
    </nav>
  );
}
