import { sitePaths } from "@thirtyfold/content";

/** What is counted for an address that is no page of the site: whatever stood in it is not kept. */
export const otherPage = "other";

const known = new Set<string>(sitePaths);

/** The page of a path, without its place and query. */
export function ratedPage(path: string): string {
  const page = path.replace(/[?#].*/, "").replace(/(?<=.)\/$/, "");
  return known.has(page) ? page : otherPage;
}
