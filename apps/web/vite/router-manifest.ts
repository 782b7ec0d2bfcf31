import { z } from "zod";

const routeSchema = z.looseObject({
  path: z.string().optional(),
  imports: z.array(z.string()).default([]),
  hasLoader: z.boolean(),
  hasClientLoader: z.boolean(),
  hasDefaultExport: z.boolean(),
});
const manifestSchema = z.looseObject({
  entry: z.looseObject({ imports: z.array(z.string()) }),
  routes: z.record(z.string(), routeSchema),
});

/** What the router's build tells the browser of its routes. */
type RouterManifest = z.infer<typeof manifestSchema>;

const assignment = "window.__reactRouterManifest=";

/** Reads the script that every page loads. What it looks like belongs to the router's version. */
export function parseManifest(code: string): RouterManifest {
  if (!code.startsWith(assignment)) throw new Error("The router's manifest does not look as it used to.");
  return manifestSchema.parse(JSON.parse(code.slice(assignment.length).replace(/;\s*$/, "")));
}

/**
 * The script again, without what it does not need to say: what a route does not have, and the files that the entry has
 * loaded before a link could fetch them ahead.
 */
export function slimManifest({ routes, ...manifest }: RouterManifest): string {
  const loaded = new Set(manifest.entry.imports);
  const slim = Object.entries(routes).map(([id, { imports, ...route }]) => {
    const said = Object.entries(route).filter(([, value]) => value !== false && !isEmptyList(value));
    return [id, { ...Object.fromEntries(said), imports: imports.filter((file) => !loaded.has(file)) }] as const;
  });
  return `${assignment}${JSON.stringify({ ...manifest, routes: Object.fromEntries(slim) })};`;
}

/**
 * Whether a link would ever fetch a `.data` file, by its path under the website's root. The router writes one for every
 * page with a loader, but asks for none where a `clientLoader` reads something else, or where there is no page.
 */
export function isFetched({ routes }: RouterManifest, file: string): boolean {
  return Object.values(routes).some(({ path = "", hasLoader, hasClientLoader, hasDefaultExport }) => {
    if (!hasLoader || hasClientLoader || !hasDefaultExport) return false;
    return new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}\\.data$`).test(file);
  });
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
