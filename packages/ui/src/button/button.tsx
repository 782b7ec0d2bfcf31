"use client";
import type { ComponentProps, MouseEvent } from "react";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { buttonLook } from "./button-look.ts";

type ButtonLook = {
  /** `ink` and `ink-outline` are for tangerine ground only. One `primary` per screen. */
  variant?: "primary" | "secondary" | "outline" | "ghost" | "destructive" | "link" | "ink" | "ink-outline";
  /** Heights: sm 36, default 44, lg 52, xl 60, icon 36 x 36 px. On touch screens nothing is under 44 px. */
  size?: "sm" | "default" | "lg" | "xl" | "icon";
};

type AsButton = {
  asChild?: false;
  /** Work is going on: the button keeps its width and its focus, shows a spinner and ignores presses. */
  busy?: boolean;
  /** Added to the button's name for screen readers while it is busy, in the page's language. */
  busyNote?: string;
};

type AsChild = {
  /** Gives the look and the props to the one child, for example a link. */
  asChild: true;
  busy?: never;
  busyNote?: never;
};

export type ButtonProps = ComponentProps<"button"> & ButtonLook & (AsButton | AsChild);

/**
 * A press that does something. Put `ButtonArrow` last for the arrow that moves on hover; for a link that opens a new
 * tab write `<Button asChild><ExternalLink href="…">…</ExternalLink></Button>`.
 */
export function Button({ variant, size, asChild, busy, busyNote = "(loading)", className, ...props }: ButtonProps) {
  const look = buttonLook({ variant, size }, className);
  if (asChild && isOneElement("Button", props.children)) return <Slot {...props} {...look} />;
  if (!busy) return <button type="button" {...props} {...look} />;
  const { children, ...rest } = props;
  return (
    <button type="button" {...rest} {...look} aria-busy aria-disabled data-busy="" onClick={ignorePress}>
      <span className="tf:inline-flex tf:items-center tf:gap-2.5 tf:opacity-0">{children}</span>{" "}
      <VisuallyHidden>{busyNote}</VisuallyHidden>
      <span className="tf:absolute tf:inset-0 tf:grid tf:place-items-center">
        <Spinner size="sm" aria-hidden />
      </span>
    </button>
  );
}

/** Keeps a busy submit button from sending its form a second time. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
