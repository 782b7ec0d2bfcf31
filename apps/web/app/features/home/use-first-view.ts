import { type RefObject, useEffect, useEffectEvent } from "react";
import { prefersReducedMotion } from "./reduced-motion.ts";

/**
 * Calls `onSeen` once, when a good part of the element is on screen, but not earlier than `delay` ms after mount. For
 * motion that explains something: never called under reduced motion.
 */
export function useFirstView(element: RefObject<Element | null>, onSeen: () => void, delay = 0): void {
  const seen = useEffectEvent(onSeen);

  useEffect(() => {
    const target = element.current;
    if (target === null || prefersReducedMotion()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        seen();
      },
      { threshold: 0.4 },
    );
    const timer = setTimeout(() => observer.observe(target), delay);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, delay]);
}
