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
  /** What had focus when hovering opened the menu; undefined for a menu that was opened by a press. */
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
    /** Whether hovering has opened it, so that a press on the trigger must not close it, and focus stays where it is. */
    hasOpened: () => before.current !== undefined,
    /** Where focus goes when the menu closes that has it: undefined is the trigger. Forgets how it was opened. */
    focusBack: (): Element | undefined => {
      const openedBefore = before.current;
      before.current = undefined;
      return left.current ? (openedBefore ?? undefined) : undefined;
    },
  };
}
