import { cx } from "class-variance-authority";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps, ReactNode } from "react";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";

export type SheetRowProps = ComponentProps<"a"> & {
  /** `main` is 60 px high, `sub` is 52 px high and indented. */
  level?: "main" | "sub";
  /** Applies the look to the single child: a router's link, or a button that opens the rows below it. */
  asChild?: boolean;
};

/** A row of a sheet's navigation: a link, on the first level with a rule below. */
export function SheetRow({ level = "main", asChild = false, className, ...props }: SheetRowProps) {
  const Row = asChild && isOneElement("SheetRow", props.children) ? Slot : "a";
  const look = level === "sub" ? "tf:sheet-row-sub" : "tf:sheet-row-main tf:sheet-group";
  return <Row {...props} data-level={level} className={cx("tf:sheet-row", look, className)} />;
}

export type SheetGroupProps = ComponentProps<"details"> & {
  /** The text of the row that opens and closes the group. */
  label: ReactNode;
};

/**
 * A row with rows below it, made of `<details>`: it opens before any script runs, and groups that share a `name` open
 * one at a time.
 */
export function SheetGroup({ label, className, children, ...props }: SheetGroupProps) {
  return (
    <details {...props} className={cx("tf:sheet-group", className)}>
      <summary className="tf:sheet-row tf:sheet-row-main">
        {label}
        <ChevronDown aria-hidden size={20} />
      </summary>
      {children}
    </details>
  );
}
