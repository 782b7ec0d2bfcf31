/*
 * The inline script of every page. It holds early clicks, starts the early modules, and loads the application at the
 * visitor's first action: a visitor who only reads downloads nothing more. Decision 0031.
 */

import { offerWaitingPanel } from "../../app/features/assistant/waiting-panel.ts";
import { hydratedEvent, startEvent, wantedEvent } from "../../app/lib/hydrated-event.ts";
import { reloadAfterDeploy, restoreTexts, showLoadFailure } from "../../app/lib/late-page.ts";
import { noteWriting } from "../../app/lib/note-writing.ts";
import { type StartData, startDataId } from "../../app/lib/start-data.ts";
import { handOverVisit, noteVisit, visitKey } from "../../app/lib/visit.ts";
import { drawRest } from "./draw-rest.ts";
import { afterFirstPaint } from "./first-paint.ts";
import { holdClicks } from "./hold-clicks.ts";

/** Without `pointerover`: browsers send it for a mouse that merely rests where the page appears. */
const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "keydown",
  "focusin",
  "input",
  "change",
  "click",
  wantedEvent,
];

/** Milliseconds without a scroll event after which a scroll has ended. */
const scrollEnd = 150;

// oxlint-disable-next-line typescript/no-unsafe-assignment -- The page's own build wrote it.
const data: StartData = JSON.parse(document.getElementById(startDataId)?.textContent ?? "");
/** Evaluated once: an anchor followed later is no reason to start, and pages that start fetch their files at once. */
const wanted = isWanted();
const running = new Map<Element, () => void>();
let started = false;
let handedOver = false;
let release = () => {};

function addLink(rel: string, href: string, media = ""): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel, href, media });
  document.head.append(link);
  return link;
}

/**
 * Resolves once the stylesheet for these media has loaded. The application needs rules that the page's own styles lack.
 */
function loadStyles(media: string): Promise<unknown> {
  const link = addLink("stylesheet", data.styles, media);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error(`${data.styles} could not be loaded`)));
  });
}

function importModule<Module>(href: string): Promise<Module> {
  return import(/* @vite-ignore */ href);
}

const modules = [data.manifest, ...data.imports, ...Object.values(data.routes).flat()];

/** Each in a separate task: a dozen at once keep a slow phone busy for 100 ms. */
function preload(hrefs: readonly string[]): void {
  for (const href of hrefs) setTimeout(addLink, 0, "modulepreload", href);
}

let asked = false;
/** Requests the application's files once, before anything else that a visitor's action needs. */
function askForModules(): void {
  if (!asked) preload(modules);
  asked = true;
}

/** Loads the application, and sets the globals from which the router hydrates. */
async function loadModules(): Promise<void> {
  askForModules();
  for (const href of modules) await import(/* @vite-ignore */ href);
  // Not earlier: they would compete with the application, which requests them once it is running.
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-ahead]")) preloadLate(dataset["ahead"]);
  const routes = Object.entries(data.routes).map(async ([id, hrefs]) => {
    const parts = await Promise.all(hrefs.map(importModule<object>));
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- Modules are objects.
    const module: object = Object.assign({}, ...parts);
    return [id, module] as const;
  });
  Object.assign(window, {
    __reactRouterContext: { ...data.context, state: data.state },
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(routes)),
  });
}

async function load(): Promise<void> {
  try {
    await Promise.all([loadStyles("all"), loadModules()]);
    handOver();
    document.dispatchEvent(new Event(startEvent));
  } catch (error) {
    // The notice has its own button.
    release();
    if (!reloadAfterDeploy()) showLoadFailure();
    throw error;
  }
}

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, wake, true);
  removeEventListener("scroll", wakeAfterScroll);
  void load();
}

/**
 * Starts the application after the frame that responds to the sign. A resting mouse gets a `pointermove` without
 * movement when a page appears.
 */
function wake(sign?: Event): void {
  if (sign instanceof PointerEvent && sign.type === "pointermove" && !sign.movementX && !sign.movementY) return;
  afterFirstPaint(() => {
    askForModules();
    requestAnimationFrame(() => setTimeout(start));
  });
}

