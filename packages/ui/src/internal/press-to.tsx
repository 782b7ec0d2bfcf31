import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { isOneElement } from "./one-element.ts";
import { Slot } from "./slot.tsx";

export type PressToProps = ComponentProps<"button"> & {
  /** Gives the behavior to the one child, for example a `Button`. */
  asChild?: boolean;
};

type OwnProps = PressToProps & {
  /** The name of the component that it is, for warnings. */
  component: string;
  act: () => void;
};

/** A button without a look that acts unless its own `onClick` prevents that. */
export function PressTo({ component, asChild = false, act, className, onClick, ...props }: OwnProps) {
  const Tag = asChild && isOneElement(component, props.children) ? Slot : "button";
  return (
    <Tag
      {...(Tag === "button" && { type: "button" })}
      {...props}
      className={cx("tf:cursor-pointer", className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) act();
      }}
    />
  );
}

/** What a button says of the panel `id` that it opens. */
export const opening = (popup: "dialog" | "menu", { open, id }: { open: boolean; id: string }) =>
  ({
    "aria-haspopup": popup,
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    "data-state": open ? "open" : "closed",
  }) as const;
