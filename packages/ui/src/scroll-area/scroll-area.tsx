import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export type ScrollAreaProps = ComponentProps<"div"> & {
  /** The name of its content: keys can scroll the area, so it needs a name. */
  label: string;
};

/**
 * A part of the page that scrolls on its own, with the browser's own scroll bars in the design's colors. Scrolling
 * stops at its end instead of moving the page behind. Give it a height.
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
