"use client";
import { useRef } from "react";

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/**
 * Gives focus back to what had it before the overlay opened. Radix knows its own trigger only: an overlay that a form or
 * a menu item opened would leave focus on the body.
 */
export function useOpenerFocus(handlers: FocusHandlers): Required<FocusHandlers> {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      handlers.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      handlers.onCloseAutoFocus?.(event);
      const target = focusTarget(opener.current);
      if (event.defaultPrevented || target === null) return;
      event.preventDefault();
      target.focus();
    },
  };
}

/** A menu is gone with the item that opened the overlay; its trigger, which names it, is still there. */
function focusTarget(opener: Element | null): HTMLElement | null {
  const menuTrigger = opener?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  const target = menuTrigger ? document.getElementById(menuTrigger) : opener;
  return target instanceof HTMLElement && target.isConnected && target !== document.body ? target : null;
}
