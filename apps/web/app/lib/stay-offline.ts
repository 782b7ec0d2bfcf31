import { isPageAsked } from "./asked-page.ts";

/**
 * The router answers a page whose code it cannot fetch by a reload. Offline that would put the browser's own error page
 * in place of one that can still be read, so the reload waits until the connection is back.
 */
export function stayWhileOffline(): void {
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || navigator.onLine) return;
    event.preventDefault();
    window.addEventListener("online", goOn, { once: true });
  });
}

// Another page may have come meanwhile, from what was fetched before.
function goOn(): void {
  if (isPageAsked()) window.location.reload();
}
