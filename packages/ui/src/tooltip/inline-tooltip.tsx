"use client";
import { type ComponentProps, type ReactElement, type ReactNode, type SyntheticEvent, useId } from "react";
import { mergeProps, Slot } from "../internal/slot.tsx";

export type InlineTooltipProps = Omit<ComponentProps<"span">, "content"> & {
  /** A few words: nothing in it can be pressed. */
  content: ReactNode;
  /** The one control that it is about. */
  children: ReactElement;
  /** By itself above the control. */
  side?: "top" | "bottom";
  /** By itself over its middle. */
  align?: "start" | "center" | "end";
};

/**
 * The hint of a Tooltip where it has to be there before any script, and without one: in the HTML beside its control,
 * shown by style after 400 ms of hovering or at once on focus. With a script Escape takes it away. It does not turn
 * where the screen ends, and a part that scrolls cuts it off.
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

/** As a ref of the hint. Its place, which is dismissed, may be under the mouse with focus elsewhere. */
function goOnEscape(hint: HTMLElement | null): () => void {
  const place = hint?.parentElement;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && place?.matches(":hover, :focus-within")) place.toggleAttribute("data-dismissed", true);
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
