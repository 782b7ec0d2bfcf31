// Handles a page whose own code fails to load. No React and few bytes: part of every page's start script.
import { readFromTab, writeToTab } from "./tab-storage.ts";

const reloadedAt = "reloaded-at";
const unreachable = "The site cannot be reached. Check your connection, then try again.";

/** A second failure within this many ms does not reload again. */
export const reloadPauseMs = 60_000;

let holds = 0;

/** Keeps the page from reloading or leaving on its own while something is pending. Returns the release function. */
export function holdPage(): () => void {
  let held = true;
  holds += 1;
  return () => {
    if (held) holds -= 1;
    held = false;
  };
}

/** Whether the server has answered 404 for a file of this version, as happens after a deploy. */
function isVersionGone(): boolean {
  return performance
    .getEntriesByType("resource")
    .some((entry) => "responseStatus" in entry && entry.responseStatus === 404 && entry.name.includes("/assets/"));
}

/** Fields whose value comes from the visitor. */
const textFields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    "input:is([type=text],[type=email],[type=tel],[type=url]),textarea,select",
  );

/** Whether anything was typed or chosen: drafts are not kept before hydration. */
const isFilledIn = () =>
  [...textFields()].some((field) => ("options" in field ? isChosen(field) : field.value !== field.defaultValue));

/** Whether a list is off its default, which is its first option if none is set. */
const isChosen = ({ options }: HTMLSelectElement) =>
  ([...options].findLast(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected === false;

const keptTexts = () => `texts:${location.pathname}`;

/** Saves the page's texts for {@link restoreTexts}. */
function keepTexts(): void {
  const texts = Array.from(textFields(), ({ name, value }) => [name, value]);
  writeToTab(keptTexts(), JSON.stringify(Object.fromEntries(texts)));
}

/** Restores the field values from when the visitor left a page that could not start. */
export function restoreTexts(): void {
  const kept = readFromTab(keptTexts());
  if (kept === undefined) return;
  writeToTab(keptTexts(), undefined);
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- Written above.
  const texts: Record<string, string> = JSON.parse(kept);
  for (const field of textFields()) field.value = texts[field.name] ?? field.value;
}

/** Reloads after a deploy, at most once a minute and only if no text would be lost. Returns false if it did not. */
export function reloadAfterDeploy(now = Date.now()): boolean {
  const last = Number(readFromTab(reloadedAt) ?? 0);
  if (!isVersionGone() || isFilledIn() || now - last < reloadPauseMs || !writeToTab(reloadedAt, String(now)))
    return false;
  window.location.reload();
  return true;
}

/** Whether the server responds. Browsers count any network as online, often before the server is reachable. */
export async function isReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );
}

/** Reloads on request. If the server is unreachable the page stays, and `say` receives a message to show. */
export async function reloadPage(say: (text: string) => void): Promise<void> {
  if (!(await isReachable())) {
    say(unreachable);
    return;
  }
  window.location.reload();
}

/** A button that reloads the page, and an element for its messages. */
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

/** A bar at the bottom of the page. Uses inline styles, because nothing else on the page can be relied on. */
function showBar(...content: readonly (Node | string)[]): void {
  if (document.getElementById("load-failure") !== null) return;
  const notice = document.createElement("div");
  notice.id = "load-failure";
  notice.setAttribute("role", "alert");
  notice.style.cssText = bar;
  notice.append(...content);
  document.body.append(notice);
}

/** Removes the bar of {@link showWaiting}, {@link showReloadNeeded} or {@link openPage}. */
export function hideLoadFailure(): void {
  document.getElementById("load-failure")?.remove();
}

/** Reports that the next page's code failed to load and is being requested again. */
export const showWaiting = () => showBar("The page could not be loaded yet. It opens once the connection is back.");

const offerReload = (text: string) => showBar(text, ...reloadButton("Reload", control));

/** Reports that the page's code failed to load; the page is still readable and its links work. */
export function showLoadFailure(): void {
  addEventListener("pagehide", keepTexts);
  offerReload("Application Failed to Load. You can read this page and follow its links.");
}

/** Reports that the code of a part does not load although the server responds. */
export const showReloadNeeded = () =>
  offerReload("This part comes only when the page is loaded again. What you typed is kept.");

/** Loads a document, or offers a link to it if something would be lost. Returns false if it did not load. */
export function openPage(href: string): boolean {
  if (holds === 0) {
    window.location.assign(href);
    return true;
  }
  const link = document.createElement("a");
  link.href = href;
  link.style.cssText = "color:inherit";
  link.textContent = "Open it anew";
  showBar("The page could not be loaded here.", link);
  return false;
}
