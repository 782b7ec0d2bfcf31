import type { AtOnce } from "./starts-at-once.ts";

/** The start script's input, as JSON in `<script id="page-start">`. URLs are paths on the site's own host. */
export type StartData = Readonly<{
  /** The router's settings, assigned to `window.__reactRouterContext`. */
  context: object;
  /** The data of the page's loaders, in the form in which the router hydrates. */
  state: Readonly<{ loaderData: Readonly<Record<string, unknown>>; actionData: null; errors: null }>;
  /** The router's manifest, a script that sets `window.__reactRouterManifest`. */
  manifest: string;
  /** The modules of each matched route except the root, by route id. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** The imports of those modules, leaves first, including the module that hydrates. */
  imports: readonly string[];
  /** The stylesheet with the rules that the page's own styles omit. */
  styles: string;
  /** The modules for `[data-early]`, by name. */
  early: Readonly<Record<string, string>>;
  /** The modules of late parts, by the `aria-controls` of their opener, or the `data-ahead` of the waiting element. */
  late: Readonly<Record<string, readonly string[]>>;
  atOnce: AtOnce;
}>;

export const startDataId = "page-start";
