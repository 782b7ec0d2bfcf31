"use client";
import { cx } from "class-variance-authority";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { type ComponentProps, type ReactNode, useCallback, useState } from "react";
import { Skeleton } from "../skeleton/skeleton.tsx";

export type TableProps = ComponentProps<"table"> & {
  /** The subject of the table. It names the table, and the region that scrolls if the table is too wide. */
  label: string;
  /** Rows of 36 px instead of 48. */
  dense?: boolean;
  /** The header stays while the rows scroll: give the table a height with `scrollClassName`. */
  stickyHead?: boolean;
  /** The first column stays while the others scroll sideways: put the names there. Its ground is the page's, or the row's. */
  stickyColumn?: boolean;
  /** For the scrolling box around the table. */
  scrollClassName?: string;
};

/**
 * Rows of one kind for comparison. It scrolls on its own, sideways too: then it is a tab stop, so that keys can scroll
 * it, and a shadow shows on which side there are more columns.
 */
export function Table(given: TableProps) {
  const {
    label,
    dense = false,
    stickyHead = false,
    stickyColumn = false,
    scrollClassName,
    className,
    ...props
  } = given;
  const { region, scrolls, more } = useScrollHint();
  return (
    <div
      ref={region}
      role="region"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
      data-more={more || undefined}
      className={cx(
        "tf:relative tf:overflow-auto tf:rounded-md tf:border tf:border-line tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus",
        moreLook,
        scrollClassName,
      )}
    >
      <table
        aria-label={label}
        {...props}
        data-dense={dense ? "" : undefined}
        data-sticky={stickyHead ? "" : undefined}
        data-sticky-column={stickyColumn ? "" : undefined}
        className={cx(
          "group/table tf:w-full tf:border-collapse tf:text-ui tf:text-fg",
          stickyColumn && "tf:bg-canvas",
          className,
        )}
      />
    </div>
  );
}

const moreLook = [
  "tf:data-more:bg-[linear-gradient(to_right,var(--tf-more-left,transparent),transparent_1rem),linear-gradient(to_left,var(--tf-more-right,transparent),transparent_1rem)]",
  "tf:data-[more~=left]:[--tf-more-left:color-mix(in_oklab,var(--tf-fg)_25%,transparent)] tf:data-[more~=right]:[--tf-more-right:color-mix(in_oklab,var(--tf-fg)_25%,transparent)]",
];

