/*
 * What a page does whose own code does not come. No React and few bytes: the page's loader, which stands in every page,
 * is made of it too.
 */
import { readFromTab, writeToTab } from "./tab-storage.ts";

const reloadedAt = "reloaded-at";
const unreachable = "The site cannot be reached. Check your connection, then try again.";

/** Milliseconds in which a second failure is no longer met by a reload. */
export const reloadPauseMs = 60_000;

let leavingBy: "reload" | "opening" | undefined;
let holds = 0;

/** How the page is being left: by {@link reloadPage} or by {@link openPage}. */
export const isLeavingBy = () => leavingBy;

/**
 * Keeps the page from being left by itself while something runs that would be lost: an answer, a run, a form on its way.
 *
 * @returns ends that
 */
export function holdPage(): () => void {
  let held = true;
  holds += 1;
  return () => {
    if (held) holds -= 1;
    held = false;
  };
}

/** Whether the server has answered 404 for a file of this version of the site, as it does after a deploy. */
function isVersionGone(): boolean {
  return performance
    .getEntriesByType("resource")
    .some((entry) => "responseStatus" in entry && entry.responseStatus === 404 && entry.name.includes("/assets/"));
}

/** Whether a field holds what nothing else has yet: before the application is there, drafts are not kept. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>("input,textarea")].some(
    (field) => field.value !== field.defaultValue,
  );

/**
 * Reloads a page that could not start because a new version was deployed under it. Only once a minute, so that a broken
 * deploy never loops, and never where something typed would be lost. Gives false when it did not reload.
 */
export function reloadAfterDeploy(now = Date.now()): boolean {
  const last = Number(readFromTab(reloadedAt) ?? 0);
  if (!isVersionGone() || isTyped() || now - last < reloadPauseMs || !writeToTab(reloadedAt, String(now))) return false;
  window.location.reload();
  return true;
}

/** Whether the server answers. A browser counts as online as soon as it has any network, often before that. */
export async function isReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );
}

/** Reloads for a visitor who wants it. Without a way to the server the page stays, and `say` gets a sentence to show. */
export async function reloadPage(say: (text: string) => void): Promise<void> {
  if (!(await isReachable())) {
    say(unreachable);
    return;
  }
  leavingBy = "reload";
  window.location.reload();
}

/** A button that reloads the page, and the place for what it has to say. */
export function reloadButton(label: string, style: string): readonly [HTMLElement, HTMLElement] {
  const button = document.createElement("button");
  button.type = "button";
  button.style.cssText = style;
  button.textContent = label;
  const note = document.createElement("p");
  note.setAttribute("role", "status");
  note.style.margin = "0";
  button.addEventListener("click", () => void reloadPage((text) => (note.textContent = text)));
  return [button, note];
}

const bar =
  "position:fixed;inset:auto 0 0;z-index:70;display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;justify-content:center;padding:14px 20px;background:#ca363a;color:#fdf9f7;font:500 15px/1.4 system-ui,sans-serif";
const control =
  "min-height:36px;padding:0 14px;border:1px solid currentColor;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer";

/** A bar at the page's foot. Styles are inline, because nothing else of the page may be counted on. */
function showBar(...content: readonly (Node | string)[]): void {
  if (document.getElementById("load-failure") !== null) return;
  const notice = document.createElement("div");
  notice.id = "load-failure";
  notice.setAttribute("role", "alert");
  notice.style.cssText = bar;
  notice.append(...content);
  document.body.append(notice);
}

/** Says that the page's code did not load, and leaves the page as it is: it can still be read and its links work. */
export function showLoadFailure(): void {
  showBar(
    "Application Failed to Load. You can read this page and follow its links.",
    ...reloadButton("Reload", control),
  );
}

/** Leaves for a page by loading it anew; where that would stop something, the visitor gets a link to it instead. */
export function openPage(href: string): void {
  if (holds === 0) {
    leavingBy = "opening";
    window.location.assign(href);
    return;
  }
  const link = document.createElement("a");
  link.href = href;
  link.style.cssText = "color:inherit";
  link.textContent = "Open it anew";
  showBar("The page could not be loaded here.", link);
}
