import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** A key as labeled on the keyboard. A combination takes one for each key. */
export function Kbd({ className, ...props }: ComponentProps<"kbd">) {
  return (
    <kbd
      {...props}
      className={cx(
        "tf:inline-grid tf:h-6 tf:min-w-6 tf:place-items-center tf:rounded-xs tf:border tf:border-line-strong tf:bg-surface-2 tf:px-1.5 tf:font-sans tf:text-meta tf:leading-none tf:font-semibold tf:text-fg-2",
        className,
      )}
    />
  );
}
