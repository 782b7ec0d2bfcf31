import type { FocusEvent } from "react";
import { withItsWords } from "./field-look.ts";

/** A box or circle with its label. */
export const choiceRow = [
  "tf:relative tf:isolate tf:flex tf:min-h-8 tf:w-fit tf:max-w-full tf:cursor-pointer tf:items-start tf:gap-2.5 tf:py-1",
  "tf:text-[1rem] tf:leading-normal tf:font-normal tf:text-fg tf:pointer-coarse:min-h-11 tf:pointer-coarse:py-2.5",
  "tf:has-[:disabled]:cursor-not-allowed tf:has-[:disabled]:text-fg-3 tf:forced-colors:has-[:disabled]:text-[GrayText]",
];

/** The label covers its row, so that all of it can be pressed. */
export const choiceLabel =
  "tf:min-w-0 tf:cursor-[inherit] tf:[overflow-wrap:anywhere] tf:after:absolute tf:after:inset-0 tf:after:content-['']";

/**
 * Keeps the mark level with the label's first line and above the label's overlay, so that it receives its own presses,
 * and the form's hidden input exactly behind the mark.
 */
export const choiceMark = [
  "tf:relative tf:z-1 tf:mt-0.5 tf:flex tf:size-5 tf:shrink-0",
  "tf:[&>input]:top-0! tf:[&>input]:left-0! tf:[&>input]:transform-none!",
];

/** The box or circle itself, without its radius. `link` is tangerine in the dark theme and its deep tone in the light one. */
export const choiceControl = [
  withItsWords,
  "tf:grid tf:size-5 tf:shrink-0 tf:cursor-pointer tf:place-items-center tf:border tf:border-line-strong tf:bg-canvas tf:text-on-tang",
  "tf:transition-[border-color,background-color] tf:duration-120 tf:hover:border-fg-2",
  "tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus",
  "tf:disabled:cursor-not-allowed tf:disabled:border-line tf:disabled:bg-surface-2 tf:disabled:text-fg-3",
  "tf:not-disabled:data-[state=checked]:border-link tf:not-disabled:data-[state=checked]:bg-tang",
  "tf:not-disabled:data-[state=indeterminate]:border-link tf:not-disabled:data-[state=indeterminate]:bg-tang",
];

/**
 * If a required choice is missing, the browser moves focus to the hidden input behind it, where keys would change the
 * submitted value but not the visible one. Focus belongs on the visible control.
 */
export function focusSeenControl(event: FocusEvent<HTMLElement>): void {
  if (event.target.ariaHidden !== "true") return;
  event.currentTarget.querySelector("button")?.focus();
}
