import { type ReactNode, startTransition, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * What follows the first screen of a page. After a click on a link it is rendered once the first screen has been painted, in
 * slices. At once in the HTML and its hydration, on the way back, whose scroll position needs the whole page, and where the
 * address names a place on the page. The HTML's sections are drawn one after the other (vite/page-start/draw-rest.ts).
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [shown, setShown] = useState(type === NavigationType.Pop || hash !== "");
  useEffect(() => {
    if (shown) return undefined;
    const show = () => startTransition(() => setShown(true));
    // A tab in the background paints no frames.
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
  // As high as a window: nothing of the footer may be seen where the rest will be.
  return <div className={shown ? "below-fold" : "min-h-svh"}>{shown && children}</div>;
}
