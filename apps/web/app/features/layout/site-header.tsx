import { company, headerCta } from "@thirtyfold/content";
import { Container, Logo } from "@thirtyfold/ui";
import { useSyncExternalStore } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";
import { HeaderNav } from "./header-nav.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Pixels of scrolling after which the header becomes solid (SPEC, section 9). */
const threshold = 10;

/** Transparent at first, solid after 10 px of scrolling. */
export function SiteHeader() {
  const scrolled = useScrolled();
  return (
    <header id="site-header" className="site-header" data-scrolled={scrolled || undefined}>
      <Container>
        <div className="flex h-(--header-height) items-center gap-3 lg:gap-10">
          <SiteLink href={paths.home} aria-label={`${company.name}, home`} className="inline-flex rounded-xs py-2">
            <Logo>{company.name}</Logo>
          </SiteLink>
          <HeaderNav />
          <div className="ml-auto flex items-center gap-2">
            <span className="max-md:hidden">
              <ThemeToggle />
            </span>
            <ButtonLink href={headerCta.path} variant="secondary" size="sm" className="min-w-25 px-2 max-md:hidden">
              {headerCta.label}
            </ButtonLink>
            <MobileMenu />
          </div>
        </div>
      </Container>
    </header>
  );
}

/** For browsers without scroll-driven animations; others color the header in CSS, with no work per scroll event. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => !byStyle() && window.scrollY > threshold,
    () => false,
  );
}

function onScroll(onChange: () => void): () => void {
  if (byStyle()) return () => {};
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

function byStyle(): boolean {
  return CSS.supports("animation-timeline: scroll()");
}
