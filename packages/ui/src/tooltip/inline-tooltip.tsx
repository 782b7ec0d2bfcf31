"use client";
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { useSharedRef } from "../internal/shared-ref.ts";
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
export function InlineTooltip({ content, side, align, ref, children, ...props }: InlineTooltipProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const sharedRef = useSharedRef(place, ref);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && place.current?.matches(":hover, :focus-within")) {
        place.current.toggleAttribute("data-dismissed", true);
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const comeBack = ({ currentTarget }: SyntheticEvent) => currentTarget.removeAttribute("data-dismissed");
  return (
    <span
      {...mergeProps({ className: "tf:relative tf:inline-flex", onBlur: comeBack, onPointerLeave: comeBack }, props)}
      ref={sharedRef}
    >
      <Slot aria-describedby={id}>{children}</Slot>
      <span id={id} role="tooltip" data-side={side} data-align={align} className="tf:inline-tip">
        {content}
      </span>
    </span>
  );
}
