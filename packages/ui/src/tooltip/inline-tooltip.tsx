"use client";
import { type ComponentProps, type ReactElement, type ReactNode, type SyntheticEvent, useId } from "react";
import { mergeProps, Slot } from "../internal/slot.tsx";

export type InlineTooltipProps = Omit<ComponentProps<"span">, "content"> & {
  /** A few words: nothing in it can be pressed. */
  content: ReactNode;
  /** The one control that it describes. */
  children: ReactElement;
  /** Defaults to above the control. */
  side?: "top" | "bottom";
  /** Defaults to its center. */
  align?: "start" | "center" | "end";
};

/**
 * A Tooltip's hint for places that need it before any script, or without one: it is in the HTML beside its control,
 * shown by CSS after 400 ms of hovering or at once on focus. With a script Escape dismisses it. It does not flip at the
 * edge of the screen, and a scrolling container cuts it off.
 */
export function InlineTooltip({ content, side, align, children, ...props }: InlineTooltipProps) {
  const id = useId();
  const comeBack = ({ currentTarget }: SyntheticEvent) => currentTarget.removeAttribute("data-dismissed");
  return (
    <span
      {...mergeProps({ className: "tf:relative tf:inline-flex", onBlur: comeBack, onPointerLeave: comeBack }, props)}
    >
      <Slot aria-describedby={id}>{children}</Slot>
      <span ref={goOnEscape} id={id} role="tooltip" data-side={side} data-align={align} className="tf:inline-tip">
        {content}
      </span>
    </span>
  );
}

/** The hint's ref. Its parent, which gets dismissed, may be under the mouse while focus is elsewhere. */
function goOnEscape(hint: HTMLElement | null): () => void {
  const place = hint?.parentElement;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && place?.matches(":hover, :focus-within")) place.toggleAttribute("data-dismissed", true);
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
