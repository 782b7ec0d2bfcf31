import { type RefObject, useEffect } from "react";

/** What takes more than this of the window's height, in px, is a keyboard; the browser's own bars take less. */
const leastKeyboard = 150;

/**
 * Keeps the pane in the part of the screen that a phone's keyboard leaves: sets `--keyboard-room` on it to the height
 * below the header, and brings it up to there. No browser tells CSS of a keyboard by itself.
 */
export function useKeyboardRoom(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const fit = () => {
      const element = pane.current;
      // A visitor who zooms in sees less of the page, too.
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
