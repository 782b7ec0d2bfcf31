"use client";
import { type PointerEvent, useEffect, useRef } from "react";

/** How long a menu stays after the pointer has left it, so that the way from the trigger to the menu can be crossed. */
const closeDelay = 150;

export type HoverOpen = ReturnType<typeof useHoverOpen>;

/**
 * Opens a menu while a mouse is over its trigger or over the menu. Hovering is not a choice: it leaves focus where it is,
 * and gives it back where it was when the pointer that took it into the menu leaves.
 */
export function useHoverOpen(enabled: boolean, open: boolean, setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLElement | null>(null);
  /** What had focus when hovering opened the menu; undefined for a menu that was opened by a press. */
  const before = useRef<Element | null>(undefined);
  const left = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follows = (event: PointerEvent) => enabled && event.pointerType === "mouse";

  return {
    enterTrigger: (event: PointerEvent<HTMLElement>) => {
      if (!follows(event)) return;
      trigger.current = event.currentTarget;
      clearTimeout(timer.current);
      if (open) return;
      before.current = document.activeElement;
      left.current = false;
      setOpen(true);
    },
    enterMenu: () => clearTimeout(timer.current),
    leave: (event: PointerEvent) => {
      if (!follows(event)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        left.current = true;
        setOpen(false);
      }, closeDelay);
    },
    /** A press where the pointer has opened the menu already must not close it. */
    pressTrigger: (event: PointerEvent) => {
      if (!follows(event) || event.button !== 0) return;
      event.preventDefault();
      setOpen(true);
    },
    ignoresPressOn: (target: EventTarget | null) =>
      before.current !== undefined && target instanceof Node && trigger.current?.contains(target) === true,
    onOpenAutoFocus: (event: Event) => {
      if (before.current !== undefined) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      const openedBefore = before.current;
      before.current = undefined;
      if (openedBefore === undefined) return;
      event.preventDefault();
      const target = left.current ? openedBefore : trigger.current;
      const focusWasInMenu = document.activeElement === document.body;
      if (focusWasInMenu && target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
