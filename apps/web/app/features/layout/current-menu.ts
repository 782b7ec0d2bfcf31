import { paths } from "../../paths.ts";

const aiServices: readonly string[] = [paths.services, paths.servicesAlias, paths.aiAutomation, paths.agents];

/** A page's path as links spell it: the current path may end with a slash, and does during prerendering. */
export function plainPath(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** The `aria-current` of a link: "page" on its page, true on the pages below it. */
export function currentLink(path: string, href: string): "page" | true | undefined {
  return path === href ? "page" : path.startsWith(`${href}/`) || undefined;
}

/** The id of the header dropdown that the page belongs to; both services pages count (SPEC). */
export function currentMenu(path: string): string | undefined {
  if (aiServices.includes(path)) return "ai-services";
  return currentLink(path, paths.solutions) && "solutions";
}
