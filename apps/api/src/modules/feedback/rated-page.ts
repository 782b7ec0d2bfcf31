import { sitePaths } from "@thirtyfold/content";

/** Stands for addresses outside the site, which are not kept. */
export const otherPage = "other";

const known = new Set<string>(sitePaths);

/** A path without query and hash. */
export function ratedPage(path: string): string {
  const page = path.replace(/[?#].*/, "").replace(/(?<=.)\/$/, "");
  return known.has(page) ? page : otherPage;
}
