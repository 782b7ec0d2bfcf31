import type { ComponentProps } from "react";
import { defineLook } from "../internal/variants.ts";

const badgeLook = defineLook(
  "Badge",
  "tf:inline-flex tf:min-h-6 tf:items-center tf:gap-1.5 tf:rounded-xs tf:border tf:px-2 tf:py-0.5 tf:text-meta tf:leading-tight tf:font-semibold tf:whitespace-nowrap tf:[&>svg]:size-4 tf:[&>svg]:shrink-0",
  {
    variant: {
      default: "tf:border-transparent tf:bg-tang-wash tf:text-link",
      secondary: "tf:border-transparent tf:bg-surface-3 tf:text-fg-2",
      destructive: "tf:border-transparent tf:bg-bad-wash tf:text-bad",
      outline: "tf:border-line-strong tf:bg-transparent tf:text-fg-2",
      success: "tf:border-transparent tf:bg-ok-wash tf:text-ok",
      warning: "tf:border-transparent tf:bg-warn-wash tf:text-warn",
    },
  },
  { variant: "default" },
);

export type BadgeProps = ComponentProps<"span"> & {
  /** What the word is about: `default` marks what is handed over, the rest say how it stands. */
  variant?: "default" | "secondary" | "destructive" | "outline" | "success" | "warning";
  /** A 7 px square in the text's color before the words. */
  dot?: boolean;
};

/** A short word about the thing beside it. Not interactive; a leading icon is shown at 16 px. */
export function Badge({ variant, dot = false, className, children, ...props }: BadgeProps) {
  return (
    <span {...props} {...badgeLook({ variant }, className)}>
      {dot && (
        <span
          aria-hidden
          className="tf:size-[7px] tf:shrink-0 tf:rounded-[1px] tf:bg-current tf:forced-colors:bg-[CanvasText]"
        />
      )}
      {children}
    </span>
  );
}
