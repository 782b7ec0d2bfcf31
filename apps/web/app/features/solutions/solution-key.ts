/** Slugs that show another key's data (SPEC, "Dynamic solution page"). */
export const solutionAliases: Readonly<Record<string, string>> = {
  "custom-gpt-agents": "gpt-customization",
  "ai-workflow-automation": "workflow-automation",
};

/** The data key for a slug; a slug that is no alias is its own key. */
export function solutionKey(slug: string): string {
  return Object.hasOwn(solutionAliases, slug) ? (solutionAliases[slug] ?? slug) : slug;
}

/** A page's slug: the route's parameter, or the path segment after `/solutions/`. */
export function slugOf(param: string | undefined, pathname: string): string | undefined {
  return param ?? /^\/solutions\/([^/]+)/.exec(pathname)?.[1];
}
