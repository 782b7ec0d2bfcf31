import { useLayoutEffect, useState, useSyncExternalStore } from "react";

/**
 * Whether what comes and goes is in the page: while it is open, and until what it plays while leaving has ended. Not on a
 * server, where a portal has nowhere to go.
 *
 * @param element what plays the animation, once it is there
 */
export function usePresence(open: boolean, element: HTMLElement | null): boolean {
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);
  useLayoutEffect(() => {
    if (open || !shown) return undefined;
    let waiting = true;
    // jsdom knows no animations.
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

/** False on a server and while hydrating, then true. */
function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
