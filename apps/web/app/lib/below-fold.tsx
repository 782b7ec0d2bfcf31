import { type ReactNode, startTransition, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * The part of a page below the first screen. After a click on a link it renders once the first screen has been painted,
 * in slices. It renders immediately in the HTML and during hydration, when going back, since the scroll position needs
 * the whole page, and if the URL names a place on the page. The HTML's sections are drawn one after the other
 * (vite/page-start/draw-rest.ts).
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [shown, setShown] = useState(type === NavigationType.Pop || hash !== "");
  useEffect(() => {
    if (shown) return undefined;
    const show = () => startTransition(() => setShown(true));
    // A background tab paints no frames.
    if (document.hidden) return show();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown]);
  // As tall as a window, so that no part of the footer is visible where the rest will appear.
  return <div className={shown ? "below-fold" : "min-h-svh"}>{shown && children}</div>;
}
