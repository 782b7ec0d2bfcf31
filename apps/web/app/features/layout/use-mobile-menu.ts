import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

const focusable = "a[href], button, summary";

/** While open, everything outside the header is inert and Tab stays inside; a navigation or a wide window closes it. */
export function useMobileMenu(button: RefObject<HTMLButtonElement | null>, sheet: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shownOn = useRef(key);
  useEffect(() => {
    // Not on the first page: the menu may have been opened before hydration.
    if (shownOn.current !== key && sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
    shownOn.current = key;
  }, [key, sheet]);

  useEffect(() => {
    const menu = sheet.current;
    if (menu === null) return undefined;
    const onToggle = () => setPageInert(menu.matches(":popover-open"));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Tab" && menu.matches(":popover-open")) wrapFocus(event, [button.current, ...visibleIn(menu)]);
    };
    const wide = matchMedia("(width >= 48rem)");
    const onWide = () => wide.matches && menu.matches(":popover-open") && menu.hidePopover();
    menu.addEventListener("toggle", onToggle);
    document.addEventListener("keydown", onKeyDown);
    wide.addEventListener("change", onWide);
    onToggle();
    return () => {
      menu.removeEventListener("toggle", onToggle);
      document.removeEventListener("keydown", onKeyDown);
      wide.removeEventListener("change", onWide);
      setPageInert(false);
    };
  }, [button, sheet]);
}

function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-behind-menu]")) part.inert = inert;
}

function visibleIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility());
}

function wrapFocus(event: KeyboardEvent, ring: (HTMLElement | null)[]): void {
  const index = ring.findIndex((element) => element === document.activeElement);
  const next = ring.at((index + (event.shiftKey ? -1 : 1)) % ring.length);
  event.preventDefault();
  next?.focus();
}
