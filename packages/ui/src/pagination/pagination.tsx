"use client";
import { cx } from "class-variance-authority";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ComponentProps } from "react";
import { Button } from "../button/button.tsx";

export type PaginationProps = Omit<ComponentProps<"nav">, "children"> & {
  /** The current page, starting at 1. */
  page: number;
  /** The number of pages. Omit it if the count is unknown: then `hasNext` says whether there is another. */
  pages?: number;
  /** Whether there is a page after this one. */
  hasNext?: boolean;
  /** Called with the requested page. */
  onPageChange: (page: number) => void;
  /** The texts, in the page's language. */
  words?: { label: string; previous: string; next: string; at: (page: number, pages: number | undefined) => string };
};

const english = {
  label: "Pages",
  previous: "Previous page",
  next: "Next page",
  at: (page: number, pages: number | undefined) => (pages === undefined ? `Page ${page}` : `Page ${page} of ${pages}`),
};

/** Leads through the pages of a list. Let the heading above the rows say what they are. */
export function Pagination(props: PaginationProps) {
  const { page, pages, hasNext = pages !== undefined && page < pages, onPageChange, words = english, ...rest } = props;
  const arrow = { "aria-hidden": true, strokeWidth: 1.75, className: "tf:size-5 tf:rtl:-scale-x-100" } as const;
  return (
    <nav aria-label={words.label} {...rest} className={cx("tf:flex tf:items-center tf:gap-2", rest.className)}>
      <Step label={words.previous} enabled={page > 1} onPress={() => onPageChange(page - 1)}>
        <ChevronLeft {...arrow} />
      </Step>
      <span aria-live="polite" className="tf:basis-24 tf:text-center tf:text-small tf:text-fg-2 tf:tabular-nums">
        {words.at(page, pages)}
      </span>
      <Step label={words.next} enabled={hasNext} onPress={() => onPageChange(page + 1)}>
        <ChevronRight {...arrow} />
      </Step>
    </nav>
  );
}

type StepProps = {
  label: string;
  enabled: boolean;
  onPress: () => void;
  children: ComponentProps<"button">["children"];
};

/** Keeps focus at the ends of the list, where a disabled button would lose it. */
function Step({ label, enabled, onPress, children }: StepProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      aria-disabled={!enabled || undefined}
      onClick={() => enabled && onPress()}
      className="tf:aria-disabled:cursor-not-allowed tf:aria-disabled:border-line tf:aria-disabled:text-fg-3"
    >
      {children}
    </Button>
  );
}