let scrolling: ReturnType<typeof setTimeout>;
function wakeAfterScroll(): void {
  clearTimeout(scrolling);
  // Browsers send scroll events even if nothing has moved.
  if (scrollY === 0) return;
  scrolling = setTimeout(() => wake(), scrollEnd);
}

/** Whether the URL asks for something only the application shows, or this tab has used it and may have a draft. */
function isWanted(): boolean {
  return data.atOnce === "start" || location.search !== "" || location.hash !== "" || hasUsedApplication();
}

function hasUsedApplication(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key !== "react-router-scroll-positions" && key !== visitKey);
  } catch {
    return false;
  }
}

/** Fetches a late part while the application loads instead of one round trip after it. */
function preloadLate(name: string | null | undefined): void {
  preload(data.late[name ?? ""] ?? []);
}

async function startEarly(element: HTMLElement): Promise<void> {
  const name = element.dataset["early"] ?? "";
  const href = data.early[name];
  if (href === undefined) return;
  await import(/* @vite-ignore */ href);
  const startModule = globalThis.earlyModules?.[name];
  if (startModule && !handedOver) running.set(element, startModule(element));
}

/** Decorative: the page works without them. */
function startEarlyModules(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-early]")) startEarly(element).catch(() => {});
}

/** The same as OfflineBanner, whose classes are not in the page's styles. */
function offlineBanner(): HTMLElement {
  const banner = document.createElement("p");
  banner.style.cssText =
    "padding:10px 16px;background:var(--tf-bad-solid);color:var(--tf-on-bad);text-align:center;font-weight:500";
  banner.textContent = "Connection lost. Please check your internet connection.";
  return banner;
}

function showConnection(): void {
  // Created only where it is shown: reading its styles takes a millisecond of a page's start.
  const shown = handedOver || navigator.onLine ? [] : [offlineBanner()];
  document.querySelector("[data-offline-banner]")?.replaceChildren(...shown);
}

/** Restores the prerendered markup for React. */
function handOver(): void {
  handedOver = true;
  for (const stop of running.values()) stop();
  running.clear();
  removeEventListener("online", showConnection);
  removeEventListener("offline", showConnection);
  showConnection();
}

/**
 * Gives a key to the history entry of a link within a page. The router treats all entries without one as the same: in
 * browsers that scroll before they dispatch the event, such as Safari, the router would scroll on to the position of
 * another entry.
 */
function nameEntry(event: PopStateEvent): void {
  if (!event.state) history.replaceState({ key: Math.random() }, "");
}

/** From now on the router prefetches. */
function stopSpeculation(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}

function waitForSign(): void {
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  addEventListener("scroll", wakeAfterScroll, { passive: true });
  addEventListener("popstate", nameEntry);
  release = holdClicks({
    isOwned: (control) =>
      running.has(control.closest("[data-early]") ?? control) || control.closest("[data-waiting]") !== null,
    isHeard: () => handedOver,
    onHeld: (control) => {
      askForModules();
      preloadLate(control.getAttribute("aria-controls"));
    },
  });
  offerWaitingPanel();
  // Not during React's own work: hydration effects come first.
  document.addEventListener(hydratedEvent, () => setTimeout(release), { once: true });
  document.addEventListener(hydratedEvent, stopSpeculation, { once: true });
  for (const year of document.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
  addEventListener("online", showConnection);
  addEventListener("offline", showConnection);
  showConnection();
  // Not in the task that parses the page and lays it out.
  if (wanted || data.atOnce === "fetch") setTimeout(askForModules);
  // Without applying them: once fetched, they let the application start even while the server is down. Its start links
  // them again: if the media of a link change, Chromium takes fonts that came too late before, and lines move.
  if (data.atOnce === "fetch") setTimeout(() => void loadStyles("not all").catch(() => {}));
  if (wanted) afterFirstPaint(start);
  const whenIdle = () => afterFirstPaint(() => (window.requestIdleCallback ?? setTimeout)(startEarlyModules));
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

drawRest();
restoreTexts();
noteVisit();
noteWriting();
handOverVisit();
waitForSign();
