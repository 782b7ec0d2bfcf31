import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";

const badgeVariants = cva(
  "inline-flex h-6 items-center gap-1.5 rounded-xs border border-transparent px-2 text-meta leading-none font-semibold whitespace-nowrap [&>svg]:size-4 [&>svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "bg-tang-wash text-link",
        secondary: "bg-surface-3 text-fg-2",
        destructive: "bg-bad-wash text-bad",
        outline: "border-line-strong text-fg-2",
        success: "bg-ok-wash text-ok",
        warning: "bg-warn-wash text-warn",
      },
    },
  },
);

export type BadgeProps = ComponentProps<"span"> & {
  variant?: "default" | "secondary" | "destructive" | "outline" | "success" | "warning";
  /** A 7 px square in the text's color before the words. */
  dot?: boolean;
};

/** A short word about the thing beside it. Not interactive; a leading icon is shown at 16 px. */
export function Badge({ variant = "default", dot = false, className, children, ...props }: BadgeProps) {
  return (
    <span {...props} data-variant={variant} className={badgeVariants({ variant, className })}>
      {dot && <span aria-hidden className="size-[7px] rounded-[1px] bg-current" />}
      {children}
    </span>
  );
}
