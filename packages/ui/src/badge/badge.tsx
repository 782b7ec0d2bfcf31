import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";
import { type ByWidth, defineLook } from "../internal/variants.ts";

const badgeLook = defineLook(
  "Badge",
  "tf:inline-flex tf:items-center tf:gap-1.5 tf:rounded-xs tf:border tf:leading-tight tf:font-semibold tf:whitespace-nowrap tf:[&>svg]:size-4 tf:[&>svg]:shrink-0",
  {
    variant: {
      default: "tf:border-transparent tf:bg-tang-wash tf:text-link",
      secondary: "tf:border-transparent tf:bg-surface-3 tf:text-fg-2",
      destructive: "tf:border-transparent tf:bg-bad-wash tf:text-bad",
      outline: "tf:border-line-strong tf:bg-transparent tf:text-fg-2",
      success: "tf:border-transparent tf:bg-ok-wash tf:text-ok",
      warning: "tf:border-transparent tf:bg-warn-wash tf:text-warn",
    },
    size: {
      default: "tf:min-h-6 tf:px-2 tf:py-0.5 tf:text-meta",
      lg: "tf:min-h-8 tf:px-2.5 tf:py-1 tf:text-small",
    },
  },
  { variant: "default", size: "default" },
);

type Size = "default" | "lg";

export type BadgeProps = ComponentProps<"span"> & {
  /** The word's meaning: `default` marks handed-over work, the others a status. */
  variant?: "default" | "secondary" | "destructive" | "outline" | "success" | "warning";
  /** Heights: default 24, lg 32 px. By width: `{ base: "default", md: "lg" }`. */
  size?: Size | ByWidth<Size>;
  /** A 7 px square in the text's color before the words. */
  dot?: boolean;
  /** Applies the look to the single child, a link, without a dot. */
  asChild?: boolean;
};

/** A short word about the thing beside it, or, with `asChild`, a link to what it is about. A leading icon is shown at 16 px. */
export function Badge({ variant, size, dot = false, asChild = false, className, children, ...props }: BadgeProps) {
  if (asChild && isOneElement("Badge", children)) {
    return (
      <Slot {...props} {...badgeLook({ variant, size }, cx(linkLook, className))}>
        {children}
      </Slot>
    );
  }
  return (
    <span {...props} {...badgeLook({ variant, size }, className)}>
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

/** Underlined on hover; on touch screens the target is 44 px high, although the badge looks smaller. */
const linkLook =
  "tf:relative tf:underline-offset-3 tf:hover:underline tf:focus-visible:outline-2 tf:focus-visible:outline-offset-2 tf:focus-visible:outline-focus tf:pointer-coarse:after:absolute tf:pointer-coarse:after:inset-x-0 tf:pointer-coarse:after:-inset-y-2.5 tf:pointer-coarse:after:content-['']";
