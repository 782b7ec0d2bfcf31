"use client";
import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { overlayMotion } from "../dialog/scrim.ts";
import type { Placement } from "./floating.ts";
import { useFloatingPanel } from "./floating-panel.tsx";
import { useLayer } from "./layers.ts";
import { useOwnState } from "./own-state.ts";
import { Slot } from "./slot.tsx";

export type HoverPanelProps = Omit<ComponentProps<"div">, "children" | "content"> &
  Pick<Placement, "side" | "align"> & {
    /** The panel's content. */
    content: ReactNode;
    /** The one control that it describes. It must accept a `ref` and event handlers, as every native element does. */
    children: ReactElement;
    /** Whether it is open, if controlled. */
    open?: boolean;
    /** Whether it is open at first. */
    defaultOpen?: boolean;
    /** Called with the requested state. */
    onOpenChange?: (open: boolean) => void;
  };

type OwnProps = HoverPanelProps & {
  gap: number;
  /** Milliseconds of hovering before it is shown. */
  openDelay: number;
};

/** Milliseconds to cross from the control to the panel. */
const closeDelay = 100;

/**
 * Shows something about a control after hovering, or at once on focus. It stays while the pointer is on it, and Escape
 * dismisses it (WCAG 1.4.13).
 */
export function HoverPanel(given: OwnProps) {
  const { content, children, open: held, defaultOpen = false, onOpenChange, ...rest } = given;
  const { side, align, gap, openDelay, className, ref, ...props } = rest;
  const [open, ask] = useOwnState(held, defaultOpen, onOpenChange);
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const { come, go, now, press } = useHover(ask, openDelay);
  const placement = { side, align, gap };
  const { attributes, draw } = useFloatingPanel(open, { anchor: () => control.current, placement, ref, content });
  useLayer(open, { inside: (target) => control.current?.contains(target) === true, onEscape: () => now(false) });
  return (
    <>
      <Slot
        ref={control}
        {...(open && { "aria-describedby": id })}
        onPointerMove={come}
        onPointerLeave={go}
        onPointerDown={press}
        // Ignores focus moved by a press: a control that was just used needs no hint.
        onFocus={({ target }) => target.matches(":focus-visible") && now(true)}
        onBlur={() => now(false)}
      >
        {children}
      </Slot>
      {draw(
        <div
          id={id}
          {...attributes}
          {...props}
          onPointerEnter={come}
          onPointerLeave={go}
          className={cx("tf:z-50 tf:w-max", overlayMotion, className)}
        >
          {content}
        </div>,
      )}
    </>
  );
}

/** Opens the panel after a delay over its control, and closes it shortly after the pointer has left both. */
function useHover(ask: (open: boolean) => void, openDelay: number) {
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
    /** It stays closed until the pointer has left. */
    press: () => now(false, true),
  };
}
