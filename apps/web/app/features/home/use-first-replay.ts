import { type RefObject, useEffect, useEffectEvent } from "react";
import { prefersReducedMotion } from "./reduced-motion.ts";

/** From the page becoming interactive to the first replay. */
export const firstReplayDelay = 1500;

/**
 * Calls `replay` once: `firstReplayDelay` ms after mount, or when the element is first seen if that is later (on a
 * phone the map lies below the first screen). Never under reduced motion.
 */
export function useFirstReplay(element: RefObject<Element | null>, replay: () => void): void {
  const onSeen = useEffectEvent(replay);

  useEffect(() => {
    const target = element.current;
    if (target === null || prefersReducedMotion()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onSeen();
      },
      { threshold: 0.4 },
    );
    const timer = setTimeout(() => observer.observe(target), firstReplayDelay);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
}
