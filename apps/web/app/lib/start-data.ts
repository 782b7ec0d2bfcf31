/** What a page tells its start script, as JSON in `<script id="page-start">`. Addresses are paths on the site's own host. */
export type StartData = Readonly<{
  /** The router's settings, which become `window.__reactRouterContext`. */
  context: object;
  /** The data of the page's loaders, as the router writes it. */
  state: string;
  /** The router's list of routes, a script that sets `window.__reactRouterManifest`. */
  manifest: string;
  /** The modules of each matched route but the root, by its id. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** What the modules above import, leaves first. The one that hydrates the page is among them. */
  imports: readonly string[];
  /** The rules that the page's own styles leave out. */
  styles: string;
  /** The modules of `[data-early]`, by name. */
  early: Readonly<Record<string, string>>;
  /** The page is an application by itself and starts without waiting for a sign of the visitor. */
  atOnce: boolean;
}>;

export const startDataId = "page-start";
