"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import { overlayMotion } from "../dialog/scrim.ts";
import type { Placement } from "../internal/floating.ts";
import { useFloatingPanel, useFocusWhileOpen } from "../internal/floating-panel.tsx";
import { useLayer } from "../internal/layers.ts";
import { useOwnState } from "../internal/own-state.ts";
import { createPartsContext } from "../internal/parts-context.ts";
import { opening, PressTo, type PressToProps } from "../internal/press-to.tsx";
import { useSharedRef } from "../internal/shared-ref.ts";
import { tabStops } from "../internal/tab-stops.ts";

type PopoverState = {
  open: boolean;
  ask: (open: boolean) => void;
  id: string;
  trigger: RefObject<HTMLButtonElement | null>;
};

const [PopoverContext, usePopover] = createPartsContext<PopoverState>("Popover");

export type PopoverProps = {
  /** Whether it is open, if controlled. */
  open?: boolean;
  /** Whether it is open at first, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called with the requested state. */
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
};

/**
 * A few controls or facts beside the button that they belong to. The page stays usable: a press elsewhere, Escape, and
 * Tab past its end close it, and focus continues from its button.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/, without being modal
 */
export function Popover({ children, ...props }: PopoverProps) {
  const root = usePopoverRoot(props);
  return <PopoverContext value={root}>{children}</PopoverContext>;
}

function usePopoverRoot({ open: held, defaultOpen = false, onOpenChange }: PopoverProps): PopoverState {
  const [open, ask] = useOwnState(held, defaultOpen, onOpenChange);
  const trigger = useRef<HTMLButtonElement>(null);
  return { open, ask, id: useId(), trigger };
}

/** Opens and closes the popover. Give it a `Button` with `asChild`; on its own it is an unstyled button. */
export function PopoverTrigger({ ref, ...props }: PressToProps) {
  const { open, ask, id, trigger } = usePopover("PopoverTrigger");
  const sharedRef = useSharedRef(trigger, ref);
  return (
    <PressTo
      component="PopoverTrigger"
      id={`${id}trigger`}
      {...opening("dialog", { open, id })}
      {...props}
      ref={sharedRef}
      act={() => ask(!open)}
    />
  );
}

/** Closes the popover. Give it a `Button` with `asChild`; on its own it is an unstyled button. */
export function PopoverClose(props: PressToProps) {
  const { ask } = usePopover("PopoverClose");
  return <PressTo component="PopoverClose" {...props} act={() => ask(false)} />;
}

export type PopoverContentProps = ComponentProps<"div"> & Pick<Placement, "side" | "align" | "gap">;

/**
 * The panel, named by its trigger unless it has an `aria-label`. It is rendered at the end of the body, in the theme
 * and writing direction of the place where it is declared, beside the trigger or wherever there is room, and scrolls on
 * its own.
 */
export function PopoverContent({ side, align, gap, className, ref, ...props }: PopoverContentProps) {
  const { open, ask, id, trigger } = usePopover("PopoverContent");
  const placement = { side, align, gap };
  const anchor = () => trigger.current;
  const { panel, attributes, draw } = useFloatingPanel(open, { anchor, placement, ref });
  useFocusWhileOpen(open ? panel : null, { moveIn: focusFirst, focusBack: anchor });
  useLayer(open, {
    inside: (target) => isWithin(target, panel) || isWithin(target, trigger.current),
    onEscape: () => ask(false),
    onPressOutside: () => ask(false),
  });
  return draw(
    <div
      role="dialog"
      id={id}
      tabIndex={-1}
      aria-labelledby={props["aria-label"] === undefined ? `${id}trigger` : undefined}
      {...attributes}
      {...props}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (leavesByTab(event, trigger.current)) ask(false);
      }}
      className={cx(
        "tf:z-50 tf:w-max tf:max-w-[min(24rem,calc(100vw-16px))] tf:overflow-y-auto tf:overscroll-contain tf:rounded-md tf:border tf:border-line tf:bg-surface-2 tf:p-5 tf:text-body tf:text-fg tf:shadow-pop tf:outline-none tf:[--tf-overlay-y:-4px]",
        overlayMotion,
        className,
      )}
    />,
  );
}

const list = "[data-radix-popper-content-wrapper]";

/**
 * Whether the target is in the element or in a Select's list, which is elsewhere in the page but belongs to the open
 * panel. While it is open, a press outside of it reaches only the root, and closes only the list.
 */
function isWithin(target: Node, element: Element | null): boolean {
  const isInList =
    target instanceof Element &&
    (target === document.documentElement ? target.querySelector(list) : target.closest(list)) !== null;
  return isInList || element?.contains(target) === true;
}

function focusFirst(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) return;
  (tabStops(panel).find(({ localName }) => localName !== "a") ?? panel).focus({ preventScroll: true });
}

/**
 * The panel is at the end of the page, but Tab continues from its trigger: moves focus there if the key leaves the
 * panel.
 */
function leavesByTab(event: KeyboardEvent<HTMLElement>, trigger: HTMLElement | null): boolean {
  const panel = event.currentTarget;
  const active = document.activeElement;
  if (event.key !== "Tab" || event.defaultPrevented || trigger === null || !panel.contains(active)) return false;
  const stops = tabStops(panel);
  const isFirst = active === panel || active === stops[0];
  if (event.shiftKey ? !isFirst : stops.length > 0 && active !== stops.at(-1)) return false;
  const page = tabStops(document.body).filter((stop) => !panel.contains(stop));
  const next = event.shiftKey ? trigger : page[page.indexOf(trigger) + 1];
  event.preventDefault();
  (next ?? trigger).focus();
  return true;
}
