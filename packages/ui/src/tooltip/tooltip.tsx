"use client";
import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { overlayMotion } from "../dialog/scrim.ts";
import { float, type Placement } from "../internal/floating.ts";
import { useLayer } from "../internal/layers.ts";
import { useOwnState } from "../internal/own-state.ts";
import { usePortalTheme } from "../internal/portal-theme.tsx";
import { usePresence } from "../internal/presence.ts";
import { useSharedRef } from "../internal/shared-ref.ts";
import { Slot } from "../internal/slot.tsx";

export type TooltipProps = Omit<ComponentProps<"div">, "children" | "content"> &
  Pick<Placement, "side" | "align"> & {
    /** A few words. Nothing in it can be pressed. */
    content: ReactNode;
    /** The one control that it is about. It must take a `ref` and event handlers, as every native element does. */
    children: ReactElement;
    /** Shown or not, when the parent holds the state. */
    open?: boolean;
    /** Shown at first. */
    defaultOpen?: boolean;
    /** Called with the state that is asked for. */
    onOpenChange?: (open: boolean) => void;
  };

/** Milliseconds of hovering before it is shown, and for the way from the control to it. */
const openDelay = 400;
const closeDelay = 100;

/**
 * A hint for a control, after 400 ms of hovering or at once on focus. It stays while the pointer is on it, and Escape
 * takes it away (WCAG 1.4.13). For screen readers it is the control's description: an icon button still needs its name.
 *
 * Touch screens never show it, so it is never the only place for what it says. A control that is `disabled` gets no focus
 * and tells nothing: set `aria-disabled` and ignore its presses instead.
 */
export function Tooltip({
  content,
  children,
  open: held,
  defaultOpen = false,
  onOpenChange,
  side = "top",
  align = "center",
  className,
  ref,
  ...props
}: TooltipProps) {
  const [open, ask] = useOwnState(held, defaultOpen, onOpenChange);
  const { marker, theme, dir } = usePortalTheme();
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const shown = usePresence(open, panel);
  const sharedRef = useSharedRef(setPanel, ref);
  const { come, go, now, press } = useHover(ask);
  useLayer(open, { inside: (target) => control.current?.contains(target) === true, onEscape: () => now(false) });
  useLayoutEffect(
    () => (panel && control.current ? float(panel, control.current, { side, align, gap: 6 }) : undefined),
    [panel, side, align, content],
  );
  const hint = shown && (
    <div
      ref={sharedRef}
      role="tooltip"
      id={id}
      dir={dir}
      data-theme={theme}
      data-state={open ? "open" : "closed"}
      {...props}
      onPointerEnter={come}
      onPointerLeave={go}
      className={cx(
        "tf:z-50 tf:w-max tf:max-w-[min(18rem,calc(100vw-16px))] tf:rounded-xs tf:bg-fg tf:px-2.5 tf:py-1 tf:text-meta tf:font-medium tf:text-pretty tf:text-canvas tf:forced-colors:border",
        overlayMotion,
        className,
      )}
    >
      {content}
    </div>
  );
  return (
    <>
      <Slot
        ref={control}
        {...(open && { "aria-describedby": id })}
        onPointerMove={come}
        onPointerLeave={go}
        onPointerDown={press}
        // Not the focus that a press moves: a control that was just used needs no hint.
        onFocus={({ target }) => target.matches(":focus-visible") && now(true)}
        onBlur={() => now(false)}
      >
        {children}
      </Slot>
      {marker}
      {hint && createPortal(hint, document.body)}
    </>
  );
}

/** Asks for the tooltip after a moment over its control, and takes it away a moment after the pointer has left both. */
function useHover(ask: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const coming = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (open: boolean, delay: number) => {
    if (coming.current === open) return;
    coming.current = open;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(open), delay);
  };
  const now = (open: boolean, isOver = open) => {
    clearTimeout(timer.current);
    coming.current = isOver;
    ask(open);
  };
  return {
    come: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") soon(true, openDelay);
    },
    go: () => soon(false, closeDelay),
    now,
    /** It does not come back before the pointer has left. */
    press: () => now(false, true),
  };
}
