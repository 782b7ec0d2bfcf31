/** Addresses that show another key of the data (SPEC, "Dynamic solution page"). */
export const solutionAliases: Readonly<Record<string, string>> = {
  "custom-gpt-agents": "gpt-customization",
  "ai-workflow-automation": "workflow-automation",
};

/** The data's key for the slug of an address; any slug that is no alias is tried as it is. */
export function solutionKey(slug: string): string {
  return Object.hasOwn(solutionAliases, slug) ? (solutionAliases[slug] ?? slug) : slug;
}

/** The slug of a page: the route's parameter, or what follows `/solutions/` in its address. */
export function slugOf(param: string | undefined, pathname: string): string | undefined {
  return param ?? /^\/solutions\/([^/]+)/.exec(pathname)?.[1];
}
