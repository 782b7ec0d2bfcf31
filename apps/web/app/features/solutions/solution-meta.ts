import { pageLabels, type SitePath, solutionPage, solutionsPage } from "@thirtyfold/content";
import type { PageMeta } from "../../lib/seo.ts";
import { breadcrumbs, service } from "../../lib/structured-data.ts";
import { paths } from "../../paths.ts";
import { solutionKey } from "./solution-key.ts";
import type { SolutionRecord } from "./solution-record.ts";

/**
 * What a solution's page says about itself: `built` is what the build knows, null for an unknown slug. On the way from
 * another page nothing is read yet, and the page is called by its label.
 */
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
