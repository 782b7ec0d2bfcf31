import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../lib/hydration.ts";

/** The anchor of the consultation. */
const packagesId = "packages";

/** From arriving at the anchor to scrolling there, in ms (SPEC, section 9). */
const anchorDelay = 300;

/**
 * Scrolls to the element 300 ms after a visitor has come for `#packages`: smoothly, or at once where motion is reduced.
 * Gives the element's id, which the HTML carries for browsers without JavaScript. After a change of page the element gets
 * it late, because the router jumps at once to an anchor that it finds.
 */
export function useLateAnchor(element: RefObject<Element | null>): string | undefined {
  const { hash, key } = useLocation();
  const [changedPage] = useState(useHydrated());

  useEffect(() => {
    element.current?.setAttribute("id", packagesId);
    if (hash !== `#${packagesId}`) return undefined;
    const timer = setTimeout(() => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      element.current?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
    }, anchorDelay);
    return () => clearTimeout(timer);
    // `key` is new with every visit to the anchor, also from the page itself.
  }, [element, hash, key]);

  return changedPage ? undefined : packagesId;
}
