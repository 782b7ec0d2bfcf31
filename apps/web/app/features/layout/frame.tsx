import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { OfflineBanner } from "./offline-banner.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

type FrameProps = {
  children: ReactNode;
  /** The assistant, which floats above every page. */
  floating?: ReactNode;
};

// The same elements for every page: on a page change, only the parts that depend on the path rerender.
const skipLink = <SkipLink />;
const top = (
  <div className="site-top">
    <OfflineBanner />
    <SiteHeader />
  </div>
);
const footer = <SiteFooter />;

/** Skip link, banner, header, `<main>` and footer. */
export function Frame({ children, floating }: FrameProps) {
  return (
    <>
      {skipLink}
      {top}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {floating}
      <RouteAnnouncer />
    </>
  );
}

/**
 * Does for a navigation what the browser does for a new document: announces the title and moves the focus to the
 * heading. Not on the first page, within a page (`#place`), or when the page itself took the focus or someone is
 * typing.
 */
function RouteAnnouncer() {
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
  if (!target || document.activeElement?.closest("main, input, textarea")) return;
  target.tabIndex = -1;
  // The router restores the scroll position, which focusing must not change.
  target.focus({ preventScroll: true });
}

/** The first keyboard stop, visible only while focused. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-sm bg-fg px-4 py-2.5 font-semibold text-canvas focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
