/*
 * The one script that stands in every page. It fetches the application when the page is painted, loaded and idle, or as
 * soon as the visitor moves, touches or types; until then nothing competes with the first paint. `vite/deferred-boot.ts` puts
 * the names of the files in place of the constants.
 */
import { hydratedEvent } from "./hydrated-event.ts";
import { reloadAfterDeploy, showLoadFailure } from "./late-page.ts";

/** The page's own module: it holds the router's data and starts the application. */
declare const bootModule: string;
/** The whole site's stylesheet; a page by itself holds only what it needs. */
declare const siteStyles: string;
/** What the boot module imports, leaves first. */
declare const bootImports: readonly string[];

const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"];
const earlyClick: { target?: HTMLElement } = {};
let started = false;

/** A click on something that only works once alive is held back from React and made again then (`data-replay`). */
function holdClick(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-replay]") : null;
  if (target === null) return;
  event.stopImmediatePropagation();
  earlyClick.target = target;
}

function replayClick(): void {
  removeEventListener("click", holdClick, true);
  earlyClick.target?.click();
}

/** Lets the browser paint and answer input between two modules, so that no evaluation is one long task. */
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel, href });
  document.head.append(link);
  return link;
}

/** Resolves when the stylesheet applies; the application shows what the page by itself has no styles for. */
function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = addLink("stylesheet", siteStyles);
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${siteStyles} could not be loaded`)));
  });
}

async function loadLibraries(): Promise<void> {
  for (const href of [...bootImports, bootModule]) addLink("modulepreload", href);
  for (const module of bootImports) {
    await import(/* @vite-ignore */ module);
    await pause();
  }
}

async function load(): Promise<void> {
  try {
    await Promise.all([loadStyles(), loadLibraries()]);
    await import(/* @vite-ignore */ bootModule);
  } catch (error) {
    if (!reloadAfterDeploy()) showLoadFailure();
    throw error;
  }
}

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, wake, true);
  void load();
}

/** Calls `next` once something of the page is on screen; at once in browsers that do not tell. */
function afterFirstPaint(next: () => void): void {
  const painted = "first-contentful-paint";
  const told = PerformanceObserver.supportedEntryTypes.includes("paint");
  if (!told || performance.getEntriesByName(painted).length > 0) {
    next();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(painted).length === 0) return;
    observer.disconnect();
    next();
  }).observe({ type: "paint", buffered: true });
}

/** After the frame that shows what the sign did: the first paint is never kept waiting by a resting mouse. */
function wake(): void {
  afterFirstPaint(() => requestAnimationFrame(() => setTimeout(start)));
}

function startWhenIdle(): void {
  afterFirstPaint(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
}

function waitForSign(): void {
  addEventListener("click", holdClick, true);
  document.addEventListener(hydratedEvent, replayClick, { once: true });
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}

waitForSign();
