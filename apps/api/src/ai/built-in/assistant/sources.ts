import type { AnswerSource } from "@thirtyfold/api-contract";
import { company, type Passage, pageLabels, type SiteLink } from "@thirtyfold/content";

const labels: Readonly<Record<string, string | undefined>> = pageLabels;

/** The pages of the passages, each once; facts that the site leaves open have no page. */
export function sourcesOf(passages: readonly Passage[]): AnswerSource[] {
  const pages = new Map<string, AnswerSource>();
  for (const { path, unstated } of passages) {
    const page = path.replace(/#.*/, "");
    if (!unstated && !pages.has(page)) pages.set(page, { title: labels[page] ?? page, path });
  }
  return [...pages.values()];
}

/** Whether a page has the passage. One for all positions is on the page of each, but has the path of one. */
export function standsOn({ kind, path }: Passage, page: string | undefined): boolean {
  const ofAll = "/careers/apply/";
  return path === page || (kind !== "job" && path.startsWith(ofAll) && page?.startsWith(ofAll) === true);
}

/** A plain path that the website turns into a link. */
export function linkTo(path: SiteLink): string {
  return path === company.intakePath ? `Ask us: ${path}` : `More: ${path}`;
}
