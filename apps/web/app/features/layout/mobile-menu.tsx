import { headerCta, headerLinks, headerMenus } from "@thirtyfold/content";
import { ChevronDown, Menu, Moon, X } from "lucide-react";
import { useRef } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";
import { SiteLink } from "../../lib/site-link.tsx";
import { useThemedPage } from "../../lib/theme.ts";
import { alwaysDark } from "./theme-toggle.tsx";
import { useMobileMenu } from "./use-mobile-menu.ts";

const menuId = "mobile-menu";

/**
 * The navigation below 768 px. A native popover opens, closes on Escape or a press outside and returns the focus before
 * any script runs. After hydration the page behind it is inert and a navigation closes it.
 */
export function MobileMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);
  useMobileMenu(button, sheet);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={menuId}
        aria-label="Menu"
        className="mobile-menu-button md:hidden"
      >
        <Menu aria-hidden size={22} strokeWidth={1.75} className="when-closed" />
        <X aria-hidden size={22} strokeWidth={1.75} className="when-open" />
      </button>
      <nav ref={sheet} id={menuId} popover="auto" aria-label="Menu" className="mobile-menu">
        {headerMenus.map((menu) => (
          <details key={menu.id} name="mobile-menu-group" className="group border-b border-line">
            <summary className="mobile-menu-row">
              {menu.label}
              <ChevronDown
                aria-hidden
                size={20}
                className="text-fg-3 group-open:rotate-180 motion-safe:transition-transform"
              />
            </summary>
            <ul className="pb-3">
              {menu.items.map(({ label, path }) => (
                <li key={path}>
                  <SiteLink href={path} className="flex min-h-13 items-center pl-4 text-h4 font-medium text-fg-2">
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <ul>
          {headerLinks.map(({ label, path }) => (
            <li key={path} className="border-b border-line">
              <SiteLink href={path} className="mobile-menu-row">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <ButtonLink href={headerCta.path} size="lg" className="mt-6 w-full">
          {headerCta.label}
        </ButtonLink>
        <MobileTheme />
      </nav>
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
