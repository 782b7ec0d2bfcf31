import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { isOneElement } from "./one-element.ts";
import { Slot } from "./slot.tsx";

export type PressToProps = ComponentProps<"button"> & {
  /** Applies the behavior to the single child, for example a `Button`. */
  asChild?: boolean;
};

type OwnProps = PressToProps & {
  /** The component's name, for warnings. */
  component: string;
  act: () => void;
};

/** An unstyled button that acts unless its own `onClick` prevents that. */
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

/** The ARIA attributes of a button that opens the panel `id`. */
export const opening = (popup: "dialog" | "menu", { open, id }: { open: boolean; id: string }) =>
  ({
    "aria-haspopup": popup,
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    "data-state": open ? "open" : "closed",
  }) as const;
