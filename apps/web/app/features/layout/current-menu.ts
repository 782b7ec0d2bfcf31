import { paths } from "../../paths.ts";

const aiServices: readonly string[] = [paths.services, paths.servicesAlias, paths.aiAutomation, paths.agents];

/** A page's path as links spell it: the current path may end with a slash, and does during prerendering. */
export function plainPath(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** The id of the header dropdown that the page belongs to; both services pages count (SPEC). */
export function currentMenu(path: string): string | undefined {
  if (aiServices.includes(path)) return "ai-services";
  return path === paths.solutions || path.startsWith(`${paths.solutions}/`) ? "solutions" : undefined;
}
