import { cx } from "class-variance-authority";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ComponentProps, ReactNode } from "react";
import { Skeleton } from "../skeleton/skeleton.tsx";

export type TableProps = ComponentProps<"table"> & {
  /** What the table lists. It names the table, and the region that scrolls where the table is too wide. */
  label: string;
  /** Rows of 36 px in place of 48. */
  dense?: boolean;
  /** The head stays while the rows scroll: give the table a height with `scrollClassName`. */
  stickyHead?: boolean;
  /** For the box around the table that scrolls. */
  scrollClassName?: string;
};

/** Rows of one kind that are compared. It scrolls by itself, sideways too, and can be scrolled by keyboard. */
export function Table({ label, dense = false, stickyHead = false, scrollClassName, className, ...props }: TableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={cx(
        "tf:relative tf:overflow-auto tf:rounded-md tf:border tf:border-line tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus",
        scrollClassName,
      )}
    >
      <table
        aria-label={label}
        {...props}
        data-dense={dense ? "" : undefined}
        data-sticky={stickyHead ? "" : undefined}
        className={cx("group/table tf:w-full tf:border-collapse tf:text-ui tf:text-fg", className)}
      />
    </div>
  );
}

/** The head's rows. */
export function TableHead({ className, ...props }: ComponentProps<"thead">) {
  return (
    <thead
      {...props}
      className={cx(
        "tf:bg-surface-2 tf:text-small tf:text-fg-2 tf:group-data-sticky/table:sticky tf:group-data-sticky/table:top-0 tf:group-data-sticky/table:z-1",
        className,
      )}
    />
  );
}

/** The rows of data. */
export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody {...props} className={cx("tf:align-middle", className)} />;
}

export type TableRowProps = ComponentProps<"tr"> & {
  /** Chosen, by a Checkbox in the row. */
  selected?: boolean;
};

/** One row, ruled below. */
export function TableRow({ selected = false, className, ...props }: TableRowProps) {
  return (
    <tr
      data-selected={selected ? "" : undefined}
      {...props}
      className={cx(
        "tf:border-b tf:border-line tf:last:border-b-0 tf:data-selected:bg-tang-wash tf:data-selected:forced-colors:outline-2 tf:data-selected:forced-colors:-outline-offset-2",
        className,
      )}
    />
  );
}

const cell = "tf:h-12 tf:px-4 tf:py-2 tf:group-data-dense/table:h-9 tf:group-data-dense/table:py-1";

export type TableHeaderProps = ComponentProps<"th"> & {
  /** How the rows stand by this column. Undefined where they can't be sorted by it. */
  sorted?: "ascending" | "descending" | "none";
  /** A press on the head of a column that can be sorted. */
  onSort?: () => void;
  /** Numbers: they end where the column ends. */
  numeric?: boolean;
};

/** The head of a column, or with `scope="row"` of a row. With `sorted` it is a button. */
export function TableHeader({ sorted, onSort, numeric = false, className, children, ...props }: TableHeaderProps) {
  const Icon = sorted === "ascending" ? ArrowUp : sorted === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sorted}
      {...props}
      className={cx(cell, "tf:font-semibold", numeric ? "tf:text-end" : "tf:text-start", className)}
    >
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

export type TableCellProps = ComponentProps<"td"> & {
  /** A number: digits of one width, at the end of the column. */
  numeric?: boolean;
};

/** One value. */
export function TableCell({ numeric = false, className, ...props }: TableCellProps) {
  return <td {...props} className={cx(cell, numeric ? "tf:text-end tf:tabular-nums" : "tf:text-start", className)} />;
}

export type TableMessageProps = ComponentProps<"td"> & {
  /** How many columns the table has. */
  columns: number;
};

/** In place of rows where there are none: what is missing, or what went wrong. */
export function TableMessage({ columns, className, ...props }: TableMessageProps) {
  return (
    <tr className="tf:table-row">
      <td colSpan={columns} {...props} className={cx("tf:px-4 tf:py-10 tf:text-center tf:text-fg-2", className)} />
    </tr>
  );
}

export type TableLoadingProps = {
  /** How many columns the table has. */
  columns: number;
  /** How many rows are likely to come. */
  rows?: number;
  /** What is coming. It is read out. */
  label?: ReactNode;
};

/** Bars in the place of rows that are on their way. */
export function TableLoading({ columns, rows = 5, label = "Loading" }: TableLoadingProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className="tf:border-b tf:border-line tf:last:border-b-0">
      {Array.from({ length: columns }, (_unused, column) => (
        <td key={column} className={cell}>
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
