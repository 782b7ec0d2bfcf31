import type { AtOnce } from "./starts-at-once.ts";

/** The start script's input, as JSON in `<script id="page-start">`. Addresses are paths on the site's own host. */
export type StartData = Readonly<{
  /** The router's settings, assigned to `window.__reactRouterContext`. */
  context: object;
  /** What the page's loaders have read, as the router hydrates with it. */
  state: Readonly<{ loaderData: Readonly<Record<string, unknown>>; actionData: null; errors: null }>;
  /** The router's manifest, a script that sets `window.__reactRouterManifest`. */
  manifest: string;
  /** The modules of each matched route but the root, by its id. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** What those modules import, leaves first, including the module that hydrates. */
  imports: readonly string[];
  /** The stylesheet with the rules that the page's own styles leave out. */
  styles: string;
  /** The modules for `[data-early]`, by name. */
  early: Readonly<Record<string, string>>;
  /** The modules of late parts, by the `aria-controls` of what opens them, or the `data-ahead` of what waits for them. */
  late: Readonly<Record<string, readonly string[]>>;
  atOnce: AtOnce;
}>;

export const startDataId = "page-start";
