"use client";
import { type PointerEvent, useEffect, useRef } from "react";

/**
 * How long a menu stays open after the pointer has left it, in milliseconds, so that it can cross from the trigger to
 * the menu.
 */
const closeDelay = 150;

export type HoverOpen = ReturnType<typeof useHoverOpen>;

/**
 * Opens a menu while a mouse is over its trigger or over the menu. Hovering is not a choice: it leaves focus alone, and
 * if the pointer has taken focus into the menu, it returns to its previous place when the pointer leaves.
 */
export function useHoverOpen(enabled: boolean, open: boolean, setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The focused element when hovering opened the menu; undefined for a menu opened by a press. */
  const before = useRef<Element | null>(undefined);
  const left = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follows = (event: PointerEvent) => enabled && event.pointerType === "mouse";

  return {
    enterTrigger: (event: PointerEvent) => {
      if (!follows(event)) return;
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
    /**
     * Whether hovering opened it, in which case a press on the trigger must not close it, and focus stays where it is.
     */
    hasOpened: () => before.current !== undefined,
    /**
     * Where focus goes when a menu that has it closes: undefined means the trigger. Forgets how the menu was opened.
     */
    focusBack: (): Element | undefined => {
      const openedBefore = before.current;
      before.current = undefined;
      return left.current ? (openedBefore ?? undefined) : undefined;
    },
  };
}
