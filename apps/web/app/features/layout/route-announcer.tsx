import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Does for a change of route what the browser does for a new document: reads out the page's title and moves the focus to
 * its heading. Nothing happens on the first page, within a page (`#place`), or when the page itself took the focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    if (hash === "") focusHeading();
  }, [pathname, hash]);
  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}

function focusHeading(): void {
  const main = document.querySelector<HTMLElement>("main");
  const target = main?.querySelector<HTMLElement>("h1") ?? main;
  if (!target || main?.contains(document.activeElement)) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  // The router restores the scroll position; the focus must not move it.
  target.focus({ preventScroll: true });
}
