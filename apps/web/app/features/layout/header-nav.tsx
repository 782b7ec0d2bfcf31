import { headerLinks, headerMenus } from "@thirtyfold/content";
import { useLocation } from "react-router";
import { SiteLink } from "../../lib/site-link.tsx";
import { currentMenu } from "./current-menu.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { useOpenMenu } from "./use-open-menu.ts";

/** For wide screens: two dropdowns and the plain links. */
export function HeaderNav() {
  const { nav, openId, press, enter, leave, close } = useOpenMenu();
  const { pathname } = useLocation();
  const current = currentMenu(pathname);
  return (
    <nav ref={nav} aria-label="Main" className="mr-auto max-md:hidden">
      <ul className="flex items-center lg:gap-1">
        {headerMenus.map((menu) => (
          <HeaderMenu
            key={menu.id}
            menu={menu}
            open={openId === menu.id}
            current={current === menu.id}
            onPress={() => press(menu.id)}
            onEnter={() => enter(menu.id)}
            onLeave={leave}
            onClose={close}
          />
        ))}
        {headerLinks.map(({ label, path }) => (
          <li key={path}>
            <SiteLink href={path} className="header-link" aria-current={pathname === path ? "page" : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
