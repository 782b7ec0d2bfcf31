import { readFromTab, writeToTab } from "./tab-storage.ts";

const key = "asked-page";

/** Notes the address of the page that is being fetched, `undefined` once it is there. */
export function rememberAskedPage(href: string | undefined): void {
  writeToTab(key, href);
}

/** Whether a page is on its way. */
export const isPageAsked = (): boolean => readFromTab(key) !== undefined;

/**
 * The router answers a page whose code is gone from the server by reloading the page one came from. Called when a page
 * starts, this goes on from there to the page that was asked for. Gives whether it does.
 */
export function goToAskedPage(): boolean {
  const asked = readFromTab(key);
  writeToTab(key, undefined);
  const [entry] = performance.getEntriesByType("navigation");
  const reloaded = entry !== undefined && "type" in entry && entry.type === "reload";
  if (asked === undefined || !reloaded || !asked.startsWith("/") || asked.startsWith("//")) return false;
  window.location.replace(asked);
  return true;
}
