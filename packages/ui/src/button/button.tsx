"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, cloneElement, type MouseEvent, type ReactNode } from "react";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";
import type { ByWidth } from "../internal/variants.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { buttonLook } from "./button-look.ts";

type Size = "sm" | "default" | "lg" | "xl";

type ButtonLook = {
  /** `ink` and `ink-outline` are only for tangerine ground. One `primary` per screen. */
  variant?: "primary" | "secondary" | "outline" | "ghost" | "destructive" | "link" | "ink" | "ink-outline";
  /**
   * Heights: sm 36, default 44, lg 52, xl 60, icon 36 x 36 px. On touch screens no button is under 44 px. By width: `{
   * base: "default", md: "lg" }`.
   */
  size?: Size | ByWidth<Size> | "icon";
};

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Work is in progress: the button keeps its width and focus, shows a spinner and ignores presses. */
    busy?: boolean;
    /** Added to the button's name for screen readers while it is busy, in the page's language. */
    busyNote?: string;
    /** Applies the look, the states and the props to the single child, for example a link. */
    asChild?: boolean;
  };

/**
 * A press that does something. Put `ButtonArrow` last for an arrow that moves on hover; for a link that opens a new tab
 * write `<Button asChild><ExternalLink href="…">…</ExternalLink></Button>`. A `disabled` link can still be reached and
 * read, but leads nowhere. If a press disables its own button, set `aria-disabled` instead, which keeps focus, and
 * ignore further presses.
 */
export function Button({ variant, size, asChild, busy, busyNote = "(loading)", className, ...props }: ButtonProps) {
  const { children, disabled, ...rest } = props;
  const child = asChild && isOneElement("Button", children) ? children : undefined;
  const looksDisabled = Boolean(child && disabled) || String(rest["aria-disabled"]) === "true";
  const ground = isBare(variant) ? "tf:aria-disabled:bg-transparent" : reachableGround;
  const look = buttonLook({ variant, size }, cx(looksDisabled && [reachableLook, ground], className));
  const isIdle = !busy && !(child && disabled);
  if (isIdle && !child) return <button type="button" {...props} {...look} />;
  if (isIdle) {
    return (
      <Slot {...rest} {...look}>
        {child}
      </Slot>
    );
  }
  const words = child ? child.props.children : children;
  const content = busy ? <Busy note={busyNote}>{words}</Busy> : words;
  const state = { ...look, "aria-busy": busy, "aria-disabled": true };
  if (child) {
    return (
      <Slot {...rest} {...state} onClickCapture={leadNowhere} onAuxClickCapture={leadNowhere}>
        {cloneElement(child, undefined, content)}
      </Slot>
    );
  }
  return (
    <button type="button" disabled={disabled} {...rest} {...state} onClick={ignorePress}>
      {content}
    </button>
  );
}

/**
 * For elements that look disabled but are not: a link has no `disabled` attribute, and a control that has it loses
 * focus.
 */
const reachableLook =
  "tf:aria-disabled:cursor-not-allowed tf:aria-disabled:text-fg-3 tf:aria-disabled:forced-colors:border-[GrayText] tf:aria-disabled:forced-colors:text-[GrayText]";
const reachableGround = "tf:aria-disabled:border-line tf:aria-disabled:bg-surface-2";

/** A variant without a ground gets none when disabled: it would look heavier than an enabled one. */
const isBare = (variant: ButtonProps["variant"]) => variant === "ghost" || variant === "link";

function Busy({ note, children }: { note: string; children: ReactNode }) {
  return (
    <>
      <span className="tf:inline-flex tf:items-center tf:gap-2.5 tf:opacity-0">{children}</span>{" "}
      <VisuallyHidden>{note}</VisuallyHidden>
      <span className="tf:absolute tf:inset-0 tf:grid tf:place-items-center">
        <Spinner size="sm" aria-hidden />
      </span>
    </>
  );
}

/** Keeps a busy submit button from submitting its form twice. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}

/** Runs before the link's own handlers and a router's. Also for the middle button, which opens a tab. */
function leadNowhere(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
