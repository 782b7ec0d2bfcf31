import { paths } from "../../paths.ts";

const aiServices: readonly string[] = [paths.services, paths.servicesAlias, paths.aiAutomation, paths.agents];

/** The id of the header dropdown that the page belongs to; both services pages count (SPEC). */
export function currentMenu(pathname: string): string | undefined {
  const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  if (aiServices.includes(path)) return "ai-services";
  return path === paths.solutions || path.startsWith(`${paths.solutions}/`) ? "solutions" : undefined;
}
