import { headerLinks, headerMenus } from "@thirtyfold/content";
import { NavigationMenu, NavigationMenuGroup, NavigationMenuItem, NavigationMenuLink } from "@thirtyfold/ui";
import { BookOpenText, Layers, LayoutGrid, type LucideIcon, Package, Puzzle, UsersRound, Workflow } from "lucide-react";
import { useLocation } from "react-router";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";
import { currentMenu, plainPath } from "./current-menu.ts";

/** For wide screens: two dropdowns and the plain links. */
export function HeaderNav() {
  const { pathname, key } = useLocation();
  const here = plainPath(pathname);
  const current = currentMenu(here);
  const at = (path: string) => (here === path ? "page" : undefined);
  return (
    <NavigationMenu aria-label="Main" page={key} className="mr-auto max-md:hidden">
      {headerMenus.map(({ id, label: word, items }) => (
        <NavigationMenuGroup key={id} label={word} current={current === id}>
          {items.map(({ label, path, description }) => {
            const Icon = icons[path] ?? Package;
            return (
              <NavigationMenuItem
                key={path}
                asChild
                aria-current={at(path)}
                icon={<Icon aria-hidden />}
                description={description}
              >
                <SiteLink href={path}>{label}</SiteLink>
              </NavigationMenuItem>
            );
          })}
        </NavigationMenuGroup>
      ))}
      {headerLinks.map(({ label, path }) => (
        <NavigationMenuLink key={path} asChild aria-current={at(path)}>
          <SiteLink href={path}>{label}</SiteLink>
        </NavigationMenuLink>
      ))}
    </NavigationMenu>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  [paths.solutions]: LayoutGrid,
  [paths.solution("agent-delivery")]: Package,
  [paths.solution("gpt-customization")]: BookOpenText,
  [paths.solution("workflow-automation")]: Workflow,
  [paths.solution("no-code-integrations")]: Puzzle,
  [paths.aiAutomation]: Layers,
  [paths.agents]: UsersRound,
};
