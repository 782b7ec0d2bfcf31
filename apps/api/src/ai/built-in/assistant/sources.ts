import type { AnswerSource } from "@thirtyfold/api-contract";
import { company, type Passage, pageLabels, type SiteLink } from "@thirtyfold/content";

const labels: Readonly<Record<string, string | undefined>> = pageLabels;

/** The pages that passages stand on, each once. What the site leaves open is on no page. */
export function sourcesOf(passages: readonly Passage[]): AnswerSource[] {
  const pages = new Map<string, AnswerSource>();
  for (const { path, unstated } of passages) {
    const page = path.replace(/#.*/, "");
    if (!unstated && !pages.has(page)) pages.set(page, { title: labels[page] ?? page, path });
  }
  return [...pages.values()];
}

/** The end of an answer: the page that tells more, as a plain path that the website turns into a link. */
export function linkTo(path: SiteLink): string {
  return path === company.intakePath ? `Intake form: ${path}` : `More: ${path}`;
}
