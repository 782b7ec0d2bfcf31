import { linkKind } from "../paths.ts";
import { fetchCodeAhead, type Page } from "./late-navigation.ts";

/** How long a mouse or the focus rests on a link before its page is fetched, in milliseconds. */
const restMs = 60;

declare global {
  interface Window {
    /** The router's list of the site's pages. */
    readonly __reactRouterManifest: {
      routes: Readonly<Record<string, Page & Readonly<{ hasLoader: boolean; hasClientLoader: boolean }>>>;
    };
  }
}

/**
 * Fetches what a link's page needs before the link is followed: immediately when it is pressed, some 100 ms before the
 * click, or when a mouse or the focus has rested on it. Uses two listeners for all links: a router link keeps four
 * states and rerenders on every change of the URL.
 */
export function fetchLinksAhead(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let reached: string | undefined;
  const reach = ({ target }: Event) => {
    const href = pageBehind(target);
    if (href === reached) return;
    reached = href;
    clearTimeout(resting);
    if (href !== undefined) resting = setTimeout(fetchAhead, restMs, href);
  };
  const press = ({ target }: Event) => {
    const href = pageBehind(target);
    clearTimeout(resting);
    if (href !== undefined) fetchAhead(href);
  };
  document.addEventListener("pointerover", reach, { passive: true });
  document.addEventListener("focusin", reach);
  document.addEventListener("pointerdown", press, { passive: true });
}

/** The path of the page to which the surrounding link leads, if it is another page of this site. */
function pageBehind(element: EventTarget | null): string | undefined {
  const link = element instanceof Element ? element.closest("a[href]") : null;
  const href = link?.getAttribute("href") ?? "";
  if (linkKind(href) !== "page" || link?.getAttribute("target") === "_blank") return undefined;
  const { pathname } = new URL(href, location.href);
  return pathname === location.pathname ? undefined : pathname;
}

function fetchAhead(path: string): void {
  const {
    __reactRouterDataRouter: router,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: loaded,
  } = window;
  for (const { route } of router?.match(path) ?? []) {
    const page = manifest.routes[route.id];
    if (page === undefined) continue;
    if (page.hasLoader && !page.hasClientLoader) addLink("prefetch", `${path}.data`, "fetch");
    if (loaded[route.id] !== undefined) continue;
    // Requests all files in parallel, instead of each when the previous one imports it.
    for (const file of page.imports ?? []) addLink("modulepreload", file);
    // Also runs the code, so that a click finds it ready.
    void fetchCodeAhead(page, loaded);
  }
}

const added = new Set<string>();

function addLink(rel: string, href: string, as = ""): void {
  if (added.has(href)) return;
  added.add(href);
  document.head.append(Object.assign(document.createElement("link"), { rel, href, as }));
}
