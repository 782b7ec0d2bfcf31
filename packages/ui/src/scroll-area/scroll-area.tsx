import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export type ScrollAreaProps = ComponentProps<"div"> & {
  /** What is in it, in words: it is a place that keys scroll, and has a name there. */
  label: string;
};

/**
 * A part of the page that scrolls by itself, with the browser's own bars in the design's colors. It stops at its end: the
 * page behind does not go on. Give it a height.
 */
export function ScrollArea({ label, className, ...props }: ScrollAreaProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      {...props}
      className={cx(
        "tf:relative tf:min-h-0 tf:min-w-0 tf:overflow-auto tf:overscroll-contain tf:[scrollbar-color:var(--tf-line-strong)_transparent] tf:[scrollbar-width:thin]",
        "tf:focus-visible:outline-2 tf:focus-visible:-outline-offset-2 tf:focus-visible:outline-focus",
        className,
      )}
    />
  );
}
