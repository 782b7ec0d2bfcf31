import { type RefObject, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useHydrated } from "../../lib/hydration.ts";

const packagesId = "packages";

/** Delay before scrolling, in ms (SPEC, section 9). */
const anchorDelay = 300;

/**
 * Scrolls to the element 300 ms after a link leads to `#packages`: smoothly, or instantly under reduced motion. Returns
 * the element's id for the HTML: the browser opens a document at its anchor. After a navigation the id is set late,
 * because the router immediately jumps to an anchor that exists.
 */
export function useLateAnchor(element: RefObject<Element | null>): string | undefined {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const [changedPage] = useState(useHydrated());

  useEffect(() => {
    element.current?.setAttribute("id", packagesId);
    // On a document's first page and after every step back, the browser or the router has restored the position.
    if (type === NavigationType.Pop || hash !== `#${packagesId}`) return undefined;
    const timer = setTimeout(() => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      element.current?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
    }, anchorDelay);
    return () => clearTimeout(timer);
    // `key` changes with every visit to the anchor, even from the same page.
  }, [element, hash, key, type]);

  return changedPage ? undefined : packagesId;
}
