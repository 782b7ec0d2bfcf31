import { headerCta, headerLinks, headerMenus } from "@thirtyfold/content";
import { NavigationSheet, NavigationSheetTrigger, SheetGroup, SheetRow } from "@thirtyfold/ui";
import { Moon } from "lucide-react";
import { useLocation } from "react-router";
import { ButtonLink } from "../../lib/button-link.tsx";
import { SiteLink } from "../../lib/site-link.tsx";
import { useThemedPage } from "../../lib/theme.ts";
import { plainPath } from "./current-menu.ts";
import { alwaysDark } from "./theme-toggle.tsx";

const menuId = "mobile-menu";

/** The navigation below 768 px. */
export function MobileMenu() {
  const { pathname, key } = useLocation();
  const here = plainPath(pathname);
  return (
    <>
      <NavigationSheetTrigger popoverTarget={menuId} aria-label="Menu" className="-mr-2.75 md:hidden" />
      <NavigationSheet id={menuId} page={key} aria-label="Menu">
        {headerMenus.map((menu) => (
          <SheetGroup key={menu.id} label={menu.label} name="mobile-menu-group">
            <ul>
              {menu.items.map(({ label, path }) => (
                <li key={path}>
                  <SheetRow level="sub" asChild aria-current={here === path ? "page" : undefined}>
                    <SiteLink href={path}>{label}</SiteLink>
                  </SheetRow>
                </li>
              ))}
            </ul>
          </SheetGroup>
        ))}
        <ul>
          {headerLinks.map(({ label, path }) => (
            <li key={path}>
              <SheetRow asChild aria-current={here === path ? "page" : undefined}>
                <SiteLink href={path}>{label}</SiteLink>
              </SheetRow>
            </li>
          ))}
        </ul>
        <ButtonLink href={headerCta.path} size="lg" className="mt-6 w-full">
          {headerCta.label}
        </ButtonLink>
        <MobileTheme />
      </NavigationSheet>
    </>
  );
}

function MobileTheme() {
  const themed = useThemedPage();
  return (
    <div className="mt-6 flex items-center gap-2 text-small text-fg-3">
      {themed ? <themed.ThemeSwitch /> : <Moon aria-hidden size={16} strokeWidth={1.75} />}
      {themed ? "Color theme" : alwaysDark}
    </div>
  );
}
