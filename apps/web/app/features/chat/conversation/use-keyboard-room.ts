import { type RefObject, useEffect } from "react";

/** A difference of more than this (px) is a keyboard; browser bars are smaller. */
const leastKeyboard = 150;

/**
 * Fits the pane into the part of the screen that a phone's keyboard leaves free: sets `--keyboard-room` to the height
 * below the header and scrolls the pane there. CSS alone cannot detect the keyboard in any browser.
 */
export function useKeyboardRoom(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const fit = () => {
      const element = pane.current;
      // Zooming in also shrinks the visual viewport.
      const open = viewport.scale < 1.1 && window.innerHeight - viewport.height > leastKeyboard;
      if (!element || !open || !element.contains(document.activeElement)) {
        element?.style.removeProperty("--keyboard-room");
        return;
      }
      element.style.setProperty("--keyboard-room", `${Math.round(viewport.height)}px`);
      element.scrollIntoView({ block: "start" });
    };
    viewport.addEventListener("resize", fit);
    return () => viewport.removeEventListener("resize", fit);
  }, [pane]);
}
