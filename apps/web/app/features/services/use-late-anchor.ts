import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../lib/hydration.ts";

/** The anchor of the consultation. */
export const packagesId = "packages";

/** From arriving at the anchor to scrolling there, in ms (SPEC, section 9). */
const anchorDelay = 300;

/**
 * Scrolls smoothly to the element 300 ms after a visitor has come for `#packages`, at once where motion is reduced.
 * Gives the element its id: it is in the HTML, for browsers without JavaScript. A change of page gets it once the page
 * stands, because the router jumps at once to an anchor that it finds.
 */
export function useLateAnchor(element: RefObject<Element | null>): string | undefined {
  const { hash, key } = useLocation();
  const [startsAtTop] = useState(useHydrated());
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    setArrived(true);
    if (hash !== `#${packagesId}`) return undefined;
    const timer = setTimeout(() => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      element.current?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
    }, anchorDelay);
    return () => clearTimeout(timer);
  }, [element, hash, key]);

  return startsAtTop && !arrived ? undefined : packagesId;
}