/** Whether the region scrolls, and on which sides there is more of the table. */
function useScrollHint() {
  // Assume that it scrolls until a script has measured it.
  const [scrolls, setScrolls] = useState(true);
  const [more, setMore] = useState("");
  const region = useCallback((element: HTMLElement | null) => {
    const table = element?.firstElementChild;
    // jsdom has no layout, and no ResizeObserver.
    if (!element || !table || !("ResizeObserver" in window)) return undefined;
    const look = () => {
      const [seen, whole] = [element.getBoundingClientRect(), table.getBoundingClientRect()];
      // Tolerates the border, and fractions of a pixel.
      const sides = [whole.left < seen.left - 1 ? "left" : "", whole.right > seen.right + 1 ? "right" : ""];
      setMore(sides.join(" ").trim());
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(table);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  return { region, scrolls, more };
}

/** The header rows. */
export function TableHead({ className, ...props }: ComponentProps<"thead">) {
  return (
    <thead
      {...props}
      className={cx(
        "tf:bg-surface-2 tf:text-small tf:text-fg-2 tf:group-data-sticky/table:sticky tf:group-data-sticky/table:top-0 tf:group-data-sticky/table:z-2",
        className,
      )}
    />
  );
}

/** The data rows. */
export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody {...props} className={cx("tf:bg-inherit tf:align-middle", className)} />;
}

export type TableRowProps = ComponentProps<"tr"> & {
  /** Selected, by a Checkbox in the row. */
  selected?: boolean;
};

/** One row, ruled below. */
export function TableRow({ selected = false, className, ...props }: TableRowProps) {
  return (
    <tr
      data-selected={selected ? "" : undefined}
      {...props}
      className={cx(
        "tf:border-b tf:border-line tf:bg-inherit tf:last:border-b-0 tf:data-selected:bg-tang-wash tf:data-selected:forced-colors:outline-2 tf:data-selected:forced-colors:-outline-offset-2",
        className,
      )}
    />
  );
}

const cell = [
  "tf:h-12 tf:px-4 tf:py-2 tf:group-data-dense/table:h-9 tf:group-data-dense/table:py-1",
  "tf:group-data-sticky-column/table:first:sticky tf:group-data-sticky-column/table:first:start-0 tf:group-data-sticky-column/table:first:z-1 tf:group-data-sticky-column/table:first:bg-inherit",
  "tf:group-data-sticky-column/table:first:shadow-[inset_-1px_0_var(--tf-line)] tf:rtl:group-data-sticky-column/table:first:shadow-[inset_1px_0_var(--tf-line)]",
];

type Align = {
  /** A number: fixed-width digits, at the end of the column. */
  numeric?: boolean;
  /** The alignment of the column's content: `end` for its buttons. Set it on the column's header, too. */
  align?: "start" | "end";
};

const aligned = { start: "tf:text-start", end: "tf:text-end" };

export type TableHeaderProps = Omit<ComponentProps<"th">, "align"> &
  Align & {
    /** The sort order of the rows by this column. Undefined if they can't be sorted by it. */
    sorted?: "ascending" | "descending" | "none";
    /** Called when the header of a sortable column is pressed. */
    onSort?: () => void;
  };

/** The header of a column, or with `scope="row"` of a row. With `sorted` it is a button. */
export function TableHeader(given: TableHeaderProps) {
  const { sorted, onSort, numeric = false, align = numeric ? "end" : "start", className, children, ...props } = given;
  const Icon = sorted === "ascending" ? ArrowUp : sorted === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={sorted} {...props} className={cx(cell, "tf:font-semibold", aligned[align], className)}>
      {sorted === undefined ? (
        children
      ) : (
        <button
          type="button"
          onClick={onSort}
          className={cx(
            "tf:-mx-1 tf:inline-flex tf:min-h-8 tf:cursor-pointer tf:items-center tf:gap-1.5 tf:rounded-xs tf:px-1 tf:font-semibold tf:hover:text-fg tf:focus-visible:outline-2 tf:focus-visible:-outline-offset-1 tf:focus-visible:outline-focus tf:pointer-coarse:min-h-11",
            sorted !== "none" && "tf:text-fg",
          )}
        >
          {children}
          <Icon aria-hidden size={14} strokeWidth={2} />
        </button>
      )}
    </th>
  );
}

export type TableCellProps = Omit<ComponentProps<"td">, "align"> & Align;

/** One value. */
export function TableCell(given: TableCellProps) {
  const { numeric = false, align = numeric ? "end" : "start", className, ...props } = given;
  return <td {...props} className={cx(cell, aligned[align], numeric && "tf:tabular-nums", className)} />;
}

export type TableMessageProps = ComponentProps<"td"> & {
  /** The number of columns in the table. */
  columns: number;
};

/** Replaces the rows if there are none: what is missing, or what went wrong. */
export function TableMessage({ columns, className, ...props }: TableMessageProps) {
  return (
    <tr className="tf:table-row">
      <td colSpan={columns} {...props} className={cx("tf:px-4 tf:py-10 tf:text-center tf:text-fg-2", className)} />
    </tr>
  );
}

export type TableLoadingProps = {
  /** The number of columns in the table. */
  columns: number;
  /** The expected number of rows. */
  rows?: number;
  /** What is loading. It is read out. */
  label?: ReactNode;
};

/** Bars in place of rows that are loading. */
export function TableLoading({ columns, rows = 5, label = "Loading" }: TableLoadingProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className="tf:border-b tf:border-line tf:bg-inherit tf:last:border-b-0">
      {Array.from({ length: columns }, (_unused, column) => (
        <td key={column} className={cx(cell)}>
          {row + column === 0 && (
            <span role="status" className="tf:sr-only">
              {label}
            </span>
          )}
          <Skeleton lines={1} />
        </td>
      ))}
    </tr>
  ));
}
