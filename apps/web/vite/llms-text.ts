import { businessHours, company, pageLabels } from "@thirtyfold/content";
import type { PageFacts } from "./page-start/page-facts.ts";
import { canonicalOf, markdownFile } from "./site-map.ts";

const labels: Readonly<Record<string, string | undefined>> = pageLabels;

/**
 * The site's introduction for agents (llmstxt.org): its owner, each page's Markdown under the page's canonical path,
 * and the calls made for agents. URLs are paths, which work wherever the site is served.
 *
 * @param pages by URL path
 */
export function llmsText(pages: ReadonlyMap<string, PageFacts>): string {
  const own = [...pages].filter(([path]) => canonicalOf(path, pages) === path);
  const isListed = ([path, { image }]: (typeof own)[number]) => image !== undefined || path === company.intakePath;
  const [listed, unlisted] = [own.filter(isListed), own.filter((page) => !isListed(page))];
  const below = (folder: string) => listed.filter(([path]) => path.startsWith(folder));
  const others = listed.filter(([path]) => !/^\/(solutions|careers\/apply)\//.test(path));
  return [
    `# ${company.name}`,
    "",
    `> ${company.summary} ${company.tagline}. People answer ${businessHours.text}, at ${company.email}.`,
    "",
    "Every page is here as Markdown: at its address with `.md`, and at its address itself for `Accept: text/markdown`.",
    "",
    ...section("Pages", others),
    ...section("Solutions", below("/solutions/")),
    ...section("Open positions", below("/careers/apply/")),
    "## Calls for agents",
    "",
    "- `POST /mcp`: Model Context Protocol over streamable HTTP, stateless, read-only tools that search and read these pages",
    "- [OpenAPI description](/openapi.json): every call, the assistant and the intake form among them",
    "- [Solutions as JSON](/data/solutions.json): every solution with its features and use cases",
    "",
    ...section("Optional", unlisted),
  ].join("\n");
}

function section(title: string, pages: readonly (readonly [path: string, facts: PageFacts])[]): string[] {
  if (pages.length === 0) return [];
  const lines = pages
    .map(([path, { title: own, description }]) => {
      const line = `- [${labels[path] ?? own}](/${markdownFile(path)})`;
      return description === "" ? line : `${line}: ${description}`;
    })
    .toSorted();
  return [`## ${title}`, "", ...lines, ""];
}
