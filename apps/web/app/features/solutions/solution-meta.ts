import { pageLabels, type SitePath, solutionPage, solutionsPage } from "@thirtyfold/content";
import type { PageMeta } from "../../lib/seo.ts";
import { breadcrumbs, service } from "../../lib/structured-data.ts";
import { paths } from "../../paths.ts";
import { solutionKey } from "./solution-key.ts";
import type { SolutionRecord } from "./solution-record.ts";

/** `built` is null for an unknown slug, and undefined during a navigation, when the page's label is the title. */
export function solutionMeta(slug: string, built: SolutionRecord | null | undefined): PageMeta {
  const path = paths.solution(solutionKey(slug));
  if (built === null) {
    const { title, text } = solutionPage.missing;
    return { title, description: text, path, noindex: true };
  }
  if (built === undefined) return { title: labelOf(path), description: solutionsPage.description, path };
  const { title } = built;
  const description = built.subtext ?? built.description ?? solutionsPage.description;
  const trail = [
    { name: solutionsPage.title, path: paths.solutions },
    { name: title, path },
  ];
  return { title, description, path, data: [service({ name: title, description, path }), breadcrumbs(...trail)] };
}

function labelOf(path: string): string {
  return isSitePath(path) ? pageLabels[path] : solutionsPage.title;
}

function isSitePath(path: string): path is SitePath {
  return Object.hasOwn(pageLabels, path);
}
