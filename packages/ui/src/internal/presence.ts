import { useLayoutEffect, useState, useSyncExternalStore } from "react";

/**
 * Whether an element is in the page: while it is open, and until its exit animation has ended. Never on a server, where
 * a portal has no target.
 *
 * @param element the element that plays the animation, once it is mounted
 */
export function usePresence(open: boolean, element: HTMLElement | null): boolean {
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);
  useLayoutEffect(() => {
    if (open || !shown) return undefined;
    let waiting = true;
    // jsdom does not implement animations.
    const leaving = element?.getAnimations?.() ?? [];
    const leave = () => waiting && setShown(false);
    if (leaving.length === 0) leave();
    else void Promise.allSettled(leaving.map(({ finished }) => finished)).then(leave);
    return () => {
      waiting = false;
    };
  }, [open, shown, element]);
  return useHydrated() && shown;
}

/** False on the server and during hydration, then true. */
function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
