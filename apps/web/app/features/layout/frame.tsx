import type { ReactNode } from "react";
import { OfflineBanner } from "./offline-banner.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

type FrameProps = {
  children: ReactNode;
  /** What floats above every page: the assistant. */
  floating?: ReactNode;
};

/** What every page stands in: skip link, banner and header, the page's `<main>`, footer. */
export function Frame({ children, floating }: FrameProps) {
  return (
    <>
      <SkipLink />
      <div className="site-top">
        <OfflineBanner />
        <SiteHeader />
      </div>
      <main id="main" tabIndex={-1} data-behind-menu>
        {children}
      </main>
      <SiteFooter />
      {floating}
      <RouteAnnouncer />
    </>
  );
}
