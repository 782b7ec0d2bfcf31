import { cx } from "class-variance-authority";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps, ReactNode } from "react";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";

export type SheetRowProps = ComponentProps<"a"> & {
  /** `main` is 60 px high, `sub` 52 px and stands in from the start. */
  level?: "main" | "sub";
  /** Gives the look to the one child: a router's link, or a button that opens what is below it. */
  asChild?: boolean;
};

/** A row of a navigation in a sheet: a link, one of the first level ruled below. */
export function SheetRow({ level = "main", asChild = false, className, ...props }: SheetRowProps) {
  const Row = asChild && isOneElement("SheetRow", props.children) ? Slot : "a";
  const look = level === "sub" ? "tf:sheet-row-sub" : "tf:sheet-row-main tf:sheet-group";
  return <Row {...props} data-level={level} className={cx("tf:sheet-row", look, className)} />;
}

export type SheetGroupProps = ComponentProps<"details"> & {
  /** The words of the row that opens and closes it. */
  label: ReactNode;
};

/**
 * A row with rows below it, made of `<details>`: it opens before any script runs, and where groups share a `name`, one
 * at a time.
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
